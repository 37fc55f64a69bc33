import type { CashHolder } from "@haat/contract/shared/cash-choices";
import type {
  CashClosing,
  CashEntry,
  CashOwed,
  CashSums,
  OrderCash,
} from "@haat/contract/seller/seller-cash.contract";
import { business, orderStatuses } from "@haat/contract/shared/business-constants";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { Queryable } from "../../database/database";
import { inOneTrip } from "../../database/one-trip";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { statusNameOf } from "../order/order-status.rules";
import { listClosings, type ClosingRow } from "./cash-closing.repository";
import * as ledger from "./cash.repository";
import type { CashSumsRow, EntryRow, OwedRow } from "./cash.repository";
import { findSettled } from "./courier-settling.repository";
import { moreInTill } from "./till.rules";

const entriesPerPage = 50;
/** So many couriers that had cash before are offered where one is named. */
const couriersOffered = 20;

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  `${firstName ?? ""} ${lastName ?? ""}`.trim();

const holderOf = (
  holder: CashHolder,
  { memberId, courier }: { memberId: number | null; courier: string },
  name: string,
) => ({ holder, id_account: memberId ?? 0, name: holder === "courier" ? courier : name });

/**
 * Whether an entry can be put right. Of an order of which nothing was collected, or is left by now, only while it is delivered,
 * and for what is not collected of it: otherwise it was taken back.
 */
function isCorrectable({ kind, holder, corrects, amountNow, orderStatus, notCollected }: EntryRow): boolean {
  if (corrects !== null || kind === "counted" || holder === "before") return false;
  const isShort = orderStatus === orderStatuses.delivered && notCollected > 0;
  if (kind === "difference") return isShort && amountNow > 0;
  return kind !== "collected" || amountNow !== 0 || isShort;
}

/** An entry as the API tells it. */
export function describeEntry(row: EntryRow): CashEntry {
  return {
    id_entry: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    holder: row.holder && holderOf(row.holder, row, row.holderName ?? ""),
    amount: row.amount,
    amount_now: row.amountNow,
    order_id: row.order ?? "",
    note: row.note,
    name: nameOf(row),
    corrects: row.corrects,
    is_open: isCorrectable(row),
  };
}

export const describeClosing = (row: ClosingRow): CashClosing => ({
  day: row.day,
  expected: row.expected,
  counted: row.counted,
  note: row.note,
  closed_at: row.closedAt.toISOString(),
  name: nameOf(row),
});

export const describeSums = (row: CashSumsRow): CashSums => ({
  collected: row.collected,
  collected_into_till: row.collectedIntoTill,
  difference: row.difference,
  handed_in: row.handedIn,
  fee: row.fee,
  put_in: row.putIn,
  taken_out: row.takenOut,
  counted: row.counted,
});

const describeOwed = (row: OwedRow): CashOwed => ({
  ...holderOf(row.holder ?? "member", row, nameOf(row)),
  amount: row.amount,
});

/** What the till should hold now, by the last closing and what was written since. */
export async function readTill(db: Queryable, shopId: number) {
  const [closing] = await listClosings(db, shopId, undefined, 1);
  const since = await (closing
    ? ledger.sumSince(db, shopId, closing.lastEntry)
    : ledger.sumEntries(db, { shopId }));
  const opening = closing?.counted ?? 0;
  return { closing, opening, since, expected: opening + moreInTill(since) };
}

/** How much was collected and not handed in, in poisha. */
export async function sumOwed(db: Queryable, shopId: number): Promise<number> {
  const owed = await ledger.listOwed(db, shopId);
  return owed.reduce((sum, { amount }) => sum + amount, 0);
}

/** What is in the till, and who has collected what they did not hand in yet. */
export function describeCash({ db, clock }: Services, scope: MemberScope) {
  const { shopId } = scope;
  const today = dayInBangladesh(clock.now());
  return inTransaction(
    db,
    async (tx) => {
      const [{ closing, expected }, owed, awaited] = await inOneTrip(
        readTill(tx, shopId),
        ledger.listOwed(tx, shopId),
        ledger.sumAwaited(tx, shopId),
      );
      return {
        till: expected,
        owed: owed.map(describeOwed),
        awaited,
        last_closing: closing ? describeClosing(closing) : null,
        is_closed_today: closing?.day === today,
      };
    },
    scope,
  );
}

/** Which of a shop's entries; days are of Bangladesh, the last one included. */
interface ListAsked {
  start?: string | undefined;
  end?: string | undefined;
  kind?: ledger.EntriesAsked["kind"];
  filter?: string | undefined;
  before?: number | undefined;
  per_page?: number | undefined;
}

const askedOf = ({ shopId }: MemberScope, { start, end, kind, filter }: ListAsked) => ({
  shopId,
  start,
  end,
  kind,
  text: filter,
});

/** A page of a shop's ledger, newest first, with what all that is asked for adds up to. */
export function listCashEntries({ db }: Services, scope: MemberScope, given: ListAsked) {
  const asked = askedOf(scope, given);
  const most = given.per_page ?? entriesPerPage;
  return inTransaction(
    db,
    async (tx) => {
      const rows = await ledger.listEntries(tx, asked, given.before, most + 1);
      const entries = rows.slice(0, most);
      return {
        entries: entries.map(describeEntry),
        next_before: rows.length > most ? (entries.at(-1)?.id ?? null) : null,
        sums: describeSums(await ledger.sumEntries(tx, asked)),
      };
    },
    scope,
  );
}

/** What is to be collected for an order, and what was. @throws order_not_found */
export function describeOrderCash({ db }: Services, scope: MemberScope, number: string): Promise<OrderCash> {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const order = await ledger.findOrder(tx, shopId, number.toUpperCase());
      if (!order) throw new DomainError("order_not_found");
      const entries = await ledger.listEntriesOfOrder(tx, shopId, order.id);
      const told = entries.reduce((sum, { amount }) => sum + amount, 0);
      const settled = await findSettled(tx, shopId, order.id);
      const staff = await ledger.listStaff(tx, shopId);
      return {
        order_id: order.number,
        status: statusNameOf(order.status),
        payment_status: order.paymentStatus,
        grand_total: order.grandTotal,
        ordered_total: order.orderedTotal ?? order.grandTotal,
        due: order.paymentStatus === "cash_on_delivery" ? order.grandTotal - told : 0,
        entries: entries.map(describeEntry),
        settled: settled
          ? {
              id_statement: settled.statementId,
              file_name: settled.fileName,
              amount: settled.amount,
              at: settled.settledAt.toISOString(),
            }
          : null,
        couriers: await ledger.listCouriers(tx, shopId, couriersOffered),
        staff: staff.map((person) => ({ id_account: person.id, name: nameOf(person) })),
      };
    },
    scope,
  );
}

/** The newest entries of a shop's ledger that a file holds, oldest first. */
export function listEntriesForFile(
  { db }: Services,
  scope: MemberScope,
  given: ListAsked,
): Promise<CashEntry[]> {
  return inTransaction(
    db,
    async (tx) => {
      const rows = await ledger.listEntries(tx, askedOf(scope, given), undefined, business.cashFileRows);
      return rows.map(describeEntry).reverse();
    },
    scope,
  );
}
