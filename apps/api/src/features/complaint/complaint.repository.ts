import type { ComplaintAuthor, ComplaintState } from "@haat/contract/shared/complaint-choices";
import { and, asc, desc, eq, gt, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerOrderTable } from "../order/order.table";
import { isOfNoTestShop, shopTable } from "../shop/shop.table";
import { complaintMessageTable, complaintTable } from "./complaint.table";

const complaintColumns = {
  shopId: complaintTable.shopId,
  id: complaintTable.id,
  orderId: complaintTable.orderId,
  kind: complaintTable.kind,
  reason: complaintTable.reason,
  state: complaintTable.state,
  openedAt: complaintTable.openedAt,
  waitsSince: complaintTable.waitsSince,
  passedAt: complaintTable.passedAt,
  closedAt: complaintTable.closedAt,
  closedBy: complaintTable.closedBy,
  number: customerOrderTable.number,
  recipientName: customerOrderTable.recipientName,
  recipientPhone: customerOrderTable.recipientPhone,
  language: customerOrderTable.language,
  shopTitle: { bn: customerOrderTable.shopTitleBn, en: customerOrderTable.shopTitleEn },
  shopPhone: customerOrderTable.shopPhone,
  sellerKey: shopTable.sellerKey,
};

const isItsOrder = and(
  eq(customerOrderTable.shopId, complaintTable.shopId),
  eq(customerOrderTable.id, complaintTable.orderId),
);
const isItsShop = eq(shopTable.id, complaintTable.shopId);

const complaints = (db: Queryable) =>
  db
    .select(complaintColumns)
    .from(complaintTable)
    .innerJoin(customerOrderTable, isItsOrder)
    .innerJoin(shopTable, isItsShop)
    .$dynamic();
export type ComplaintRow = Awaited<ReturnType<typeof complaints>>[number];

/** The complaints about an order, newest first. */
export function listComplaintsOfOrder(db: Queryable, shopId: number, orderId: number) {
  return complaints(db)
    .where(and(eq(complaintTable.shopId, shopId), eq(complaintTable.orderId, orderId)))
    .orderBy(desc(complaintTable.id));
}

/** Whose inbox it is: a shop's, or the platform's. */
export type Inbox = { shopId: number } | "platform";

/** What is tried out in a test shop is nothing for the platform's people. */
const isOfRealShop = isOfNoTestShop(complaintTable.shopId);

const inInbox = (inbox: Inbox): SQL | undefined =>
  inbox === "platform"
    ? and(isNotNull(complaintTable.passedAt), isOfRealShop)
    : eq(complaintTable.shopId, inbox.shopId);

/**
 * Complaints in a state: what is over the newest first, what waits the oldest first. The keys of the page are found first, in an index
 * alone; joined to all of the state, each of their orders would be read before the page is known.
 */
export function listComplaints(
  db: Queryable,
  inbox: Inbox,
  state: ComplaintState,
  page: { limit: number; offset: number },
) {
  const order =
    state === "closed"
      ? [desc(complaintTable.closedAt), desc(complaintTable.id)]
      : [asc(complaintTable.waitsSince), asc(complaintTable.id)];
  const onPage = db
    .select({ shopId: complaintTable.shopId, id: complaintTable.id })
    .from(complaintTable)
    .where(and(inInbox(inbox), eq(complaintTable.state, state)))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
    .as("on_page");
  // With its limit each is looked up by its whole key: without it the planner may go through all complaints of its shop.
  const each = db
    .select()
    .from(complaintTable)
    .where(and(eq(complaintTable.shopId, onPage.shopId), eq(complaintTable.id, onPage.id)))
    .limit(1)
    .as("complaint");
  return db
    .select(complaintColumns)
    .from(onPage)
    .crossJoinLateral(each)
    .innerJoin(customerOrderTable, isItsOrder)
    .innerJoin(shopTable, isItsShop)
    .orderBy(...order);
}

/** How many complaints there are in each state. */
export async function countComplaints(db: Queryable, inbox: Inbox): Promise<Record<ComplaintState, number>> {
  const found = await db
    .select({ state: complaintTable.state, count: sql`count(*)`.mapWith(Number) })
    .from(complaintTable)
    .where(inInbox(inbox))
    .groupBy(complaintTable.state);
  return {
    open: 0,
    answered: 0,
    closed: 0,
    ...Object.fromEntries(found.map(({ state, count }) => [state, count])),
  };
}

export interface WhichComplaint {
  shopId: number;
  id: number;
}

const isThat = ({ shopId, id }: WhichComplaint) =>
  and(eq(complaintTable.shopId, shopId), eq(complaintTable.id, id));

export async function findComplaint(db: Queryable, which: WhichComplaint): Promise<ComplaintRow | undefined> {
  const [found] = await complaints(db).where(isThat(which));
  return found;
}

/** The same, which nobody else writes to or moves until the transaction ends. */
export async function holdComplaint(tx: Queryable, which: WhichComplaint): Promise<ComplaintRow | undefined> {
  const [found] = await complaints(tx).where(isThat(which)).for("update", { of: complaintTable });
  return found;
}

/** What was written about a complaint, oldest first. */
export function listMessages(db: Queryable, { shopId, id }: WhichComplaint) {
  return db
    .select({
      author: complaintMessageTable.author,
      text: complaintMessageTable.text,
      pictures: complaintMessageTable.pictures,
      at: complaintMessageTable.at,
    })
    .from(complaintMessageTable)
    .where(and(eq(complaintMessageTable.shopId, shopId), eq(complaintMessageTable.complaintId, id)))
    .orderBy(asc(complaintMessageTable.id));
}
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export const countMessages = (db: Queryable, { shopId, id }: WhichComplaint): Promise<number> =>
  db.$count(
    complaintMessageTable,
    and(eq(complaintMessageTable.shopId, shopId), eq(complaintMessageTable.complaintId, id)),
  );

export async function insertComplaint(
  tx: Queryable,
  row: typeof complaintTable.$inferInsert,
): Promise<number> {
  const [made] = await tx.insert(complaintTable).values(row).returning({ id: complaintTable.id });
  if (!made) throw new Error("A complaint was not kept.");
  return made.id;
}

export async function insertMessage(
  tx: Queryable,
  row: typeof complaintMessageTable.$inferInsert,
): Promise<void> {
  await tx.insert(complaintMessageTable).values(row);
}

export interface ComplaintChange {
  state?: ComplaintState;
  waitsSince?: Date;
  passedAt?: Date;
  passedBy?: "customer" | "time";
  closedAt?: Date | null;
  closedBy?: ComplaintAuthor | null;
}

export async function changeComplaint(
  tx: Queryable,
  which: WhichComplaint,
  change: ComplaintChange,
): Promise<void> {
  await tx.update(complaintTable).set(change).where(isThat(which));
}

/** How many complaints a customer opened in a shop since a moment. */
export const countOpenedSince = (db: Queryable, customerId: number, since: Date): Promise<number> =>
  db.$count(
    complaintTable,
    and(eq(complaintTable.customerId, customerId), gt(complaintTable.openedAt, since)),
  );

const orderQuery = (db: Queryable, shopId: number, number: string) =>
  db
    .select({
      id: customerOrderTable.id,
      customerId: customerOrderTable.customerId,
      status: customerOrderTable.status,
      orderedAt: customerOrderTable.orderedAt,
    })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, number)))
    .$dynamic();

/** As far as an order is looked at where somebody complains about it. */
export async function findOrder(db: Queryable, shopId: number, number: string) {
  const [order] = await orderQuery(db, shopId, number);
  return order;
}

/** The same, held until the transaction ends. */
export async function holdOrder(tx: Queryable, shopId: number, number: string) {
  const [order] = await orderQuery(tx, shopId, number).for("update");
  return order;
}

/** A shop by its key, whatever its status: what a complaint is about stays its own. */
export async function findShopId(db: Queryable, sellerKey: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(eq(shopTable.sellerKey, sellerKey));
  return found?.id;
}
