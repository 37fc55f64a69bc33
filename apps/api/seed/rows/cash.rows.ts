import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { orderStatuses } from "@haat/contract/shared/business-constants";
import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../src/database/database";
import { customerTable } from "../../src/features/account/account.table";
import { cashClosingTable, cashEntryTable } from "../../src/features/cash/cash.table";
import { readTill } from "../../src/features/cash/cash.usecases";
import { customerOrderTable, orderStatusChangeTable } from "../../src/features/order/order.table";
import { groceryCash, type HolderContent } from "../content/grocery-cash.content";
import { lookUp } from "./inserted";

type Entry = typeof cashEntryTable.$inferInsert;

const hourInMs = 3_600_000;

/** When yesterday's till was counted: at half past nine in the evening, or six hours ago where that was later. */
function closingBefore(now: Date): Date {
  const yesterday = dayInBangladesh(new Date(now.getTime() - 24 * hourInMs));
  const evening = Date.parse(`${yesterday}T21:30:00+06:00`);
  return new Date(Math.min(evening, now.getTime() - 6 * hourInMs));
}

/** What was paid for each delivered order that no entry tells of yet, when it was delivered. */
async function listCollected(tx: Queryable, shopId: number) {
  const isDelivery = and(
    eq(orderStatusChangeTable.shopId, customerOrderTable.shopId),
    eq(orderStatusChangeTable.orderId, customerOrderTable.id),
    eq(orderStatusChangeTable.status, orderStatuses.delivered),
  );
  const isOfOrder = and(
    eq(cashEntryTable.shopId, customerOrderTable.shopId),
    eq(cashEntryTable.orderId, customerOrderTable.id),
  );
  return tx
    .select({
      orderId: customerOrderTable.id,
      phone: customerOrderTable.recipientPhone,
      amount: customerOrderTable.grandTotal,
      at: orderStatusChangeTable.at,
    })
    .from(customerOrderTable)
    .innerJoin(orderStatusChangeTable, isDelivery)
    .leftJoin(cashEntryTable, isOfOrder)
    .where(and(eq(customerOrderTable.shopId, shopId), isNull(cashEntryTable.id)));
}

function holderColumns(
  accountIds: ReadonlyMap<string, number>,
  { holder, member, courier = "" }: HolderContent,
) {
  const memberId = member === undefined ? null : lookUp(accountIds, member, "the member");
  return { holder, memberId, courier };
}

/** Who hands in gives all that they have collected and not given by then. */
function heldBy(entries: readonly Entry[], { holder, memberId, courier }: ReturnType<typeof holderColumns>) {
  return entries
    .filter((entry) => entry.holder === holder && entry.memberId === memberId && entry.courier === courier)
    .reduce((sum, { kind, amount }) => sum + (kind === "collected" ? amount : -amount), 0);
}

/** The entries as they were written, one after the other. */
async function entriesOf(tx: Queryable, shopId: number, now: Date): Promise<Entry[]> {
  const people = await tx.select({ id: customerTable.id, phone: customerTable.phone }).from(customerTable);
  const accountIds = new Map(people.map(({ id, phone }) => [phone, id]));
  const writtenBy = lookUp(accountIds, groceryCash.writtenBy, "the account");
  const collected = (await listCollected(tx, shopId)).map(({ phone, ...of }) => {
    const holder = lookUp(groceryCash.collectedBy, phone, "who was paid by");
    return { ...of, kind: "collected" as const, holder, note: "" };
  });
  const moved = groceryCash.moves.map(({ kind, hoursAgo, from, amount = 0, note = "" }) => {
    const at = new Date(now.getTime() - hoursAgo * hourInMs);
    return { kind, at, holder: from, amount, note, orderId: null };
  });
  const inOrder = [...collected, ...moved].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const entries: Entry[] = [];
  for (const { holder: given, ...of } of inOrder) {
    if (!given) {
      entries.push({ shopId, writtenBy, ...of });
      continue;
    }
    const holder = holderColumns(accountIds, given);
    const amount = of.kind === "handed_in" ? heldBy(entries, holder) : of.amount;
    entries.push({ shopId, writtenBy, ...of, ...holder, amount });
  }
  return entries;
}

/** Fills the till of the demo's grocery: yesterday's is counted and right, today's is open. */
export async function insertCash(tx: Queryable, shopId: number, now: Date): Promise<void> {
  const entries = await entriesOf(tx, shopId, now);
  const closedAt = closingBefore(now);
  const isBefore = ({ at }: Entry) => at < closedAt;
  const before = await tx.insert(cashEntryTable).values(entries.filter(isBefore)).returning();
  const { expected } = await readTill(tx, shopId);
  await tx.insert(cashClosingTable).values({
    shopId,
    closedAt,
    expected,
    day: dayInBangladesh(closedAt),
    counted: expected,
    lastEntry: Math.max(...before.map(({ id }) => id)),
    closedBy: before[0]?.writtenBy ?? 0,
  });
  await tx.insert(cashEntryTable).values(entries.filter((entry) => !isBefore(entry)));
}
