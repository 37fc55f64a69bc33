import { openingTask, type OpeningTask } from "@haat/contract/seller/shop-opening.contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { areaTable } from "../address/address.table";
import { shopTable } from "../shop/shop.table";

/** What is known of a shop's way to its opening besides the shop itself: one row for each, which a trigger adds. */
export const shopOpeningTable = pgTable(
  "shop_opening",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shopTable.id),
    /** Counted up with each change that its people or the platform make: whoever decides names the one they read. */
    version: integer("version").notNull().default(1),
    /** The language that the owner reads messages in: that of the application. */
    language: text("language", { enum: ["bn", "en"] })
      .notNull()
      .default("bn"),
    /** Letters are to be drawn in place of a logo. */
    isMonogram: boolean("is_monogram").notNull().default(false),
    /** The area the shop is in, where the list has it; else what it is called. */
    areaId: integer("area_id").references(() => areaTable.id),
    areaName: text("area_name").notNull().default(""),
    /** House and road as they were written; the shop's address is made of it, area and city. */
    street: text("street").notNull().default(""),
    /** Who answers the shop's phone. */
    contactName: text("contact_name").notNull().default(""),
    /** "Delivery within": both or neither. */
    daysFrom: integer("days_from"),
    daysTo: integer("days_to"),
    /** The same beyond the home city's zone; neither where it takes as long there. */
    countryDaysFrom: integer("country_days_from"),
    countryDaysTo: integer("country_days_to"),
    /** Names the shop to who may look at it before it is open: a key in place of the seller key. */
    previewKey: text("preview_key").notNull().unique(),
    startedBy: integer("started_by").references(() => customerTable.id),
    startedAt: moment("started_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
    timesSent: integer("times_sent").notNull().default(0),
    decidedAt: moment("decided_at"),
    /** The version that the platform's last decision made; 0 where there was none. */
    decidedVersion: integer("decided_version").notNull().default(0),
  },
  (table) => [
    index("shop_opening_queue").on(table.sentAt),
    index("shop_opening_of_account").on(table.startedBy, table.startedAt),
    check("shop_opening_preview_key_shape", sql`${table.previewKey} ~ '^pv[0-9a-f]{18}$'`),
    check("shop_opening_language_known", sql`${table.language} in ('bn', 'en')`),
    check(
      "shop_opening_days_possible",
      sql`num_nulls(${table.daysFrom}, ${table.daysTo}) in (0, 2)
        and coalesce(${table.daysFrom}, 0) between 0 and coalesce(${table.daysTo}, 0)`,
    ),
    check(
      "shop_opening_country_days_possible",
      sql`num_nulls(${table.countryDaysFrom}, ${table.countryDaysTo}) in (0, 2)
        and coalesce(${table.countryDaysFrom}, 0) between 0 and coalesce(${table.countryDaysTo}, 0)`,
    ),
  ],
);

/** What the platform remarked on an item of an application. */
export const shopRemarkTable = pgTable(
  "shop_remark",
  {
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    task: text("task").$type<OpeningTask>().notNull(),
    remark: text("remark").notNull(),
    at: moment("at").notNull(),
    /** Who remarked it. */
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    /** When the item was saved again; null while nobody has. */
    mendedAt: moment("mended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    check(
      "shop_remark_task_known",
      sql`${table.task} in (${sql.raw(openingTask.options.map((task) => `'${task}'`).join(", "))})`,
    ),
    check("shop_remark_says_something", sql`${table.remark} <> ''`),
  ],
);
