import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { shopTable } from "../shop/shop.table";

/**
 * What a shop's papers are signed with. It is the shop's own and stays: paper that was printed once is checked years later,
 * whatever the server's secrets are by then. Sealed under the first of them, and anew when that is another one.
 */
export const billKeyTable = pgTable("bill_key", {
  shopId: integer("shop_id")
    .primaryKey()
    .references(() => shopTable.id),
  sealedKey: text("sealed_key").notNull(),
  madeAt: moment("made_at").notNull(),
});
