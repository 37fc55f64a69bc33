import type { CashKind } from "@haat/contract/shared/cash-choices";
import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { containing } from "../../database/search-pattern";
import { secondsAfter } from "../../process/clock";
import { customerTable } from "../account/account.table";
import { shopMemberTable } from "../member/member.table";
import { customerOrderTable } from "../order/order.table";
import { cashDaySumTable, cashEntryTable } from "./cash.table";

/** A row to be written; the database gives its id. */
export type NewEntry = Omit<typeof cashEntryTable.$inferInsert, "id">;

/** Lets nobody else write into a shop's ledger until the transaction ends. Whoever locks an order too locks it before. */
export async function lockLedger(tx: Queryable, shopId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('haat cash'), ${shopId})`);
}

/** @returns the ids, in the order of the rows */
export async function insertEntries(tx: Queryable, rows: NewEntry[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const written = await tx.insert(cashEntryTable).values(rows).returning({ id: cashEntryTable.id });
  return written.map(({ id }) => id);
}

/** Of what entries are added up: of themselves, or of the sums of their days. */
type Added = typeof cashEntryTable | typeof cashDaySumTable;

const amountWhere = ({ amount }: Added, condition: SQL | undefined) =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);

/** What entries add up to, by what they are. */
function sumsOf(added: Added) {
  const ofKind = (kind: CashKind) => amountWhere(added, eq(added.kind, kind));
  return {
    collected: ofKind("collected"),
    collectedIntoTill: amountWhere(added, and(eq(added.kind, "collected"), eq(added.holder, "till"))),
    difference: ofKind("difference"),
    handedIn: ofKind("handed_in"),
    fee: ofKind("fee"),
    putIn: ofKind("put_in"),
    takenOut: ofKind("taken_out"),
    counted: ofKind("counted"),
  };
}

/** Which entries of a shop's ledger. */
export interface EntriesAsked {
  shopId: number;
  /** Day in Bangladesh, `2026-03-01`. */
  start?: string | undefined;
  /** The last day, included. */
  end?: string | undefined;
  kind?: CashKind | undefined;
  /** Part of an order's number, of a courier's name or of what was noted. */
  text?: string | undefined;
}

const startOfDay = (day: string) => new Date(`${day}T00:00:00+06:00`);

function isAsked({ shopId, start, end, kind, text = "" }: EntriesAsked): SQL | undefined {
  const sought = text.normalize("NFC").trim();
  const pattern = containing(sought);
  return and(
    eq(cashEntryTable.shopId, shopId),
    start === undefined ? undefined : gte(cashEntryTable.at, startOfDay(start)),
    end === undefined ? undefined : lt(cashEntryTable.at, secondsAfter(startOfDay(end), 24 * 3600)),
    kind && eq(cashEntryTable.kind, kind),
    sought === ""
      ? undefined
      : or(
          ilike(customerOrderTable.number, pattern),
          ilike(cashEntryTable.courier, pattern),
          ilike(cashEntryTable.note, pattern),
        ),
  );
}

const orderOfEntry = and(
  eq(customerOrderTable.shopId, cashEntryTable.shopId),
  eq(customerOrderTable.id, cashEntryTable.orderId),
);

/** What those entries add up to; they themselves are looked at only where words are sought. */
export async function sumEntries(db: Queryable, asked: EntriesAsked) {
  const [summed] = asked.text?.trim()
    ? await db
        .select(sumsOf(cashEntryTable))
        .from(cashEntryTable)
        .leftJoin(customerOrderTable, orderOfEntry)
        .where(isAsked(asked))
    : await db.select(sumsOf(cashDaySumTable)).from(cashDaySumTable).where(isOfDays(asked));
  return summed as NonNullable<typeof summed>;
}
export type CashSumsRow = Awaited<ReturnType<typeof sumEntries>>;

const isOfDays = ({ shopId, start, end, kind }: EntriesAsked) =>
  and(
    eq(cashDaySumTable.shopId, shopId),
    start === undefined ? undefined : gte(cashDaySumTable.day, start),
    end === undefined ? undefined : lte(cashDaySumTable.day, end),
    kind && eq(cashDaySumTable.kind, kind),
  );

/** What the entries after one of them add up to. */
export async function sumSince(db: Queryable, shopId: number, after: number): Promise<CashSumsRow> {
  const [summed] = await db
    .select(sumsOf(cashEntryTable))
    .from(cashEntryTable)
    .where(and(eq(cashEntryTable.shopId, shopId), gt(cashEntryTable.id, after)));
  return summed as NonNullable<typeof summed>;
}

/** The last entry of a shop's ledger; 0 where there is none. */
export async function lastEntry(db: Queryable, shopId: number): Promise<number> {
  const [found] = await db
    .select({ last: sql`coalesce(max(${cashEntryTable.id}), 0)`.mapWith(Number) })
    .from(cashEntryTable)
    .where(eq(cashEntryTable.shopId, shopId));
  return found?.last ?? 0;
}

/** What the staff and couriers have collected and not handed in, the most first; who owes nothing is left out. */
export async function listOwed(db: Queryable, shopId: number) {
  const { kind, holder, memberId, courier, amount } = cashDaySumTable;
  const owed = sql`sum(case when ${kind} = 'collected' then ${amount} else -${amount} end)`;
  return db
    .select({
      holder,
      memberId,
      courier,
      firstName: sql<string | null>`max(${customerTable.firstName})`,
      lastName: sql<string | null>`max(${customerTable.lastName})`,
      amount: owed.mapWith(Number),
    })
    .from(cashDaySumTable)
    .leftJoin(customerTable, eq(customerTable.id, memberId))
    .where(and(eq(cashDaySumTable.shopId, shopId), inArray(holder, ["member", "courier"])))
    .groupBy(holder, memberId, courier)
    .having(sql`${owed} <> 0`)
    .orderBy(desc(owed), asc(courier), asc(memberId));
}
export type OwedRow = Awaited<ReturnType<typeof listOwed>>[number];

const correction = sql`(select coalesce(sum(c.amount), 0) from ${cashEntryTable} c
  where c.shop_id = ${cashEntryTable.shopId} and c.corrects = ${cashEntryTable.id} and c.kind = ${cashEntryTable.kind})`;

/** What of the entry's order was not collected, by all that was written of it. */
const notCollected = sql`(select coalesce(sum(d.amount), 0) from ${cashEntryTable} d
  where d.shop_id = ${cashEntryTable.shopId} and d.order_id = ${cashEntryTable.orderId} and d.kind = 'difference')`;

const entryColumns = {
  id: cashEntryTable.id,
  at: cashEntryTable.at,
  kind: cashEntryTable.kind,
  holder: cashEntryTable.holder,
  memberId: cashEntryTable.memberId,
  courier: cashEntryTable.courier,
  orderId: cashEntryTable.orderId,
  order: customerOrderTable.number,
  orderStatus: customerOrderTable.status,
  notCollected: notCollected.mapWith(Number),
  amount: cashEntryTable.amount,
  /** With what was put right of it since. */
  amountNow: sql`${cashEntryTable.amount} + ${correction}`.mapWith(Number),
  note: cashEntryTable.note,
  corrects: cashEntryTable.corrects,
};

function entriesQuery(db: Queryable) {
  const holder = sql`(select coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), '') from ${customerTable} m where m.id = ${cashEntryTable.memberId})`;
  return db
    .select({
      ...entryColumns,
      holderName: sql<string | null>`${holder}`,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
    })
    .from(cashEntryTable)
    .leftJoin(customerTable, eq(customerTable.id, cashEntryTable.writtenBy))
    .leftJoin(customerOrderTable, orderOfEntry)
    .$dynamic();
}
export type EntryRow = Awaited<ReturnType<typeof entriesQuery>>[number];

/** Entries newest first. @param before only those that are older than this one */
export function listEntries(db: Queryable, asked: EntriesAsked, before: number | undefined, most: number) {
  return entriesQuery(db)
    .where(and(isAsked(asked), before === undefined ? undefined : lt(cashEntryTable.id, before)))
    .orderBy(desc(cashEntryTable.id))
    .limit(most);
}

export async function findEntry(db: Queryable, shopId: number, id: number): Promise<EntryRow | undefined> {
  const [found] = await entriesQuery(db).where(
    and(eq(cashEntryTable.shopId, shopId), eq(cashEntryTable.id, id)),
  );
  return found;
}

/** What was written of an order, oldest first. */
export function listEntriesOfOrder(db: Queryable, shopId: number, orderId: number) {
  return entriesQuery(db)
    .where(and(eq(cashEntryTable.shopId, shopId), eq(cashEntryTable.orderId, orderId)))
    .orderBy(asc(cashEntryTable.id));
}

/** What the ledger calls those couriers that had cash of the shop, those of the latest day first. @param most all of them where it is left out */
export async function listCouriers(db: Queryable, shopId: number, most?: number): Promise<string[]> {
  const { courier } = cashDaySumTable;
  const named = db
    .select({ courier })
    .from(cashDaySumTable)
    .where(and(eq(cashDaySumTable.shopId, shopId), eq(cashDaySumTable.holder, "courier")))
    .groupBy(courier)
    .orderBy(desc(sql`max(${cashDaySumTable.day})`), asc(courier));
  const found = await (most === undefined ? named : named.limit(most));
  return found.map((row) => row.courier);
}

/** Everybody of the staff, by name. */
export function listStaff(db: Queryable, shopId: number) {
  return db
    .select({ id: customerTable.id, firstName: customerTable.firstName, lastName: customerTable.lastName })
    .from(shopMemberTable)
    .innerJoin(customerTable, eq(customerTable.id, shopMemberTable.accountId))
    .where(eq(shopMemberTable.shopId, shopId))
    .orderBy(asc(customerTable.firstName), asc(customerTable.id));
}

/** An order of the shop as the ledger looks at it. */
export async function findOrder(db: Queryable, shopId: number, number: string) {
  const [found] = await db
    .select({
      id: customerOrderTable.id,
      number: customerOrderTable.number,
      status: customerOrderTable.status,
      paymentStatus: customerOrderTable.paymentStatus,
      grandTotal: customerOrderTable.grandTotal,
      orderedTotal: customerOrderTable.orderedTotal,
    })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, number)));
  return found;
}

/** Keeps an order from being moved until the transaction ends. */
export async function lockOrderOf(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx
    .select({ id: customerOrderTable.id })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, id)))
    .for("update");
}

/** Orders that are on their way or wait to be picked up, and what they cost together. */
export async function sumAwaited(db: Queryable, shopId: number) {
  const [found] = await db
    .select({
      orders: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${customerOrderTable.grandTotal}), 0)`.mapWith(Number),
    })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), inArray(customerOrderTable.status, [4, 5])));
  return found as NonNullable<typeof found>;
}
