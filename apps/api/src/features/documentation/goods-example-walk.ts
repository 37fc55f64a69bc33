import { randomUUID } from "node:crypto";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";
import sharp from "sharp";

/** The smallest picture there is. */
const photo =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A product is put on sale, changed and copied. */
export async function keepGoods(
  client: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const { sellerProducts: calls, productDrafts: drafts, sellerGoods, sellerStock } = client;
  const file = new File([Buffer.from(photo, "base64")], "honey.png", { type: "image/png" });
  const { data } = await calls.uploadProductPicture({ ...inShop, picture: file });
  const name = inShop.language === "bn" ? "সুন্দরবনের মধু" : "Sundarban Honey";
  const { categories } = (await calls.productCategories(inShop)).data;
  const id_category = categories[0]?.id_category;
  const once = () => ({ context: { idempotencyKey: randomUUID() } });
  const begun = await drafts.createDraft({ ...inShop, pictures: [data.picture] }, once());
  const { id_draft } = begun.data.draft;
  const ofDraft = { ...inShop, id_draft };
  await drafts.draft(ofDraft);
  await drafts.focusPicture({ ...ofDraft, picture: data.picture, x: 50, y: 50 });
  await drafts.drafts({ ...inShop, page: 1 });
  const { data: saved } = await drafts.saveDraft({
    ...ofDraft,
    version: 1,
    [`name_${inShop.language}`]: name,
    price: 85_000,
    stock: 12,
    id_category,
    facts: [{ name_bn: "ওজন", name_en: "Weight", value_bn: "৫০০ গ্রাম", value_en: "500 g" }],
  });
  const { data: sold } = await drafts.publishDraft({ ...ofDraft, version: saved.draft.version }, once());
  const { id_product } = sold.product;
  const counted = { id_product, change: "counted" as const, pieces: 10, was: 12 };
  await sellerStock.changeStock({ ...inShop, ...counted }, once());
  await sellerStock.setLowLimit({ ...inShop, id_product, low_limit: 5 });
  await sellerStock.stockHistory({ ...inShop, id_product });
  await sellerGoods.setProductStatus({ ...inShop, products: [id_product], status: "hidden" });
  await sellerGoods.goods({ ...inShop, view: "hidden" });
  await sellerGoods.productQr({ ...inShop, id_product, format: "svg" });
  await sellerGoods.productDoctor({ ...inShop, id_product });
  await sellerGoods.setPrice({ ...inShop, id_product, price: 90_000, was: 85_000 });
  await drafts.product({ ...inShop, id_product });
  await editInBulk(client, inShop);
  await importGoods(client, inShop, { id_product, picture: data.picture });
  await drafts.editProduct({ ...inShop, id_product });
  const { data: copy } = await drafts.copyProduct({ ...inShop, id_product });
  await drafts.discardDraft({ ...inShop, id_draft: copy.draft.id_draft });
}

/** What a shop sells becomes cheaper by a rule, which is taken back, and dearer by hand. */
async function editInBulk(
  { sellerBulkEdit: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const { rows } = (await calls.goodsTable(inShop)).data;
  const rule = { move: "lower", unit: "percent", amount: 10, round_to: 5, cross_out: true } as const;
  const { data: ruled } = await calls.previewPriceRule({ ...inShop, ...rule });
  await calls.applyBulkEdit({ ...inShop, ...ruled });
  await calls.undoBulkEdit({ ...inShop, ...ruled });
  const [row] = rows.filter(({ id_combination }) => id_combination === null);
  const { data: typed } = await calls.previewBulkEdit({
    ...inShop,
    changes: [{ id_product: row?.id_product ?? 0, stock: (row?.stock ?? 0) + 12 }],
  });
  await calls.bulkEdit({ ...inShop, ...typed });
  await calls.applyBulkEdit({ ...inShop, ...typed });
  await calls.bulkEdits(inShop);
}

/** Goods are had as a file; a file is looked at, done, and taken back. */
async function importGoods(
  { sellerGoodsImport: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
  { id_product, picture }: { id_product: number; picture: string },
): Promise<void> {
  await calls.goodsSample({ ...inShop, format: "xlsx" });
  await calls.goodsExportParts(inShop);
  await calls.goodsExport({ ...inShop, part: 1, format: "csv" });
  const lines = [
    "product_id,name_en,price,stock,category,pictures",
    `${id_product},,875,,,`,
    `,Mustard Honey,650,20,,${picture}`,
    ",Honey without a price,,5,,",
  ];
  const table = new File([lines.join("\r\n")], "honey.csv", { type: "text/csv" });
  const { data } = await calls.uploadGoodsImport({ ...inShop, table });
  const ofImport = { ...inShop, id_import: data.id_import };
  await calls.goodsImport(ofImport);
  await calls.goodsImportFailures({ ...ofImport, format: "csv" });
  await calls.applyGoodsImport({ ...ofImport, takes_zeros: false, makes_doubles: false });
  await calls.goodsImports(inShop);
  await calls.undoGoodsImport(ofImport);
}

/** A category of the shop is added, moved and removed again. */
export async function keepShopCategories(
  { sellerCategories: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const honey = { ...inShop, name_bn: "মধু", name_en: "Honey", motif: "grocery" as const };
  const key = { context: { idempotencyKey: randomUUID() } };
  const { data } = await calls.createCategory({ ...honey, position: 99 }, key);
  const { id_category, version } = data.category;
  await calls.changeCategory({ ...honey, id_category, version, position: 1 });
  await calls.categories(inShop);
  await calls.removeCategory({ ...inShop, id_category });
}

/** A ribbon of the shop is added, put on a product, given a rule and removed again. */
export async function keepRibbons(
  { sellerRibbons: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const winter = { ...inShop, name_bn: "শীতের পণ্য", name_en: "For winter", tone: 3 as const, position: 99 };
  const key = { context: { idempotencyKey: randomUUID() } };
  const { data } = await calls.createRibbon({ ...winter, rule: "by_hand" }, key);
  const { id_ribbon, version } = data.ribbon;
  const ofRibbon = { ...inShop, id_ribbon };
  const { products } = (await calls.ribbonProducts({ ...ofRibbon, view: "all" })).data;
  const chosen = products.slice(0, 1).map(({ id_product }) => id_product);
  await calls.changeRibbonProducts({ ...ofRibbon, products: chosen, is_on: true });
  await calls.changeRibbon({ ...winter, ...ofRibbon, version, rule: "newest", rule_count: 12, position: 1 });
  await calls.ribbons(inShop);
  await calls.removeRibbon(ofRibbon);
}

/** A banner with a picture is added, given days, and removed again. */
export async function keepBanners(
  { sellerBanners: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const file = await drawnFile("feast.png", 1000, 400);
  const { data } = await calls.uploadBannerPicture({ ...inShop, frame: "wide", picture: file });
  const { banners } = (await calls.banners(inShop)).data;
  const { targets } = (await calls.bannerTargets({ ...inShop, search: "honey" })).data;
  const feast = {
    ...inShop,
    title_bn: "ঈদের কেনাকাটা",
    title_en: "Shopping for Eid",
    text_bn: "সেমাই, চিনি আর সুগন্ধি চাল এক জায়গায়।",
    text_en: "Vermicelli, sugar and fragrant rice in one place.",
    picture: data.picture,
    target: { kind: targets[0]?.kind ?? ("none" as const), id: targets[0]?.id ?? null },
    is_on: true,
    position: banners.length + 1,
  };
  const key = { context: { idempotencyKey: randomUUID() } };
  const { banner } = (await calls.createBanner(feast, key)).data;
  const { id_banner, version } = banner;
  const days = { starts_on: "2026-03-14", ends_on: "2026-03-24" };
  await calls.changeBanner({ ...feast, ...days, id_banner, version });
  await calls.removeBanner({ ...inShop, id_banner });
}

/** What the shop looks like: a line above its pages, and a text on its first page. */
export async function keepFace(
  { sellerFace: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const { announcement } = (await calls.announcement(inShop)).data;
  const { targets } = (await calls.faceTargets(inShop)).data;
  const target = { kind: targets[0]?.kind ?? ("none" as const), id: targets[0]?.id ?? null };
  const line = { text_bn: "শুক্রবার ডেলিভারি ফ্রি", text_en: "Free delivery on Friday" };
  const days = { starts_on: "2026-03-01", ends_on: "2026-03-31" };
  await calls.saveAnnouncement({ ...inShop, ...line, ...days, target, version: announcement.version });
  const file = await drawnFile("field.png", 600, 400);
  const { picture } = (await calls.uploadSectionPicture({ ...inShop, picture: file })).data;
  const story = {
    ...inShop,
    kind: "picture_text" as const,
    title_bn: "মাঠ থেকে",
    title_en: "From the field",
    text_bn: "আমাদের সবজি সাভারের কৃষকদের কাছ থেকে সরাসরি আসে।",
    text_en: "Our vegetables come straight from farmers of Savar.",
    picture,
    target,
  };
  const key = { context: { idempotencyKey: randomUUID() } };
  const { section } = (await calls.createSection(story, key)).data;
  const id_section = section.id_section ?? 0;
  const { version } = (await calls.home(inShop)).data;
  await calls.moveSection({ ...inShop, key: section.key, move: "up", version });
  const title_en = "From field to door";
  await calls.changeSection({ ...story, title_en, id_section, version: section.version });
  await calls.removeSection({ ...inShop, id_section });
}

/** A picture of one colour, as somebody uploads it; sizes in px. */
async function drawnFile(name: string, width: number, height: number): Promise<File> {
  const green = { r: 10, g: 125, b: 79 };
  const drawn = await sharp({ create: { width, height, channels: 3, background: green } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(drawn)], name, { type: "image/png" });
}
