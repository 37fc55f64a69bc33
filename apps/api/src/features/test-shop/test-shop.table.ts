import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { shopTable } from "../shop/shop.table";

/** What a test shop has that no other shop has. */
export const testShopTable = pgTable(
  "test_shop",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shopTable.id),
    /** Signs in whoever has one of its numbers, which are nobody's. */
    code: text("code").notNull(),
    filledAt: moment("filled_at").notNull(),
    /** How many hours its time is ahead since then. */
    hoursAhead: integer("hours_ahead").notNull().default(0),
  },
  (table) => [
    check("test_shop_code_shape", sql`${table.code} ~ '^[0-9]{6}$'`),
    check("test_shop_never_behind", sql`${table.hoursAhead} >= 0`),
  ],
);

/** Text messages about test shops, and to their customers, in the place of sending them. */
export const testMessageTable = pgTable(
  "test_message",
  {
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => testShopTable.shopId),
    /** E.164. */
    phone: text("phone").notNull(),
    text: text("text").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("test_message_age").on(table.at),
    index("test_message_of_phone").on(table.phone),
  ],
);
