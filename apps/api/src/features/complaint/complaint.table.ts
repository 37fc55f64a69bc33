import type {
  ComplaintAuthor,
  ComplaintKind,
  ComplaintReason,
  ComplaintState,
} from "@haat/contract/shared/complaint-choices";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { customerOrderTable } from "../order/order.table";

/** What a customer says is wrong with an order, and where that stands. */
export const complaintTable = pgTable(
  "complaint",
  {
    shopId: integer("shop_id").notNull(),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id),
    kind: text("kind").$type<ComplaintKind>().notNull(),
    reason: text("reason").$type<ComplaintReason>().notNull(),
    state: text("state").$type<ComplaintState>().notNull().default("open"),
    openedAt: moment("opened_at").notNull(),
    /** Since when it waits for an answer; of one that does not, since when it did last. */
    waitsSince: moment("waits_since").notNull(),
    /** When it went to the platform, and because of whom: the customer, or the time it had waited. */
    passedAt: moment("passed_at"),
    passedBy: text("passed_by", { enum: ["customer", "time"] }),
    closedAt: moment("closed_at"),
    closedBy: text("closed_by").$type<ComplaintAuthor>(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("complaint_of_state").on(table.shopId, table.state, table.waitsSince, table.id),
    index("complaint_of_order").on(table.shopId, table.orderId, table.id),
    index("complaint_of_customer").on(table.customerId, table.openedAt),
    // The platform's, by which its pages are found and all of them are counted: those of test shops are told apart by their shop.
    index("complaint_passed_of_state")
      .on(table.state, table.waitsSince, table.id, table.shopId)
      .where(sql`passed_at is not null`),
    index("complaint_passed_and_over")
      .on(table.state, table.closedAt, table.id, table.shopId)
      .where(sql`passed_at is not null`),
    // One of an order at a time.
    uniqueIndex("complaint_open_once")
      .on(table.shopId, table.orderId)
      .where(sql`state <> 'closed'`),
    foreignKey({
      name: "complaint_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    check("complaint_kind_known", sql`${table.kind} in ('return', 'problem')`),
    check(
      "complaint_reason_known",
      sql`${table.reason} in ('damaged', 'wrong', 'described', 'missing', 'late', 'charged', 'unwanted', 'other')`,
    ),
    check("complaint_state_known", sql`${table.state} in ('open', 'answered', 'closed')`),
    check("complaint_passed_by_somebody", sql`num_nulls(${table.passedAt}, ${table.passedBy}) in (0, 2)`),
    check(
      "complaint_closed_by_somebody",
      sql`num_nulls(${table.closedAt}, ${table.closedBy}) in (0, 2) and (${table.state} = 'closed') = (${table.closedAt} is not null)`,
    ),
  ],
);

/** What was written about a complaint. Rows are only added. */
export const complaintMessageTable = pgTable(
  "complaint_message",
  {
    shopId: integer("shop_id").notNull(),
    complaintId: integer("complaint_id").notNull(),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    author: text("author").$type<ComplaintAuthor>().notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    text: text("text").notNull(),
    /** Media keys of pictures that the customer uploaded. */
    pictures: text("pictures").array().notNull().default([]),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.complaintId, table.id] }),
    // What somebody has written, in all shops (features/privacy).
    index("complaint_message_of_account").on(table.accountId),
    index("complaint_message_pictures").using("gin", table.pictures),
    foreignKey({
      name: "complaint_message_complaint_fk",
      columns: [table.shopId, table.complaintId],
      foreignColumns: [complaintTable.shopId, complaintTable.id],
    }),
    check("complaint_message_author_known", sql`${table.author} in ('customer', 'shop', 'platform')`),
    check("complaint_message_pictures_few", sql`cardinality(${table.pictures}) <= 4`),
    check("complaint_message_written", sql`${table.text} <> '' and char_length(${table.text}) <= 10000`),
  ],
);
