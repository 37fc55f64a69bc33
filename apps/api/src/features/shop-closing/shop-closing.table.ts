import type { ClosingReason } from "@haat/contract/shared/closing-choices";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";

/** That an owner closed a shop, and why. The row of a closing that was taken back is gone; the audit trail has it. */
export const shopClosingTable = pgTable(
  "shop_closing",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shopTable.id),
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    reason: text("reason").$type<ClosingReason>().notNull(),
    words: text("words").notNull().default(""),
    closedAt: moment("closed_at").notNull(),
    /** From when it is final, once no order is open. */
    finalFrom: moment("final_from").notNull(),
    /** When the owner was told that it waits for open orders. */
    heldUpAt: moment("held_up_at"),
    /** When it became final; null while it may be taken back. */
    finalAt: moment("final_at"),
  },
  (table) => [
    check(
      "shop_closing_reason_known",
      sql`${table.reason} in ('business_ends', 'few_orders', 'no_time', 'elsewhere', 'missing', 'other')`,
    ),
    check("shop_closing_words_short", sql`char_length(${table.words}) <= 5000`),
    check(
      "shop_closing_in_order",
      sql`${table.finalFrom} > ${table.closedAt} and ${table.heldUpAt} >= ${table.finalFrom} and ${table.finalAt} >= ${table.finalFrom}`,
    ),
  ],
);
