import type { ProductContent } from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { replaceRibbons } from "../ribbon/ribbon.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import { romanised } from "../words/romanised";
import { priceOf, shownCombinations } from "./draft-lacks";
import { listSoldCombinations } from "./sold-content.repository";
import type { Sold } from "./sold-content";
import { saveCombinations } from "./sold-combinations.usecases";
import * as products from "./sold-product.repository";
import { saveValues, type Writing } from "./sold-values.usecases";

/** A slug is for addresses: of a long name the beginning is enough. */
const slugMaxLength = 60;

/**
 * Writes a new product: customers can buy it as soon as the shop sells.
 * @param wantedSlug what its address ends with, where somebody says so; by its name else, numbered where the shop has it already
 * @returns its id
 * @throws invalid_input for a category or a ribbon that is not the shop's
 */
export async function sellNewProduct(
  tx: Queryable,
  at: Writing,
  content: ProductContent,
  wantedSlug = "",
): Promise<number> {
  const { shopId, accountId, now } = at;
  await holdGoods(tx, shopId);
  const row = await rowOf(tx, shopId, content);
  const stock = content.attributes.length > 0 ? 0 : (content.stock ?? 0);
  const slug = await freeSlug(tx, shopId, wantedSlug || content.name_en || content.name_bn);
  const id = await products.insertProduct(tx, { ...row, shopId, slug, stock, publishedAt: now });
  if (id === undefined) throw new Error("A product was not written.");
  const first = { shopId, productId: id, change: stock, reason: "initial", accountId, at: now } as const;
  await products.insertMovements(tx, [first]);
  await saveParts(tx, at, id, content, undefined);
  return id;
}

/**
 * Writes the changes of a product.
 * @param sold as it is now, held by this transaction
 * @returns its id
 * @throws invalid_input for a category or a ribbon that is not the shop's
 */
export async function changeSoldProduct(
  tx: Queryable,
  at: Writing,
  sold: Sold,
  content: ProductContent,
): Promise<number> {
  const { shopId, accountId, now } = at;
  const { id, hasAttributes, stock } = sold.product;
  await holdGoods(tx, shopId);
  const row = await rowOf(tx, shopId, content);
  // Without its words search finds it by those that it is called by now.
  await products.updateProduct(tx, shopId, id, { ...row, searchVector: "", nameVector: "" });

  const willHave = content.attributes.length > 0;
  if (hasAttributes !== willHave) {
    // What is counted changes hands between the product and its combinations.
    const pieces = willHave ? -stock : (content.stock ?? 0);
    const movement = { shopId, productId: id, change: pieces, accountId, at: now };
    await products.insertMovements(tx, [{ ...movement, reason: "corrected" }]);
    if (!willHave) await products.updateProduct(tx, shopId, id, { stock: pieces });
  }
  await saveParts(tx, at, id, content, sold);
  return id;
}

/** Whoever reviews the shop has read what it sells. */
async function holdGoods(tx: Queryable, shopId: number): Promise<void> {
  const held = await products.holdShop(tx, shopId);
  if (held?.status === "sent") await countOpeningChange(tx, shopId);
}

async function rowOf(tx: Queryable, shopId: number, content: ProductContent) {
  const ribbonIds = await products.listOwnRibbons(tx, shopId, content.ribbons);
  if (ribbonIds.length < content.ribbons.length)
    throw new DomainError("invalid_input", {}, [{ field: "ribbons", code: "ribbon_unknown" }]);
  return {
    categoryId: await categoryFor(tx, shopId, content.id_category),
    nameBn: content.name_bn,
    nameEn: content.name_en,
    descriptionBn: content.description_bn,
    descriptionEn: content.description_en,
    picture: content.pictures[0] ?? "",
    ...pricesOf(content),
    hasAttributes: content.attributes.length > 0,
    homeCityOnly: content.home_city_only,
  };
}

/** The lowest price with its old one, and the highest: what a card shows. */
function pricesOf(content: ProductContent) {
  const priced =
    content.attributes.length > 0
      ? shownCombinations(content).map((combination) => priceOf(content, combination))
      : [{ price: content.price, oldPrice: content.old_price }];
  const [cheapest] = [...priced].sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
  return {
    price: cheapest?.price ?? 0,
    oldPrice: cheapest?.oldPrice ?? null,
    maxPrice: Math.max(...priced.map(({ price }) => price ?? 0)),
  };
}

async function saveParts(
  tx: Queryable,
  at: Writing,
  id: number,
  content: ProductContent,
  sold: Sold | undefined,
): Promise<void> {
  const { shopId } = at;
  await products.replacePictures(tx, shopId, id, content.pictures);
  await replaceRibbons(tx, shopId, id, content.ribbons);
  const valueIds = await saveValues(tx, at, id, content, sold?.values ?? []);
  await saveCombinations(tx, at, id, content, valueIds, sold);
  if (content.attributes.length === 0) return;
  const combinations = await listSoldCombinations(tx, shopId, [id]);
  const shown = combinations.filter(({ hidden }) => !hidden);
  await products.updateProduct(tx, shopId, id, {
    stock: shown.reduce((sum, combination) => sum + combination.stock, 0),
  });
}

/**
 * The category that is asked for, else the shop's first; a shop without one gets one that is called what it deals in.
 * @throws invalid_input for one that is not the shop's
 */
async function categoryFor(tx: Queryable, shopId: number, asked: number | null): Promise<number> {
  const all = await products.listCategoryIds(tx, shopId);
  const found = asked === null ? all[0] : all.find((id) => id === asked);
  if (found !== undefined) return found;
  if (asked !== null)
    throw new DomainError("invalid_input", {}, [{ field: "id_category", code: "category_unknown" }]);
  const trade = await products.findTradeOf(tx, shopId);
  if (!trade) throw new DomainError("shop_not_found");
  const slug = romanised(trade.nameEn) || "goods";
  const made = await products.insertCategory(tx, { shopId, slug, ...trade });
  if (made === undefined) throw new Error("A category was not written.");
  return made;
}

/** A name as an address has it, numbered where the shop has it already. */
async function freeSlug(tx: Queryable, shopId: number, name: string): Promise<string> {
  const slug = romanised(name).slice(0, slugMaxLength).replace(/-+$/, "") || "product";
  const taken = new Set(await products.listSlugsLike(tx, shopId, slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
