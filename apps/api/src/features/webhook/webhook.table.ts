import type {
  DeliveryState,
  WebhookEvent,
  WebhookState,
  WebhookType,
} from "@haat/contract/shared/webhook-choices";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";

/** Where programs of others hear what happens in a shop. */
export const webhookEndpointTable = pgTable(
  "webhook_endpoint",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: uuid("id").notNull().defaultRandom(),
    url: text("url").notNull(),
    events: text("events").array().$type<WebhookEvent[]>().notNull(),
    /** What deliveries are signed with, under the server's secret. */
    sealedSecret: text("sealed_secret").notNull(),
    /** The one before it, which signs along until it is forgotten. */
    sealedOldSecret: text("sealed_old_secret"),
    oldSecretUntil: moment("old_secret_until"),
    state: text("state").$type<WebhookState>().notNull().default("on"),
    /** Since when nothing has got through; null where the last one did. */
    failingSince: moment("failing_since"),
    madeBy: integer("made_by")
      .notNull()
      .references(() => customerTable.id),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    check("webhook_endpoint_url_short", sql`char_length(${table.url}) between 10 and 500`),
    check("webhook_endpoint_for_something", sql`cardinality(${table.events}) > 0`),
    check("webhook_endpoint_state_known", sql`${table.state} in ('on', 'paused', 'failed')`),
    check(
      "webhook_endpoint_old_secret_ends",
      sql`num_nulls(${table.sealedOldSecret}, ${table.oldSecretUntil}) in (0, 2)`,
    ),
  ],
);

/**
 * What is told to an endpoint: written in the transaction of what it tells (triggers of the migration `webhooks`), tried until it
 * is taken, and kept for some time to be looked at and sent again.
 */
export const webhookDeliveryTable = pgTable(
  "webhook_delivery",
  {
    shopId: integer("shop_id").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    endpointId: uuid("endpoint_id").notNull(),
    /** By which who hears it twice knows it again; the same for all endpoints. */
    eventId: uuid("event_id").notNull(),
    type: text("type").$type<WebhookType>().notNull(),
    /** JSON, sent letter for letter each time. */
    body: text("body").notNull(),
    /** Which change of which order it tells, as long as that can be taken back. */
    source: text("source"),
    state: text("state").$type<DeliveryState>().notNull().default("waiting"),
    /** When it is tried next, while it waits. */
    nextAt: moment("next_at").notNull(),
    createdAt: moment("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({
      name: "webhook_delivery_endpoint_fk",
      columns: [table.shopId, table.endpointId],
      foreignColumns: [webhookEndpointTable.shopId, webhookEndpointTable.id],
    }).onDelete("cascade"),
    index("webhook_delivery_of_endpoint").on(table.shopId, table.endpointId, table.createdAt),
    index("webhook_delivery_due")
      .on(table.shopId, table.endpointId, table.nextAt)
      .where(sql`state = 'waiting'`),
    index("webhook_delivery_next")
      .on(table.nextAt)
      .where(sql`state = 'waiting'`),
    index("webhook_delivery_of_source")
      .on(table.shopId, table.source)
      .where(sql`state = 'waiting'`),
    index("webhook_delivery_old").on(table.createdAt),
    check(
      "webhook_delivery_state_known",
      sql`${table.state} in ('waiting', 'delivered', 'failed', 'dropped')`,
    ),
  ],
);

/** Every time that a delivery was sent, and what was answered. */
export const webhookTryTable = pgTable(
  "webhook_try",
  {
    shopId: integer("shop_id").notNull(),
    deliveryId: uuid("delivery_id").notNull(),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    /** The HTTP status; null where nothing was answered, which `error` says why in a word. */
    status: integer("status"),
    error: text("error"),
    milliseconds: integer("milliseconds").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.deliveryId, table.id] }),
    foreignKey({
      name: "webhook_try_delivery_fk",
      columns: [table.shopId, table.deliveryId],
      foreignColumns: [webhookDeliveryTable.shopId, webhookDeliveryTable.id],
    }).onDelete("cascade"),
    check("webhook_try_answered_or_not", sql`num_nulls(${table.status}, ${table.error}) = 1`),
  ],
);
