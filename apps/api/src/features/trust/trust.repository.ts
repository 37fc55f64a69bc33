import { orderStatuses } from "@haat/contract/shared/business-constants";
import { returnReasons } from "@haat/contract/shared/order-choices";
import { and, desc, eq, getTableColumns, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { customerTable } from "../account/account.table";
import { customerOrderTable, orderStatusChangeTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { refusedPhoneTable } from "./trust.table";

/**
 * How an order stands that the customer of the transaction's scope is placing in its shop: see `haat_order_standing`, which
 * keeps the orders of one account, and those to one number, one behind the other.
 */
export async function findOrderStanding(tx: Queryable, recipientPhone: string) {
  const [standing] = await standingQuery(tx).execute({ recipientPhone });
  if (!standing) throw new Error("An order has no standing.");
  return standing;
}

const standingQuery = preparedOnce((db, name) =>
  db
    .select({
      isRefused: sql<boolean>`standing.is_refused`,
      openOrders: sql`standing.open_orders`.mapWith(Number),
    })
    .from(sql`haat_order_standing(${sql.placeholder("recipientPhone")}) as standing`)
    .prepare(name),
);

const refusals = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(refusedPhoneTable),
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
    })
    .from(refusedPhoneTable)
    .leftJoin(customerTable, eq(customerTable.id, refusedPhoneTable.refusedBy))
    .$dynamic();
export type RefusalRow = Awaited<ReturnType<typeof refusals>>[number];

/** The phones that a shop refuses, the last refused first, so many at most. */
export function listRefusals(db: Queryable, shopId: number, before: number | undefined, most: number) {
  return refusals(db)
    .where(
      and(
        eq(refusedPhoneTable.shopId, shopId),
        before === undefined ? undefined : lt(refusedPhoneTable.id, before),
      ),
    )
    .orderBy(desc(refusedPhoneTable.id))
    .limit(most);
}

export const countRefusals = (db: Queryable, shopId: number): Promise<number> =>
  db.$count(refusedPhoneTable, eq(refusedPhoneTable.shopId, shopId));

export async function findRefusal(
  db: Queryable,
  shopId: number,
  which: { id: number } | { phone: string },
): Promise<RefusalRow | undefined> {
  const [found] = await refusals(db).where(
    and(
      eq(refusedPhoneTable.shopId, shopId),
      "id" in which ? eq(refusedPhoneTable.id, which.id) : eq(refusedPhoneTable.phone, which.phone),
    ),
  );
  return found;
}

/** That a shop refuses the phone of one of its orders, or the account that placed it. */
export async function findRefusalOfOrder(
  db: Queryable,
  shopId: number,
  { phone, customerId }: { phone: string; customerId: number | null },
): Promise<RefusalRow | undefined> {
  const [found] = await refusals(db)
    .where(
      and(
        eq(refusedPhoneTable.shopId, shopId),
        or(
          eq(refusedPhoneTable.phone, phone),
          customerId === null ? undefined : eq(refusedPhoneTable.customerId, customerId),
        ),
      ),
    )
    .orderBy(desc(refusedPhoneTable.id))
    .limit(1);
  return found;
}

/** Keeps two people from refusing phones of a shop at once. */
export async function holdRefusals(tx: Queryable, shopId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('refused phones'), ${shopId})`);
}

export async function insertRefusal(
  tx: Queryable,
  row: typeof refusedPhoneTable.$inferInsert,
): Promise<void> {
  await tx.insert(refusedPhoneTable).values(row);
}

export async function changeRefusal(
  tx: Queryable,
  { shopId, id }: Pick<RefusalRow, "shopId" | "id">,
  change: Partial<Pick<RefusalRow, "reason" | "customerId">>,
): Promise<void> {
  await tx
    .update(refusedPhoneTable)
    .set(change)
    .where(and(eq(refusedPhoneTable.shopId, shopId), eq(refusedPhoneTable.id, id)));
}

export async function deleteRefusal(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx
    .delete(refusedPhoneTable)
    .where(and(eq(refusedPhoneTable.shopId, shopId), eq(refusedPhoneTable.id, id)));
}

/** Whose order it is, and the phone it goes to. */
export async function findOrdererOf(db: Queryable, shopId: number, number: string) {
  const [order] = await db
    .select({ customerId: customerOrderTable.customerId, phone: customerOrderTable.recipientPhone })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, number)));
  return order;
}

/** What a shop says of whose orders it takes; nobody else changes it until the transaction ends. */
export async function holdTrust(tx: Queryable, shopId: number) {
  const [found] = await trustOf(tx, shopId).for("update");
  if (!found) throw new Error("A shop that is worked in is gone.");
  return found;
}

export async function findTrust(db: Queryable, shopId: number) {
  const [found] = await trustOf(db, shopId);
  if (!found) throw new Error("A shop that is worked in is gone.");
  return found;
}
export type TrustRow = Awaited<ReturnType<typeof findTrust>>;

const trustOf = (db: Queryable, shopId: number) =>
  db
    .select({ mostOpenOrders: shopTable.mostOpenOrders, codeFrom: shopTable.codeFrom })
    .from(shopTable)
    .where(eq(shopTable.id, shopId));

export async function saveTrust(tx: Queryable, shopId: number, trust: TrustRow): Promise<void> {
  await tx.update(shopTable).set(trust).where(eq(shopTable.id, shopId));
}

/**
 * What became of the orders of whoever placed some, and of those to the same phones, in this shop, by the ids of the orders
 * that are asked about.
 */
export async function listStandings(db: Queryable, shopId: number, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const isHis = sql`other.shop_id = ${shopId}
    and (other.recipient_phone = ${customerOrderTable.recipientPhone} or other.customer_id = ${customerOrderTable.customerId})`;
  const cameBack = sql`exists (select from ${orderStatusChangeTable} c where c.shop_id = other.shop_id and c.order_id = other.id
    and c.status = ${orderStatuses.cancel} and ${inArray(sql`c.reason`, [...returnReasons])})`;
  return db
    .select({
      orderId: customerOrderTable.id,
      taken:
        sql`(select count(*) from ${customerOrderTable} other where ${isHis} and other.status = ${orderStatuses.delivered})`.mapWith(
          Number,
        ),
      returned:
        sql`(select count(*) from ${customerOrderTable} other where ${isHis} and other.status = ${orderStatuses.cancel} and ${cameBack})`.mapWith(
          Number,
        ),
      isRefused: sql<boolean>`exists (select from ${refusedPhoneTable} r where r.shop_id = ${shopId}
        and (r.phone = ${customerOrderTable.recipientPhone} or r.customer_id = ${customerOrderTable.customerId}))`,
    })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), inArray(customerOrderTable.id, [...orderIds])));
}
