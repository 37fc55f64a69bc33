import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns";

/** An answer as it is kept for whoever repeats a request. */
export type StoredAnswer = Record<string, unknown>;

/** What a key has already done (IETF draft "Idempotency-Key"): the same key and body get `answer` again. */
export const idempotencyKeyTable = pgTable(
  "idempotency_key",
  {
    /** The shop the call is about; 0 for calls of the whole platform. */
    shopId: integer("shop_id").notNull(),
    /** Who called, such as `customer 7` or `phone <hash>`: nobody meets another's key. */
    owner: text("owner").notNull(),
    route: text("route").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** Null only inside the transaction that is still working on it. */
    answer: jsonb("answer").$type<StoredAnswer>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.owner, table.route, table.key] }),
    index("idempotency_key_age").on(table.createdAt),
  ],
);
