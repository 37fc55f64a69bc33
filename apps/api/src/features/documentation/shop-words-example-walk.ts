import { randomUUID } from "node:crypto";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** What a shop offers and says of itself is written, changed and removed again. */
interface InShop {
  language: Language;
  seller_key: string;
}

/** A coupon is made, looked at, changed, paused and removed again. */
export async function keepCoupons({ sellerCoupons: calls }: ApiClient, inShop: InShop): Promise<void> {
  const { code } = (await calls.couponCode(inShop)).data;
  const rules = { title_bn: "শীতের ছাড়", title_en: "Winter offer", kind: "percent" as const, percent: 10 };
  const key = { context: { idempotencyKey: randomUUID() } };
  const { coupon } = (await calls.createCoupon({ ...inShop, code, ...rules, is_public: true }, key)).data;
  const { id_coupon, version } = coupon;
  const dearer = { ...rules, max_discount: 20_000, min_item_total: 50_000, is_public: true };
  await calls.changeCoupon({ ...inShop, id_coupon, ...dearer, version });
  await calls.coupons(inShop);
  await calls.coupon({ ...inShop, id_coupon });
  await calls.couponQr({ ...inShop, id_coupon, format: "svg" });
  await calls.pauseCoupon({ ...inShop, id_coupon, is_paused: true });
  await calls.removeCoupon({ ...inShop, id_coupon });
}

/** A page of the shop's own is added, changed and removed again. */
async function keepPages({ sellerPages: calls }: ApiClient, inShop: InShop): Promise<void> {
  const wrapping = {
    title_bn: "উপহার মোড়ক",
    title_en: "Gift wrapping",
    body_bn: "## কীভাবে\n\n- কার্টে **মোড়ক** রাখুন",
    body_en: "## How\n\n- Put **wrapping** into the cart",
    in_header: false,
    in_footer: true,
  };
  const key = { context: { idempotencyKey: randomUUID() } };
  const { page } = (await calls.createPage({ ...inShop, ...wrapping, position: 99 }, key)).data;
  const { id_extra_page, version } = page;
  await calls.changePage({ ...inShop, ...wrapping, id_extra_page, version, position: 1 });
  await calls.pages(inShop);
  await calls.removePage({ ...inShop, id_extra_page });
}

/** A size guide is added, read as shoppers do, changed and removed again. */
async function keepSizeGuides(
  { sellerSizeGuides: calls, sizeGuides }: ApiClient,
  inShop: InShop,
): Promise<void> {
  const shirts = {
    name_bn: "শার্ট",
    name_en: "Shirts",
    how_bn: "জামা সমান জায়গায় বিছিয়ে মাপুন",
    how_en: "Measure a shirt laid flat",
    columns: [
      { name_bn: "বুক", name_en: "Chest", unit: "inch" as const },
      { name_bn: "ইউরোপের মাপ", name_en: "EU size", unit: "words" as const },
    ],
    rows: [
      { size: "M", cells: ["38", "48"] },
      { size: "L", cells: ["40-41", "50"] },
    ],
  };
  const key = { context: { idempotencyKey: randomUUID() } };
  const { size_guide } = (await calls.createSizeGuide({ ...inShop, ...shirts }, key)).data;
  const { id_size_guide, version } = size_guide;
  const { language, seller_key: sellerKey } = inShop;
  await sizeGuides.shopSizeGuide({ language, sellerKey, id: id_size_guide });
  await calls.changeSizeGuide({ ...inShop, ...shirts, name_en: "Shirts for men", id_size_guide, version });
  await calls.sizeGuides(inShop);
  await calls.removeSizeGuide({ ...inShop, id_size_guide });
}

/** What happened in the shop in some days is read, and had as files. */
export async function readNumbers({ sellerReports: calls }: ApiClient, inShop: InShop): Promise<void> {
  const days = { ...inShop, start: "2026-02-23", end: "2026-03-01" };
  await calls.report(days);
  await calls.reportFile({ ...days, table: "days" });
}

/** Its pages and its size guides. */
export async function keepPagesAndSizes(owner: ApiClient, inShop: InShop): Promise<void> {
  await keepPages(owner, inShop);
  await keepSizeGuides(owner, inShop);
}

/** Words of the search are said to mean the same, changed and removed again. */
export async function keepSearchWords({ sellerSearch: calls }: ApiClient, inShop: InShop): Promise<void> {
  const key = { context: { idempotencyKey: randomUUID() } };
  const { group } = (await calls.createSynonyms({ ...inShop, words: ["মধু", "honey"] }, key)).data;
  const { id_synonyms, version } = group;
  await calls.changeSynonyms({ ...inShop, words: ["মধু", "honey", "shahad"], id_synonyms, version });
  await calls.searchWords(inShop);
  await calls.removeSynonyms({ ...inShop, id_synonyms });
}

/** All data of the shop is had as a file, which is deleted again; the shop is closed, and sells again after all. */
export async function takeOut(
  { sellerTakeOut: calls, sellerClosing, sellerOpening }: ApiClient,
  inShop: InShop,
  makeTakeOut: () => Promise<unknown>,
): Promise<void> {
  const { id_take_out } = (await calls.askTakeOut(inShop)).data.take_out;
  await makeTakeOut();
  await calls.takeOut(inShop);
  const ofFile = { ...inShop, id_take_out, file: 1 };
  const { key } = (await calls.openTakeOutFile(ofFile)).data;
  await calls.takeOutPart({ ...ofFile, part: 1, key });
  await calls.removeTakeOut({ ...inShop, id_take_out });
  const { name } = (await sellerOpening.opening(inShop)).data.opening.answers;
  const words = inShop.language === "bn" ? "এলাকা বদলাচ্ছি" : "We are moving away";
  await sellerClosing.closeShop({ ...inShop, reason: "business_ends", words, name: name.en });
  await sellerClosing.shopClosing(inShop);
  await sellerClosing.reopenShop(inShop);
  await sellerOpening.resumeShop(inShop);
}
