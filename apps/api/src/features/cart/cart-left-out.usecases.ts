import { business } from "@haat/contract/shared/business-constants";
import type { LeftOutLine } from "@haat/contract/shop/cart.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { LeftOutPieces, Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import { inTransaction } from "../../database/transaction";
import type { Shopper } from "../account/identity";
import { requireShop } from "../shop/shop.usecases";
import * as carts from "./cart.repository";
import type { LineRow } from "./cart.repository";
import * as leftOut from "./cart-left-out.repository";
import type { LeftOut, LeftOutRow } from "./cart-left-out.repository";
import { describePriced, ownerOf, tenantScopeOf, withNames, type NamedRow } from "./cart.usecases";

/** What found no place in a cart when a guest's was merged into it, in the words of a language. */
export function describeLeftOut(
  row: NamedRow<LeftOutRow>,
  lines: LineRow[],
  language: Language,
): LeftOutLine {
  return {
    ...describePriced(row, language),
    left_out_id: row.id,
    can_take: row.available > 0 && lines.some((line) => givesWay(line, row)),
  };
}

/** What has just found no place in a cart, with the names of its products and choices. */
export async function nameLeftOut(
  tx: Queryable,
  shopId: number,
  cartId: string,
  noted: LeftOut[],
): Promise<LeftOutPieces[]> {
  if (noted.length === 0) return [];
  const rows = await withNames(tx, shopId, await leftOut.listLeftOut(tx, shopId, cartId));
  return noted.flatMap(({ productId, combinationId, quantity }) => {
    const row = rows.find((each) => each.productId === productId && each.combinationId === combinationId);
    if (!row) return [];
    const choice = row.chosen.map(({ value }) => value);
    return [{ shopName: row.shopName, productId, name: row.name, choice, quantity }];
  });
}

/** Whether a line can give pieces for another choice of its product. */
const givesWay = (line: LineRow, { productId, combinationId }: LeftOutRow) =>
  line.productId === productId && line.combinationId !== combinationId;

/**
 * Decides about what found no place: with `take` it goes into the cart, and other choices of its product give way as far as
 * the cap of 10 asks, the newest first; what they give is left out in its stead. Without, it is forgotten. Either a second
 * time changes nothing.
 * @throws out_of_stock, cart_full
 */
export async function decideLeftOut(
  services: Services,
  shopper: Shopper,
  wish: { seller_key: string; left_out_id: string; take: boolean; language: Language },
): Promise<void> {
  const shop = await requireShop(services, wish.seller_key);
  const decide = async (tx: Queryable) => {
    const owner = ownerOf(shopper);
    const cart = owner && (await carts.findAndLockCart(tx, shop.id, owner));
    if (!cart) return;
    const row = (await leftOut.listLeftOut(tx, shop.id, cart.id)).find(({ id }) => id === wish.left_out_id);
    if (!row) return;
    await leftOut.forgetLeftOut(tx, shop.id, cart.id, row.id);
    if (!wish.take) return;
    if (row.available === 0)
      throw new DomainError("out_of_stock", { name: textIn(wish.language, row.name), available: 0 });
    const lines = await carts.listLines(tx, shop.id, owner);
    await takeInstead(tx, { shopId: shop.id, cartId: cart.id, lines, row, now: services.clock.now() });
    await carts.bumpVersion(tx, shop.id, cart.id, services.clock.now());
  };
  await inTransaction(services.db, decide, tenantScopeOf(shop.id, shopper));
}

interface Exchange {
  shopId: number;
  cartId: string;
  lines: LineRow[];
  row: LeftOutRow;
  now: Date;
}

async function takeInstead(tx: Queryable, { shopId, cartId, lines, row, now }: Exchange): Promise<void> {
  const { productId, combinationId, unitPrice } = row;
  const same = lines.find((line) => line.productId === productId && line.combinationId === combinationId);
  const most = Math.min(business.maxQuantityPerProduct, row.available);
  const quantity = Math.min(most, (same?.quantity ?? 0) + row.quantity);
  const others = lines.filter((line) => givesWay(line, row));
  let excess =
    quantity + others.reduce((sum, line) => sum + line.quantity, 0) - business.maxQuantityPerProduct;
  let left = lines.length;
  for (const other of others.reverse()) {
    const cut = Math.min(Math.max(0, excess), other.quantity);
    if (cut === 0) continue;
    excess -= cut;
    const given = { shopId, cartId, productId, combinationId: other.combinationId, quantity: cut };
    await leftOut.noteLeftOut(tx, given);
    if (cut === other.quantity) {
      await carts.deleteLine(tx, shopId, cartId, other.id);
      left -= 1;
    } else {
      const { priceWhenAdded } = other;
      await carts.changeLine(tx, shopId, other.id, { quantity: other.quantity - cut, priceWhenAdded });
    }
  }
  if (!same && left >= business.maxCartLines)
    throw new DomainError("cart_full", { most: business.maxCartLines });
  const line = { shopId, cartId, productId, combinationId, quantity };
  await carts.putLine(tx, { ...line, priceWhenAdded: same?.priceWhenAdded ?? unitPrice, addedAt: now });
}
