import type { TakeOutState } from "@haat/contract/seller/take-out.contract";
import type { Language } from "@haat/contract/shared/languages";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";
import type { ZipEntry } from "./zip-records";

/** A copy of all data of a shop: asked for by its owner, made piece by piece, kept for some days. */
export const takeOutTable = pgTable(
  "shop_take_out",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    /** Who asked for it: it is made of what they may see. */
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    /** Of its headings. */
    language: text("language").$type<Language>().notNull(),
    state: text("state").$type<TakeOutState>().notNull().default("asked"),
    /** What its files are below in the file store, and what opens a download that was begun: 128 random bits. */
    key: text("key").notNull(),
    /** How many kinds of data are written. */
    done: integer("done").notNull().default(0),
    /** The place in the kind that is being written; null at its beginning. */
    place: jsonb("place").$type<TakeOutPlace>(),
    askedAt: moment("asked_at").notNull(),
    readyAt: moment("ready_at"),
    /** When its files are deleted. */
    until: moment("until"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    // One at a time of a shop.
    uniqueIndex("shop_take_out_once")
      .on(table.shopId)
      .where(sql`state <> 'gone'`),
    check("shop_take_out_state_known", sql`${table.state} in ('asked', 'making', 'ready', 'gone')`),
    check("shop_take_out_language_known", sql`${table.language} in ('bn', 'en')`),
    check("shop_take_out_key_shape", sql`${table.key} ~ '^[0-9a-f]{32}$'`),
    check("shop_take_out_done_counts", sql`${table.done} between 0 and 1000`),
    check("shop_take_out_ready_until", sql`num_nulls(${table.readyAt}, ${table.until}) in (0, 2)`),
    check("shop_take_out_ready_known", sql`${table.state} <> 'ready' or ${table.readyAt} is not null`),
  ],
);

/** Where a kind of data is gone on with. */
export interface TakeOutPlace {
  /** Files of this kind that are there. */
  files: number;
  /** What the last row, or the last picture, is sorted by. */
  after: string[];
}

/** A part of a ZIP: what was written in one piece, or at the end its directory. Its bytes are in the file store. */
export const takeOutPartTable = pgTable(
  "shop_take_out_part",
  {
    shopId: integer("shop_id").notNull(),
    takeOutId: integer("take_out_id").notNull(),
    /** From 0, over all ZIPs of a copy. */
    position: integer("position").notNull(),
    /** Which of its ZIPs it is of, from 1. */
    file: integer("file").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** What the directory says of its entries; none in the directory itself. */
    entries: jsonb("entries").$type<ZipEntry[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.takeOutId, table.position] }),
    foreignKey({
      name: "shop_take_out_part_take_out_fk",
      columns: [table.shopId, table.takeOutId],
      foreignColumns: [takeOutTable.shopId, takeOutTable.id],
    }).onDelete("cascade"),
    check(
      "shop_take_out_part_possible",
      sql`${table.position} >= 0 and ${table.file} >= 1 and ${table.bytes} >= 1`,
    ),
  ],
);
