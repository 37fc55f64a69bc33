import type { Language } from "@haat/contract/shared/languages";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { sessionTable } from "../account/account.table";
import { shopMemberTable } from "../member/member.table";

const ofMember = () => ({
  shopId: integer("shop_id").notNull(),
  accountId: integer("account_id").notNull(),
});

/**
 * A browser in which somebody of a shop's staff hears of new orders (Push API). It goes with the session it was asked for in,
 * and with its owner's place in the shop.
 */
export const orderAlertDeviceTable = pgTable(
  "order_alert_device",
  {
    ...ofMember(),
    id: uuid("id").notNull().defaultRandom(),
    sessionHash: text("session_hash")
      .notNull()
      .references(() => sessionTable.tokenHash, { onDelete: "cascade" }),
    /** Browser and system, such as `Chrome · Android`; null where they are not known. */
    device: text("device"),
    /** Where its push service takes messages for it. */
    endpoint: text("endpoint").notNull(),
    /** What messages are encrypted for it with (RFC 8291), as base64url. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    language: text("language").$type<Language>().notNull(),
    addedAt: moment("added_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    // Of a browser that somebody else signs in with, the later one is told.
    unique("order_alert_device_once").on(table.shopId, table.endpoint),
    index("order_alert_device_of_session").on(table.sessionHash),
    foreignKey({
      name: "order_alert_device_member_fk",
      columns: [table.shopId, table.accountId],
      foreignColumns: [shopMemberTable.shopId, shopMemberTable.accountId],
    }).onDelete("cascade"),
    check("order_alert_device_endpoint_short", sql`length(${table.endpoint}) between 10 and 1000`),
    check(
      "order_alert_device_keys_shape",
      sql`${table.p256dh} ~ '^[A-Za-z0-9_-]{80,100}$' and ${table.auth} ~ '^[A-Za-z0-9_-]{20,30}$'`,
    ),
    check("order_alert_device_language_known", sql`${table.language} in ('bn', 'en')`),
  ],
);

/** Who of a shop's staff gets a text message of orders that nobody has accepted for ten minutes. */
export const orderAlertTextTable = pgTable(
  "order_alert_text",
  {
    ...ofMember(),
    language: text("language").$type<Language>().notNull(),
    /** Orders up to this moment were told, or were there before they wanted to be told. */
    toldUpTo: moment("told_up_to").notNull(),
    /** When the last message was written; null before the first. */
    toldAt: moment("told_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.accountId] }),
    foreignKey({
      name: "order_alert_text_member_fk",
      columns: [table.shopId, table.accountId],
      foreignColumns: [shopMemberTable.shopId, shopMemberTable.accountId],
    }).onDelete("cascade"),
    check("order_alert_text_language_known", sql`${table.language} in ('bn', 'en')`),
  ],
);

/**
 * What this platform shows push services that it is who a browser allowed to send (VAPID, RFC 8292). One pair, made at the first
 * start and kept: with another one none of them would be told any more. The private half is sealed.
 */
export const pushKeyTable = pgTable(
  "push_key",
  {
    id: integer("id").primaryKey().default(1),
    publicKey: text("public_key").notNull(),
    sealedPrivateKey: text("sealed_private_key").notNull(),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [check("push_key_one", sql`${table.id} = 1`)],
);
