import { business } from "@haat/contract/shared/business-constants";
import type { CartItem, PricedLine } from "@haat/contract/shop/cart.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import { textIn } from "../../http/language";
import type { TenantScope } from "../../database/tenant-scope";
import type { Shopper } from "../account/identity";
import type { ShopRow } from "../shop/shop.usecases";
import * as carts from "./cart.repository";
import type { CartOwner, LineRow } from "./cart.repository";
import { cartLineId } from "./cart-line-id";
import type { ChosenValue } from "./cart-choice.repository";
import type { Purchasable } from "./choice.usecases";

/** What an order is made of, read in its transaction; `readBareLines` looks at it before. */
export { listOwnBareLines, readBareLines } from "./bare-lines.repository";
export { findAndLockCart, listChosenValues } from "./cart.repository";

/** Whose cart it is; somebody anonymous has none. */
export function ownerOf(shopper: Shopper): CartOwner | undefined {
  if (shopper.kind === "anonymous") return undefined;
  return shopper.kind === "customer" ? { customerId: shopper.customerId } : { guestKeyHash: shopper.keyHash };
}

/** What a shopper may see of a shop's rows. */
export const tenantScopeOf = (shopId: number, shopper: Shopper): TenantScope => ({
  shopId,
  ...ownerOf(shopper),
});

/** So many pieces of what is sold. */
export type PricedRow = Omit<Purchasable, "combinationId"> & { quantity: number };

function stockState({ available, quantity, isLive }: PricedRow): PricedLine["stock_state"] {
  if (!isLive) return "gone";
  if (available === 0) return "out";
  return available < quantity ? "short" : "ok";
}

/** With the names of its chosen values, attribute by attribute. */
export type NamedRow<Row extends PricedRow = PricedRow> = Row & { chosen: ChosenValue[] };

/** Rows with the names of their chosen values. */
export async function withNames<Row extends PricedRow>(
  db: Queryable,
  shopId: number,
  rows: Row[],
): Promise<NamedRow<Row>[]> {
  const valueIds = [...new Set(rows.flatMap((row) => row.valueIds))];
  const values = await carts.listChosenValues(db, shopId, valueIds);
  return rows.map((row) => ({ ...row, chosen: values.filter(({ id }) => row.valueIds.includes(id)) }));
}

/** What is sold, as it is now, in the words of a language. */
export function describePriced(row: NamedRow, language: Language): PricedLine {
  return {
    id_product: row.productId,
    slug: row.slug,
    name: textIn(language, row.name),
    picture: row.picture,
    product_attribute: row.chosen.map(({ id, attribute, value }) => ({
      id_product_attribute: id,
      global_attribute_name: textIn(language, attribute),
      name: textIn(language, value),
    })),
    quantity: row.quantity,
    unit_price: row.unitPrice,
    line_total: row.unitPrice * row.quantity,
    available: row.available,
    home_city_only: row.homeCityOnly,
    stock_state: stockState(row),
  };
}

/** A line of a shopper's cart as it is now, in the words of a language. */
export function describeLine(shop: ShopRow, line: NamedRow<LineRow>, language: Language): CartItem {
  return {
    ...describePriced(line, language),
    cart_unique_id: cartLineId(shop.sellerKey, line.id),
    price_when_added: line.priceWhenAdded === line.unitPrice ? null : line.priceWhenAdded,
  };
}

/** The version of a cart by its lines: another one after every change of them. */
export function versionOf([line]: Pick<LineRow, "cartId" | "cartVersion">[]): string {
  return line ? `${line.cartId}-${line.cartVersion}` : "empty";
}

/** The lines of the shopper's cart in a shop; somebody anonymous has none. */
export async function linesOf(
  { db }: { db: Queryable },
  shopper: Shopper,
  shopId: number,
): Promise<LineRow[]> {
  const owner = ownerOf(shopper);
  return owner ? carts.listLines(db, shopId, owner) : [];
}

/** How many of a product can be asked for beside `others` of it in the cart, out of `stock`; never below 0. */
export function mostPieces(stock: number, others: number): number {
  return Math.max(0, Math.min(business.maxQuantityPerProduct - others, stock));
}
