import { randomUUID } from "node:crypto";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

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
  await drafts.drafts({ ...inShop, page: 1 });
  const { data: saved } = await drafts.saveDraft({
    ...ofDraft,
    version: 1,
    [`name_${inShop.language}`]: name,
    price: 85_000,
    stock: 12,
    id_category,
  });
  const { data: sold } = await drafts.publishDraft({ ...ofDraft, version: saved.draft.version }, once());
  const { id_product } = sold.product;
  const counted = { id_product, change: "counted" as const, pieces: 10, was: 12 };
  await sellerStock.changeStock({ ...inShop, ...counted }, once());
  await sellerStock.setLowLimit({ ...inShop, id_product, low_limit: 5 });
  await sellerStock.stockHistory({ ...inShop, id_product });
  await sellerGoods.setProductStatus({ ...inShop, products: [id_product], status: "hidden" });
  await sellerGoods.goods({ ...inShop, view: "hidden" });
  await sellerGoods.setPrice({ ...inShop, id_product, price: 90_000, was: 85_000 });
  await drafts.product({ ...inShop, id_product });
  await editInBulk(client, inShop);
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
