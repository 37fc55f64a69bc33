import { and, asc, eq, getTableColumns, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { inOneTrip } from "../../database/one-trip";
import { preparedOnce } from "../../database/prepared";
import { placeholderRows, rowValues } from "../../database/prepared-insert";
import { globalAttributeTable, productAttributeValueTable } from "../catalogue/catalogue.table";
import { listOwnBareLines } from "./bare-lines.repository";
import { lineColumns } from "./cart-choice.repository";
import { cartLineTable, cartTable, type CartOwner } from "./cart.table";
import { cartChoiceView, type ChosenValue } from "./cart-choice.table";
import { ownCartQuery } from "./own-cart.repository";

export type { CartOwner } from "./cart.table";

/** A cart that nobody else changes until the transaction ends, and what is in it. */
export interface HeldCart {
  id: string;
  lines: Awaited<ReturnType<typeof listOwnBareLines>>;
}

/**
 * Finds or makes the shopper's cart in a shop, and keeps it from other changes until the transaction ends. Between the first two
 * statements the cart may be taken away; then another one is made. What is in it is read after it is had, in each attempt anew.
 */
export async function holdCart(
  tx: Queryable,
  shopId: number,
  owner: CartOwner,
  now: Date,
): Promise<HeldCart> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [, cart, lines] = await inOneTrip(
      cartInsert(tx).execute({ shopId, customerId: null, guestKeyHash: null, ...owner, now }),
      findAndLockCart(tx, shopId, owner),
      listOwnBareLines(tx, shopId, owner),
    );
    if (cart) return { id: cart.id, lines };
  }
  throw new Error("A cart vanished again and again.");
}

const cartInsert = preparedOnce((db, name) =>
  db
    .insert(cartTable)
    .values({
      shopId: sql.placeholder("shopId"),
      customerId: sql.placeholder("customerId"),
      guestKeyHash: sql.placeholder("guestKeyHash"),
      createdAt: sql.placeholder("now"),
      touchedAt: sql.placeholder("now"),
    })
    .onConflictDoNothing()
    .prepare(name),
);

/** The shopper's cart in a shop, kept from other changes until the transaction ends; nothing where there is none. */
export async function findAndLockCart(tx: Queryable, shopId: number, owner: CartOwner) {
  const [cart] = await lockOwnCart(tx, shopId, owner);
  return cart;
}

const lockOwnCart = ownCartQuery(cartTable, (db, name, isOwn) =>
  db
    .select({ id: cartTable.id, couponCode: cartTable.couponCode })
    .from(cartTable)
    .where(isOwn)
    .for("update")
    .prepare(name),
);

/** Gives a cart whose lines have changed its next version. */
export async function bumpVersion(tx: Queryable, shopId: number, cartId: string, now: Date): Promise<void> {
  await versionBump(tx).execute({ shopId, cartId, now });
}

const versionBump = preparedOnce((db, name) =>
  db
    .update(cartTable)
    .set({ version: sql`${cartTable.version} + 1`, touchedAt: sql`${sql.placeholder("now")}` })
    .where(and(eq(cartTable.shopId, sql.placeholder("shopId")), eq(cartTable.id, sql.placeholder("cartId"))))
    .prepare(name),
);

/** Gives a cart the coupon that stays with it, or none. */
export async function keepCoupon(
  tx: Queryable,
  shopId: number,
  cartId: string,
  couponCode: string | null,
): Promise<void> {
  await tx
    .update(cartTable)
    .set({ couponCode })
    .where(and(eq(cartTable.shopId, shopId), eq(cartTable.id, cartId)));
}

/** Writes down that somebody has looked at a cart. */
export async function touchCart(tx: Queryable, shopId: number, cartId: string, now: Date): Promise<void> {
  await tx
    .update(cartTable)
    .set({ touchedAt: now })
    .where(and(eq(cartTable.shopId, shopId), eq(cartTable.id, cartId)));
}

/** Deletes guests' carts that nobody has touched since a moment, so many at most. @returns how many it deleted */
export async function deleteGuestCartsBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: cartTable.id })
    .from(cartTable)
    .where(and(isNotNull(cartTable.guestKeyHash), lt(cartTable.touchedAt, before)))
    .limit(most);
  const deleted = await db
    .delete(cartTable)
    .where(inArray(cartTable.id, old))
    .returning({ id: cartTable.id });
  return deleted.length;
}

/** The shops in which a guest has a cart. */
export async function listShopsOfGuest(db: Queryable, guestKeyHash: string): Promise<number[]> {
  const found = await db
    .select({ shopId: cartTable.shopId })
    .from(cartTable)
    .where(eq(cartTable.guestKeyHash, guestKeyHash))
    .orderBy(asc(cartTable.shopId));
  return found.map(({ shopId }) => shopId);
}

/** Takes a cart away with its lines. */
export async function deleteCart(tx: Queryable, shopId: number, cartId: string): Promise<void> {
  await cartDeletion(tx).execute({ shopId, cartId });
}

const cartDeletion = preparedOnce((db, name) =>
  db
    .delete(cartTable)
    .where(and(eq(cartTable.shopId, sql.placeholder("shopId")), eq(cartTable.id, sql.placeholder("cartId"))))
    .prepare(name),
);

/** The lines of the shopper's cart with price and stock as they are now, in the order they were added. */
export const listLines = ownCartQuery(cartChoiceView, (db, name, isOwn) =>
  db
    .select(lineColumns)
    .from(cartChoiceView)
    .where(and(isOwn, eq(cartChoiceView.isLeftOut, false)))
    .orderBy(asc(cartChoiceView.addedAt), asc(cartChoiceView.id))
    .prepare(name),
);
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** What chosen values are called, attribute by attribute in the shop's order. */
export async function listChosenValues(db: Queryable, shopId: number, ids: number[]): Promise<ChosenValue[]> {
  return ids.length === 0 ? [] : chosenValuesQuery(db).execute({ shopId, ids });
}

const chosenValuesQuery = preparedOnce((db, name) =>
  db
    .select({
      id: productAttributeValueTable.id,
      value: { bn: productAttributeValueTable.nameBn, en: productAttributeValueTable.nameEn },
      attribute: { bn: globalAttributeTable.nameBn, en: globalAttributeTable.nameEn },
    })
    .from(productAttributeValueTable)
    .innerJoin(
      globalAttributeTable,
      and(
        eq(globalAttributeTable.shopId, productAttributeValueTable.shopId),
        eq(globalAttributeTable.id, productAttributeValueTable.globalAttributeId),
      ),
    )
    .where(
      and(
        eq(productAttributeValueTable.shopId, sql.placeholder("shopId")),
        sql`${productAttributeValueTable.id} = any(${sql.placeholder("ids")}::int[])`,
      ),
    )
    .orderBy(asc(globalAttributeTable.position), asc(globalAttributeTable.id))
    .prepare(name),
);

/** Puts a line in a cart, or gives the one that is there for the same choice this quantity and price. */
export async function putLine(tx: Queryable, line: NewLine): Promise<string> {
  const [put] = await linePut(tx).execute(rowValues("line", [line]));
  if (!put) throw new Error("A cart line was not kept.");
  return put.id;
}

/** What a line is written with: every column but its id, which the database gives. */
type NewLine = Required<Omit<typeof cartLineTable.$inferInsert, "id">>;
const { id: _id, ...newLineColumns } = getTableColumns(cartLineTable);
const newLines = placeholderRows("line", Object.keys(newLineColumns) as (keyof NewLine)[], 1);

const linePut = preparedOnce((db, name) =>
  db
    .insert(cartLineTable)
    .values(newLines)
    .onConflictDoUpdate({
      target: [
        cartLineTable.shopId,
        cartLineTable.cartId,
        cartLineTable.productId,
        cartLineTable.combinationId,
      ],
      set: { quantity: sql`excluded.quantity`, priceWhenAdded: sql`excluded.price_when_added` },
    })
    .returning({ id: cartLineTable.id })
    .prepare(name),
);

/** Gives a line another quantity, at the price that the shopper sees now. */
export async function changeLine(
  tx: Queryable,
  shopId: number,
  lineId: string,
  change: { quantity: number; priceWhenAdded: number },
): Promise<void> {
  await lineChange(tx).execute({ shopId, lineId, ...change });
}

const lineChange = preparedOnce((db, name) =>
  db
    .update(cartLineTable)
    .set({
      quantity: sql`${sql.placeholder("quantity")}`,
      priceWhenAdded: sql`${sql.placeholder("priceWhenAdded")}`,
    })
    .where(
      and(
        eq(cartLineTable.shopId, sql.placeholder("shopId")),
        eq(cartLineTable.id, sql.placeholder("lineId")),
      ),
    )
    .prepare(name),
);

export async function deleteLine(
  tx: Queryable,
  shopId: number,
  cartId: string,
  lineId: string,
): Promise<void> {
  await lineDeletion(tx).execute({ shopId, cartId, lineId });
}

const lineDeletion = preparedOnce((db, name) =>
  db
    .delete(cartLineTable)
    .where(
      and(
        eq(cartLineTable.shopId, sql.placeholder("shopId")),
        eq(cartLineTable.cartId, sql.placeholder("cartId")),
        eq(cartLineTable.id, sql.placeholder("lineId")),
      ),
    )
    .prepare(name),
);
