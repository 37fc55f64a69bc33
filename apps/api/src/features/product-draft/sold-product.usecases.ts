import { isDeepStrictEqual } from "node:util";
import type { ProductContent } from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { replaceRibbons } from "../ribbon/ribbon.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import { listOwnSizeGuides } from "../size-guide/size-guide.usecases";
import { romanised } from "../words/romanised";
import { changedParts } from "./content-merge";
import { freeSlugs } from "./free-slugs.usecases";
import type { Sold } from "./sold-content";
import { saveCombinations } from "./sold-combinations.usecases";
import * as products from "./sold-product.repository";
import { saveValues, type WrittenProduct, type Writing } from "./sold-values.usecases";

/** A product that is to be sold. */
export interface NewProduct {
  content: ProductContent;
  /** What its address ends with, where somebody says so; by its name else, numbered where the shop has it already. */
  slug?: string;
}

/** What a product is to become. */
export interface ProductChange {
  /** As it is now, held by this transaction. */
  sold: Sold;
  content: ProductContent;
}

/**
 * Writes new products, in as few statements for many as for one: customers can buy those that have a picture as soon as the
 * shop sells.
 * @returns their ids, in their order
 * @throws invalid_input for a category, a ribbon or a size guide that is not the shop's
 */
export async function sellNewProducts(
  tx: Queryable,
  at: Writing,
  wanted: readonly NewProduct[],
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const { shopId, accountId, now } = at;
  await holdGoods(tx, shopId);
  const contents = wanted.map(({ content }) => content);
  const names = wanted.map(({ slug, content }) => slug || content.name_en || content.name_bn);
  const slugs = await freeSlugs(tx, shopId, names);
  const rowOf = await rowsFor(tx, shopId, contents);
  const rows = contents.map((content, place) => {
    const stock = content.attributes.length > 0 ? 0 : (content.stock ?? 0);
    // Nothing is live without a picture.
    const status = content.pictures.length > 0 ? ("live" as const) : ("hidden" as const);
    return { shopId, slug: slugs[place] ?? "", ...rowOf(content), status, stock, publishedAt: now };
  });
  const idBySlug = await products.insertProducts(tx, rows);
  const written = rows.map(({ slug, stock }, place): WrittenProduct & { stock: number } => {
    const [id, content] = [idBySlug.get(slug), contents[place]];
    if (id === undefined || !content) throw new Error("A product was not written.");
    return { id, content, stock };
  });
  await products.insertMovements(
    tx,
    written.map(({ id: productId, stock: change }) => {
      return { shopId, productId, change, reason: "initial", accountId, at: now } as const;
    }),
  );
  await saveParts(tx, at, written);
  return written.map(({ id }) => id);
}

/**
 * Writes the changes of products, in as few statements for many as for one.
 * @throws invalid_input for a category, a ribbon or a size guide that is not the shop's
 */
export async function changeSoldProducts(
  tx: Queryable,
  at: Writing,
  changes: readonly ProductChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { shopId } = at;
  await holdGoods(tx, shopId);
  const contents = changes.map(({ content }) => content);
  const rowOf = await rowsFor(tx, shopId, contents);
  const rows = changes.map(({ sold, content }) => {
    const row = { shopId, id: sold.product.id, ...rowOf(content) };
    return { row, isCalledOtherwise: isCalledOtherwise(sold, content, row.categoryId) };
  });
  await products.updateProducts(
    tx,
    rows.flatMap(({ row, isCalledOtherwise }) => (isCalledOtherwise ? [] : [row])),
  );
  // Without its words search finds a product by those that it is called by now.
  await products.updateProducts(
    tx,
    rows.flatMap(({ row, isCalledOtherwise }) =>
      isCalledOtherwise ? [{ ...row, searchVector: "", nameVector: "" }] : [],
    ),
  );
  await countOtherwise(tx, at, changes);
  await saveParts(
    tx,
    at,
    changes.map(({ sold, content }) => ({ id: sold.product.id, content, sold })),
  );
}

/** Whether search has to find a product by other words than before. */
const isCalledOtherwise = ({ product, content: was }: Sold, is: ProductContent, categoryId: number) =>
  product.categoryId !== categoryId ||
  !isDeepStrictEqual(was.facts, is.facts) ||
  (["name_bn", "name_en", "description_bn", "description_en"] as const).some(
    (part) => was[part] !== is[part],
  );

/** Where a product has attributes from now on, or has none any more, what is counted changes hands between it and its combinations. */
async function countOtherwise(
  tx: Queryable,
  { shopId, accountId, now }: Writing,
  changes: readonly ProductChange[],
): Promise<void> {
  const moved = changes.flatMap(({ sold: { product }, content }) => {
    const willHave = content.attributes.length > 0;
    if (product.hasAttributes === willHave) return [];
    return [{ id: product.id, willHave, pieces: willHave ? -product.stock : (content.stock ?? 0) }];
  });
  await products.insertMovements(
    tx,
    moved.map(({ id: productId, pieces: change }) => {
      return { shopId, productId, change, reason: "corrected", accountId, at: now } as const;
    }),
  );
  await products.updateProducts(
    tx,
    moved.flatMap(({ id, willHave, pieces }) => (willHave ? [] : [{ shopId, id, stock: pieces }])),
  );
}

/** Whoever reviews the shop has read what it sells. */
async function holdGoods(tx: Queryable, shopId: number): Promise<void> {
  const held = await products.holdShop(tx, shopId);
  if (held?.status === "sent") await countOpeningChange(tx, shopId);
}

/** @returns what a product is shown by, of one of some contents */
async function rowsFor(tx: Queryable, shopId: number, contents: readonly ProductContent[]) {
  const ribbonIds = [...new Set(contents.flatMap(({ ribbons }) => ribbons))];
  if ((await products.listOwnRibbons(tx, shopId, ribbonIds)).length < ribbonIds.length)
    throw new DomainError("invalid_input", {}, [{ field: "ribbons", code: "ribbon_unknown" }]);
  await requireOwnSizeGuides(tx, shopId, contents);
  const categoryFor = await categoriesFor(tx, shopId, contents);
  return (content: ProductContent) => ({
    categoryId: categoryFor(content),
    nameBn: content.name_bn,
    nameEn: content.name_en,
    descriptionBn: content.description_bn,
    descriptionEn: content.description_en,
    picture: content.pictures[0] ?? "",
    ...pricesOf(content),
    measureAmount: content.measure?.amount ?? null,
    measureUnit: content.measure?.unit ?? null,
    facts: content.facts,
    hasAttributes: content.attributes.length > 0,
    homeCityOnly: content.home_city_only,
    sizeGuideId: content.id_size_guide,
  });
}

/** @throws invalid_input for a size guide that is not the shop's, or is gone since */
async function requireOwnSizeGuides(tx: Queryable, shopId: number, contents: readonly ProductContent[]) {
  const asked = [...new Set(contents.flatMap(({ id_size_guide }) => id_size_guide ?? []))];
  if ((await listOwnSizeGuides(tx, shopId, asked)).length < asked.length)
    throw new DomainError("invalid_input", {}, [{ field: "id_size_guide", code: "size_guide_unknown" }]);
}

/** What it costs by itself; what its combinations come to is summed up when they are written. */
function pricesOf({ price, old_price: oldPrice }: ProductContent) {
  return { price: price ?? 0, maxPrice: price ?? 0, oldPrice };
}

async function saveParts(tx: Queryable, at: Writing, written: readonly WrittenProduct[]): Promise<void> {
  const { shopId } = at;
  const isOther = (part: "pictures" | "ribbons", { content, sold }: WrittenProduct) =>
    !sold || changedParts(sold.content, content).includes(part);
  await products.replacePictures(
    tx,
    shopId,
    written
      .filter((product) => isOther("pictures", product))
      .map(({ id, content }) => ({ id, pictures: content.pictures })),
  );
  await replaceRibbons(
    tx,
    shopId,
    written
      .filter((product) => isOther("ribbons", product))
      .map(({ id, content }) => ({ id, ribbons: content.ribbons })),
  );
  const valueIds = await saveValues(tx, at, written);
  await saveCombinations(tx, at, written, valueIds);
  if (valueIds.size > 0) await products.sumUpCombinations(tx, shopId, [...valueIds.keys()]);
}

/**
 * The category that a content asks for, else the shop's first; a shop without one gets one that is called what it deals in.
 * @returns it for one of the contents
 * @throws invalid_input for one that is not the shop's
 */
async function categoriesFor(tx: Queryable, shopId: number, contents: readonly ProductContent[]) {
  const own = await products.listCategoryIds(tx, shopId);
  if (contents.some(({ id_category: asked }) => asked !== null && !own.includes(asked)))
    throw new DomainError("invalid_input", {}, [{ field: "id_category", code: "category_unknown" }]);
  const isLeft = contents.some(({ id_category: asked }) => asked === null);
  const first = own[0] ?? (isLeft ? await makeFirstCategory(tx, shopId) : 0);
  return ({ id_category: asked }: ProductContent) => asked ?? first;
}

async function makeFirstCategory(tx: Queryable, shopId: number): Promise<number> {
  const trade = await products.findTradeOf(tx, shopId);
  if (!trade) throw new DomainError("shop_not_found");
  const slug = romanised(trade.nameEn) || "goods";
  const made = await products.insertCategory(tx, { shopId, slug, ...trade });
  if (made === undefined) throw new Error("A category was not written.");
  return made;
}
