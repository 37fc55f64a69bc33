import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";

/** A phone whose orders a shop does not take. */
export const refusedPhoneTable = pgTable(
  "refused_phone",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    /** E.164. */
    phone: text("phone").notNull(),
    /** The account that ordered with it, where it was refused because of an order: its own phone may be another. */
    customerId: integer("customer_id").references(() => customerTable.id),
    reason: text("reason").notNull().default(""),
    refusedBy: integer("refused_by")
      .notNull()
      .references(() => customerTable.id),
    refusedAt: moment("refused_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("refused_phone_once").on(table.shopId, table.phone),
    // Of somebody, in all shops (features/privacy).
    index("refused_phone_everywhere").on(table.phone),
    index("refused_customer_everywhere")
      .on(table.customerId)
      .where(sql`customer_id is not null`),
    index("refused_phone_of_customer")
      .on(table.shopId, table.customerId)
      .where(sql`customer_id is not null`),
    check("refused_phone_shape", sql`${table.phone} ~ '^[+]8801[0-9]{9}$'`),
    check("refused_phone_reason_short", sql`char_length(${table.reason}) <= 3000`),
  ],
);
