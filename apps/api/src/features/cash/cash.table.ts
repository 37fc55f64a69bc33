import type { CashHolder, CashKind } from "@haat/contract/shared/cash-choices";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment, poishaColumn } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";

const ofShop = () =>
  integer("shop_id")
    .notNull()
    .references(() => shopTable.id);

/**
 * The ledger of a shop's cash: what customers paid, who has it, what was handed in, kept as a fee, taken out and counted. Rows
 * are only added: what was written wrongly is put right by a row that says which one it corrects. Whether an order is paid
 * follows from these rows alone (migration `cash_ledger`).
 */
export const cashEntryTable = pgTable(
  "cash_entry",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<CashKind>().notNull(),
    /** Who has the cash from then on, or had it before it was handed in; null where it is about the till itself, or about none. */
    holder: text("holder").$type<CashHolder>(),
    /** Where the holder is one of the staff. */
    memberId: integer("member_id").references(() => customerTable.id),
    /** Name of the courier where the holder is one. */
    courier: text("courier").notNull().default(""),
    orderId: integer("order_id"),
    /** Poisha; below 0 in what puts a row right, and where less was there than expected. */
    amount: poishaColumn("amount").notNull(),
    note: text("note").notNull().default(""),
    /** The row that this one puts right. */
    corrects: integer("corrects"),
    at: moment("at").notNull(),
    /** Who wrote it; null for what was there before the ledger was. */
    writtenBy: integer("written_by").references(() => customerTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("cash_entry_of_order")
      .on(table.shopId, table.orderId)
      .where(sql`order_id is not null`),
    index("cash_entry_by_time").on(table.shopId, table.at, table.id),
    // What an entry amounts to now is asked for each that is listed.
    index("cash_entry_corrected")
      .on(table.shopId, table.corrects)
      .where(sql`corrects is not null`),
    foreignKey({
      name: "cash_entry_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    foreignKey({
      name: "cash_entry_corrects_fk",
      columns: [table.shopId, table.corrects],
      foreignColumns: [table.shopId, table.id],
    }),
    check(
      "cash_entry_kind_known",
      sql`${table.kind} in ('collected', 'difference', 'handed_in', 'fee', 'put_in', 'taken_out', 'counted')`,
    ),
    check(
      "cash_entry_holder_fits",
      sql`case ${table.kind}
        when 'collected' then coalesce(${table.holder} in ('till', 'member', 'courier', 'before'), false)
        when 'handed_in' then coalesce(${table.holder} in ('member', 'courier'), false)
        when 'fee' then coalesce(${table.holder} = 'courier', false)
        else ${table.holder} is null end`,
    ),
    check(
      "cash_entry_holder_named",
      sql`(coalesce(${table.holder}, '') = 'member') = (${table.memberId} is not null)
        and (coalesce(${table.holder}, '') = 'courier') = (${table.courier} <> '')`,
    ),
    check(
      "cash_entry_order_fits",
      sql`(${table.kind} in ('collected', 'difference')) = (${table.orderId} is not null)`,
    ),
    check(
      "cash_entry_amount_possible",
      sql`${table.amount} <> 0 and (${table.amount} > 0 or ${table.corrects} is not null or ${table.kind} in ('difference', 'counted'))`,
    ),
    check(
      "cash_entry_has_reason",
      sql`${table.note} <> '' or (${table.corrects} is null and ${table.kind} in ('collected', 'handed_in', 'fee', 'put_in'))`,
    ),
  ],
);

/**
 * What the entries of a day add up to, by what they are and who had the cash: of a ledger of years, what somebody owes is read
 * from these. Kept by the database itself (migration `cash_day_sum`).
 */
export const cashDaySumTable = pgTable(
  "cash_day_sum",
  {
    shopId: ofShop(),
    /** The day of the entries in Bangladesh. */
    day: date("day", { mode: "string" }).notNull(),
    kind: text("kind").$type<CashKind>().notNull(),
    holder: text("holder").$type<CashHolder>(),
    memberId: integer("member_id").references(() => customerTable.id),
    courier: text("courier").notNull(),
    /** Poisha. */
    amount: poishaColumn("amount").notNull(),
  },
  (table) => [
    unique("cash_day_sum_once")
      .on(table.shopId, table.day, table.kind, table.holder, table.memberId, table.courier)
      .nullsNotDistinct(),
  ],
);

/** The end of a day: what the till should have held, and what was counted. One a day, of Asia/Dhaka. */
export const cashClosingTable = pgTable(
  "cash_closing",
  {
    shopId: ofShop(),
    day: date("day", { mode: "string" }).notNull(),
    /** Poisha that the ledger says. */
    expected: poishaColumn("expected").notNull(),
    /** Poisha that were there. */
    counted: poishaColumn("counted").notNull(),
    /** Why the two differ. */
    note: text("note").notNull().default(""),
    /** The last entry of the ledger that it counts; 0 where there was none. */
    lastEntry: integer("last_entry").notNull(),
    closedAt: moment("closed_at").notNull(),
    closedBy: integer("closed_by")
      .notNull()
      .references(() => customerTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.day] }),
    check("cash_closing_counted_possible", sql`${table.counted} >= 0`),
    check("cash_closing_has_reason", sql`${table.counted} = ${table.expected} or ${table.note} <> ''`),
  ],
);
