import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";

/** Whom of the platform's people looks into which shop's console just now, and why. The wall knows it (migration `shop_view`). */
export const shopViewTable = pgTable(
  "shop_view",
  {
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    reason: text("reason").notNull(),
    startedAt: moment("started_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.shopId] }),
    index("shop_view_expiry").on(table.expiresAt),
  ],
);
