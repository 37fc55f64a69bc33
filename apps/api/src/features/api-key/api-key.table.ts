import type { ApiKeyScope } from "@haat/contract/shared/api-key-choices";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";

/**
 * Keys with which programs of others work in a shop. A key acts as who made it, in the scopes that it has: where its maker is of
 * the shop no more, it opens nothing.
 */
export const apiKeyTable = pgTable(
  "api_key",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    name: text("name").notNull(),
    scopes: text("scopes").array().$type<ApiKeyScope[]>().notNull(),
    /** What is kept of the key itself. */
    keyHash: text("key_hash").notNull(),
    /** How it begins and ends, to be known by. */
    prefix: text("prefix").notNull(),
    lastFour: text("last_four").notNull(),
    madeBy: integer("made_by")
      .notNull()
      .references(() => customerTable.id),
    madeAt: moment("made_at").notNull(),
    /** Null where it has no end. */
    expiresAt: moment("expires_at"),
    /** Some minutes old at most; null before it was used. */
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    unique("api_key_hash_once").on(table.keyHash),
    index("api_key_of_shop").on(table.shopId, table.madeAt),
    check("api_key_named", sql`char_length(${table.name}) between 1 and 60`),
    check("api_key_for_something", sql`cardinality(${table.scopes}) > 0`),
    check("api_key_hash_shape", sql`${table.keyHash} ~ '^[A-Za-z0-9_-]{43}$'`),
    check("api_key_ends_later", sql`${table.expiresAt} > ${table.madeAt}`),
  ],
);
