import type { RatingState } from "@haat/contract/shared/rating-choices";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { productTable } from "../catalogue/catalogue.table";
import { orderLineTable } from "../order/order.table";

/**
 * What customers say of goods that they had. The database itself holds each against the delivered order that it is of, and keeps
 * the sums in `product` (migration `ratings`).
 */
export const ratingTable = pgTable(
  "rating",
  {
    shopId: integer("shop_id").notNull(),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    productId: integer("product_id").notNull(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id),
    /** The line of the delivered order that it was given, or changed last, with. */
    orderId: integer("order_id").notNull(),
    linePosition: integer("line_position").notNull(),
    stars: integer("stars").notNull(),
    text: text("text").notNull().default(""),
    /** The customer's first name when they said it. */
    shownName: text("shown_name").notNull(),
    ratedAt: moment("rated_at").notNull(),
    state: text("state").$type<RatingState>().notNull().default("shown"),
    answer: text("answer"),
    answeredAt: moment("answered_at"),
    answeredBy: integer("answered_by").references(() => customerTable.id),
    reportReason: text("report_reason"),
    reportedAt: moment("reported_at"),
    reportedBy: integer("reported_by").references(() => customerTable.id),
    decisionReason: text("decision_reason"),
    decidedAt: moment("decided_at"),
    decidedBy: integer("decided_by").references(() => customerTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("rating_once").on(table.shopId, table.productId, table.customerId),
    index("rating_of_product").on(table.shopId, table.productId, table.ratedAt, table.id),
    // A shop's boxes, of which pages are read and all rows are counted.
    index("rating_waiting")
      .on(table.shopId, table.ratedAt, table.id)
      .where(sql`answer is null`),
    index("rating_answered")
      .on(table.shopId, table.ratedAt, table.id)
      .where(sql`answer is not null`),
    index("rating_reported")
      .on(table.shopId, table.ratedAt, table.id)
      .where(sql`reported_at is not null`),
    index("rating_of_order").on(table.shopId, table.orderId),
    index("rating_of_customer").on(table.customerId),
    index("rating_looked_at")
      .on(table.state, table.ratedAt)
      .where(sql`state <> 'shown'`),
    foreignKey({
      name: "rating_line_fk",
      columns: [table.shopId, table.orderId, table.linePosition],
      foreignColumns: [orderLineTable.shopId, orderLineTable.orderId, orderLineTable.position],
    }),
    foreignKey({
      name: "rating_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
    check("rating_stars_known", sql`${table.stars} between 1 and 5`),
    check("rating_state_known", sql`${table.state} in ('shown', 'reported', 'kept', 'hidden')`),
    check(
      "rating_texts_short",
      sql`char_length(${table.text}) <= 10000 and char_length(${table.answer}) <= 10000
        and char_length(${table.reportReason}) <= 3000 and char_length(${table.decisionReason}) <= 3000
        and char_length(${table.shownName}) <= 300`,
    ),
    check(
      "rating_answered_by_somebody",
      sql`num_nulls(${table.answer}, ${table.answeredAt}, ${table.answeredBy}) in (0, 3) and ${table.answer} <> ''`,
    ),
    check(
      "rating_reported_by_somebody",
      sql`num_nulls(${table.reportReason}, ${table.reportedAt}, ${table.reportedBy}) in (0, 3)
        and (${table.state} <> 'reported' or ${table.reportedAt} is not null)`,
    ),
    check(
      "rating_decided_by_somebody",
      sql`num_nulls(${table.decisionReason}, ${table.decidedAt}, ${table.decidedBy}) in (0, 3)
        and (${table.state} not in ('kept', 'hidden') or ${table.decidedAt} is not null)`,
    ),
  ],
);
