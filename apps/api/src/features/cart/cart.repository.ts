import { and, asc, eq, inArray, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { globalAttributeTable, productAttributeValueTable } from "../catalogue/catalogue.table";
import { lineColumns } from "./cart-choice.repository";
import { cartLineTable, cartTable, type CartOwner } from "./cart.table";
import { cartChoiceView, type ChosenValue } from "./cart-choice.table";

export type { CartOwner } from "./cart.table";

/**
 * Finds or makes the shopper's cart in a shop, and keeps it from other changes until the transaction ends. Between the two
 * statements an order may take the cart away; then another one is made.
 */
export async function lockCart(tx: Queryable, shopId: number, owner: CartOwner, now: Date): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await tx
      .insert(cartTable)
      .values({ shopId, ...owner, createdAt: now, touchedAt: now })
      .onConflictDoNothing();
    const cart = await findAndLockCart(tx, shopId, owner);
    if (cart) return cart.id;
  }
  throw new Error("A cart vanished again and again.");
}

/** The shopper's cart in a shop, kept from other changes until the transaction ends; nothing where there is none. */
export async function findAndLockCart(tx: Queryable, shopId: number, owner: CartOwner) {
  const [cart] =
    "customerId" in owner
      ? await cartOfCustomer(tx).execute({ shopId, ...owner })
      : await cartOfGuest(tx).execute({ shopId, ...owner });
  return cart;
}

const lockingQuery = (isOwners: SQL) =>
  preparedOnce((db, name) =>
    db
      .select({ id: cartTable.id, couponCode: cartTable.couponCode })
      .from(cartTable)
      .where(and(eq(cartTable.shopId, sql.placeholder("shopId")), isOwners))
      .for("update")
      .prepare(name),
  );
const cartOfCustomer = lockingQuery(eq(cartTable.customerId, sql.placeholder("customerId")));
const cartOfGuest = lockingQuery(eq(cartTable.guestKeyHash, sql.placeholder("guestKeyHash")));

/** Gives a cart whose lines have changed its next version. */
export async function bumpVersion(tx: Queryable, shopId: number, cartId: string, now: Date): Promise<void> {
  await tx
    .update(cartTable)
    .set({ version: sql`${cartTable.version} + 1`, touchedAt: now })
    .where(and(eq(cartTable.shopId, shopId), eq(cartTable.id, cartId)));
}

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
export function listLines(db: Queryable, shopId: number, owner: CartOwner) {
  return "customerId" in owner
    ? linesOfCustomer(db).execute({ shopId, ...owner })
    : linesOfGuest(db).execute({ shopId, ...owner });
}

const linesQuery = (isOwners: SQL) =>
  preparedOnce((db, name) =>
    db
      .select(lineColumns)
      .from(cartChoiceView)
      .where(
        and(
          eq(cartChoiceView.shopId, sql.placeholder("shopId")),
          isOwners,
          eq(cartChoiceView.isLeftOut, false),
        ),
      )
      .orderBy(asc(cartChoiceView.addedAt), asc(cartChoiceView.id))
      .prepare(name),
  );
const linesOfCustomer = linesQuery(eq(cartChoiceView.customerId, sql.placeholder("customerId")));
const linesOfGuest = linesQuery(eq(cartChoiceView.guestKeyHash, sql.placeholder("guestKeyHash")));
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
export async function putLine(tx: Queryable, line: typeof cartLineTable.$inferInsert): Promise<string> {
  const [put] = await tx
    .insert(cartLineTable)
    .values(line)
    .onConflictDoUpdate({
      target: [
        cartLineTable.shopId,
        cartLineTable.cartId,
        cartLineTable.productId,
        cartLineTable.combinationId,
      ],
      set: { quantity: line.quantity, priceWhenAdded: line.priceWhenAdded },
    })
    .returning({ id: cartLineTable.id });
  if (!put) throw new Error("A cart line was not kept.");
  return put.id;
}

/** Gives a line another quantity, at the price that the shopper sees now. */
export async function changeLine(
  tx: Queryable,
  shopId: number,
  lineId: string,
  change: { quantity: number; priceWhenAdded: number },
): Promise<void> {
  await tx
    .update(cartLineTable)
    .set(change)
    .where(and(eq(cartLineTable.shopId, shopId), eq(cartLineTable.id, lineId)));
}

export async function deleteLine(
  tx: Queryable,
  shopId: number,
  cartId: string,
  lineId: string,
): Promise<void> {
  await tx
    .delete(cartLineTable)
    .where(
      and(eq(cartLineTable.shopId, shopId), eq(cartLineTable.cartId, cartId), eq(cartLineTable.id, lineId)),
    );
}
