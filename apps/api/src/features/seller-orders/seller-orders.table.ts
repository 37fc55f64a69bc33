import type { OrderStage } from "@haat/contract/shared/order-choices";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { customerOrderTable } from "../order/order.table";

const ofOrder = {
  shopId: integer("shop_id").notNull(),
  orderId: integer("order_id").notNull(),
};

/**
 * The last move of an order as long as nobody outside has heard of it: who tells the customer takes the row away first, and
 * whoever takes it back does so, too. What the order was before is kept to be put back.
 */
export const orderUndoTable = pgTable(
  "order_undo",
  {
    ...ofOrder,
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    fromStage: text("from_stage").$type<OrderStage>().notNull(),
    toStage: text("to_stage").$type<OrderStage>().notNull(),
    madeAt: moment("made_at").notNull(),
    madeBy: integer("made_by")
      .notNull()
      .references(() => customerTable.id),
    paymentStatus: text("payment_status", { enum: ["cash_on_delivery", "paid", "void"] }).notNull(),
    packedAt: moment("packed_at"),
    packedBy: integer("packed_by"),
    packedProgram: text("packed_program"),
    /** The use of a coupon that was given back. */
    couponId: integer("coupon_id"),
    couponVersion: integer("coupon_version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    unique("order_undo_id").on(table.shopId, table.id),
    foreignKey({
      name: "order_undo_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    check("order_undo_coupon_whole", sql`num_nulls(${table.couponId}, ${table.couponVersion}) in (0, 2)`),
  ],
);

/** What a shop's people write down about an order for each other; no customer reads it. */
export const orderNoteTable = pgTable(
  "order_note",
  {
    ...ofOrder,
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    text: text("text").notNull(),
    at: moment("at").notNull(),
    writtenBy: integer("written_by")
      .notNull()
      .references(() => customerTable.id),
    /** Which program wrote it with a key of that account; null where a person did. */
    program: text("program"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("order_note_of_order").on(table.shopId, table.orderId, table.id),
    foreignKey({
      name: "order_note_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    check("order_note_written", sql`${table.text} <> ''`),
  ],
);
