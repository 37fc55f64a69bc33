import type { SheetFormat } from "@haat/contract/seller/goods-sheet";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import type { StatementKind, StatementMatch, StatementState } from "@haat/contract/shared/statement-choices";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, poishaColumn } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { courierTable } from "../courier/courier.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import type { ColumnPlaces } from "./statement-headings";
import type { StatementSheet } from "./statement-sheet";

const ofStatement = () => ({
  shopId: integer("shop_id").notNull(),
  statementId: integer("statement_id").notNull(),
  position: integer("position").notNull(),
});

/** A file in which a courier says what it collected for which parcels, and what it keeps of that. */
export const courierStatementTable = pgTable(
  "courier_statement",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    courierId: integer("courier_id").notNull(),
    /** Who brought it. */
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    state: text("state").$type<StatementState>().notNull(),
    fileName: text("file_name").notNull(),
    format: text("format").$type<SheetFormat>().notNull(),
    /** Of the file: the same one again is the same statement until it is thrown away. */
    digest: text("digest").notNull(),
    at: moment("at").notNull(),
    /** What the file says, as long as its columns may be chosen anew. */
    sheet: jsonb("sheet").$type<StatementSheet>(),
    columns: jsonb("columns").$type<ColumnPlaces>().notNull(),
    /** The days that were asked for, the last one included. */
    askedFrom: date("asked_from", { mode: "string" }),
    askedTo: date("asked_to", { mode: "string" }),
    /** The days that it is about: those, or what its rows tell. */
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    /** Its rows, and what they say together. */
    rowCount: integer("row_count").notNull().default(0),
    collected: poishaColumn("collected").notNull().default(0),
    fee: poishaColumn("fee").notNull().default(0),
    paid: poishaColumn("paid").notNull().default(0),
    /** What was written into the ledger for it. */
    handedIn: poishaColumn("handed_in").notNull().default(0),
    keptFee: poishaColumn("kept_fee").notNull().default(0),
    settledAt: moment("settled_at"),
    settledBy: integer("settled_by").references(() => customerTable.id),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex("courier_statement_once")
      .on(table.shopId, table.courierId, table.digest)
      .where(sql`state <> 'thrown_away'`),
    index("courier_statement_open")
      .on(table.at)
      .where(sql`sheet is not null`),
    foreignKey({
      name: "courier_statement_courier_fk",
      columns: [table.shopId, table.courierId],
      foreignColumns: [courierTable.shopId, courierTable.id],
    }),
    check(
      "courier_statement_state_known",
      sql`${table.state} in ('columns', 'checked', 'settled', 'thrown_away')`,
    ),
    check("courier_statement_format_known", sql`${table.format} in ('csv', 'xlsx')`),
    check("courier_statement_named", sql`${table.fileName} <> '' and char_length(${table.fileName}) <= 120`),
    check(
      "courier_statement_settled_by_somebody",
      sql`num_nulls(${table.settledAt}, ${table.settledBy}) in (0, 2) and (${table.state} = 'settled') = (${table.settledAt} is not null)`,
    ),
    check(
      "courier_statement_sheet_kept",
      sql`(${table.state} in ('columns', 'checked')) = (${table.sheet} is not null)`,
    ),
    check("courier_statement_sums_possible", sql`${table.handedIn} >= 0 and ${table.keptFee} >= 0`),
    check(
      "courier_statement_days_in_order",
      sql`${table.askedFrom} <= ${table.askedTo} and ${table.startsOn} <= ${table.endsOn} and num_nulls(${table.startsOn}, ${table.endsOn}) in (0, 2)`,
    ),
  ],
);

/** What it says of one parcel, and what that is beside the shop's book; or an order that it should name and does not. */
export const courierStatementRowTable = pgTable(
  "courier_statement_row",
  {
    ...ofStatement(),
    /** Its number in the spreadsheet, from 1; null for an order that is missing there. */
    row: integer("row"),
    ownNumber: text("own_number").notNull().default(""),
    trackingCode: text("tracking_code").notNull().default(""),
    phone: text("phone").notNull().default(""),
    /** What the courier says became of the parcel. */
    said: text("said").notNull().default(""),
    day: date("day", { mode: "string" }),
    /** Poisha. */
    collected: poishaColumn("collected"),
    fee: poishaColumn("fee"),
    paid: poishaColumn("paid"),
    /** What cannot be read. */
    flaw: text("flaw").$type<FieldErrorCode>(),
    kind: text("kind").$type<StatementKind>().notNull(),
    match: text("match").$type<StatementMatch>(),
    orderId: integer("order_id"),
    /** Poisha of the order's cash that the courier has by the book. */
    held: poishaColumn("held"),
    /** The statement that settled the order before. */
    earlierId: integer("earlier_id"),
    /** Why nobody need look at it any more. */
    clearedNote: text("cleared_note"),
    clearedAt: moment("cleared_at"),
    clearedBy: integer("cleared_by").references(() => customerTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.statementId, table.position] }),
    // Of somebody, in all shops (features/privacy).
    index("courier_statement_row_of_phone").on(table.phone),
    index("courier_statement_row_of_kind").on(table.shopId, table.statementId, table.kind, table.position),
    foreignKey({
      name: "courier_statement_row_statement_fk",
      columns: [table.shopId, table.statementId],
      foreignColumns: [courierStatementTable.shopId, courierStatementTable.id],
    }),
    foreignKey({
      name: "courier_statement_row_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    check(
      "courier_statement_row_kind_known",
      sql`${table.kind} in ('fits', 'came_back', 'less', 'more', 'missing', 'not_delivered', 'not_held', 'earlier', 'repeated', 'other_courier', 'unclear', 'unknown', 'unreadable')`,
    ),
    check("courier_statement_row_match_known", sql`${table.match} in ('number', 'tracking', 'phone')`),
    check(
      "courier_statement_row_cleared_whole",
      sql`num_nulls(${table.clearedNote}, ${table.clearedAt}, ${table.clearedBy}) in (0, 3) and ${table.clearedNote} <> ''`,
    ),
    check(
      "courier_statement_row_ready_known",
      sql`${table.kind} not in ('fits', 'came_back', 'less', 'more') or num_nulls(${table.orderId}, ${table.collected}, ${table.held}) = 0`,
    ),
  ],
);

/** An order whose cash a courier's statement settled: each once, whoever settles what at the same time. */
export const settledParcelTable = pgTable(
  "settled_parcel",
  {
    orderId: integer("order_id").notNull(),
    ...ofStatement(),
    /** Poisha that the courier had collected for it, and what of that it kept. */
    amount: poishaColumn("amount").notNull(),
    fee: poishaColumn("fee").notNull(),
    settledAt: moment("settled_at").notNull(),
    settledBy: integer("settled_by")
      .notNull()
      .references(() => customerTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    uniqueIndex("settled_parcel_of_row").on(table.shopId, table.statementId, table.position),
    foreignKey({
      name: "settled_parcel_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    foreignKey({
      name: "settled_parcel_row_fk",
      columns: [table.shopId, table.statementId, table.position],
      foreignColumns: [
        courierStatementRowTable.shopId,
        courierStatementRowTable.statementId,
        courierStatementRowTable.position,
      ],
    }),
    check("settled_parcel_amounts_possible", sql`${table.amount} >= 0 and ${table.fee} >= 0`),
  ],
);
