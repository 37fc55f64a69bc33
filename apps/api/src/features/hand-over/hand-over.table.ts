import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable, sessionTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";

/** A sign-in on its way to a shop's own host, where it trades once for a session; only a hash of its token is kept. */
export const handOverTable = pgTable(
  "hand_over",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** The session that is handed over; with it goes what came of it so far. */
    sessionHash: text("session_hash")
      .notNull()
      .references(() => sessionTable.tokenHash, { onDelete: "cascade" }),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id),
    /** The shop whose own host alone it is good on. */
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** Hash of the secret of the browser that asked. */
    challenge: text("challenge").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    unique("hand_over_of_session").on(table.sessionHash, table.shopId),
    index("hand_over_expiry").on(table.expiresAt),
  ],
);
