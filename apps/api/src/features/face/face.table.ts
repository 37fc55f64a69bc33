import type { HomeSectionKind } from "@haat/contract/seller/seller-face.contract";
import type { TargetKind } from "@haat/contract/seller/shop-target";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { ribbonTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

/** The line above the header of every page of a shop; a shop without a row has none. */
export const shopAnnouncementTable = pgTable(
  "shop_announcement",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shopTable.id),
    textBn: text("text_bn").notNull().default(""),
    textEn: text("text_en").notNull().default(""),
    /** Where it leads inside the shop; what it led to may be gone since. */
    targetKind: text("target_kind").$type<TargetKind>().notNull().default("none"),
    targetId: integer("target_id"),
    /** The first and the last day on which it is shown, in Bangladesh. */
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
  },
  (table) => [
    check(
      "announcement_target_known",
      sql`${table.targetKind} in ('none', 'product', 'category', 'ribbon', 'page', 'coupon')`,
    ),
    check("announcement_target_whole", sql`(${table.targetKind} = 'none') = (${table.targetId} is null)`),
    check("announcement_days_in_order", sql`${table.endsOn} >= ${table.startsOn}`),
  ],
);

/**
 * The parts of a shop's first page, in its order. A shop without rows has the usual parts in the usual order; the first change
 * of the order writes all of them.
 */
export const homeSectionTable = pgTable(
  "home_section",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    kind: text("kind").$type<HomeSectionKind>().notNull(),
    ribbonId: integer("ribbon_id"),
    titleBn: text("title_bn").notNull().default(""),
    titleEn: text("title_en").notNull().default(""),
    textBn: text("text_bn").notNull().default(""),
    textEn: text("text_en").notNull().default(""),
    /** Media key; blank without a picture. */
    picture: text("picture").notNull().default(""),
    /** Where it leads inside the shop; what it led to may be gone since. */
    targetKind: text("target_kind").$type<TargetKind>().notNull().default("none"),
    targetId: integer("target_id"),
    isOn: boolean("is_on").notNull().default(true),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({
      name: "home_section_ribbon_fk",
      columns: [table.shopId, table.ribbonId],
      foreignColumns: [ribbonTable.shopId, ribbonTable.id],
    }).onDelete("cascade"),
    uniqueIndex("home_section_one_of_kind")
      .on(table.shopId, table.kind)
      .where(sql`kind in ('banners', 'categories', 'about')`),
    uniqueIndex("home_section_one_of_ribbon")
      .on(table.shopId, table.ribbonId)
      .where(sql`ribbon_id is not null`),
    check(
      "home_section_kind_known",
      sql`${table.kind} in ('banners', 'categories', 'ribbon', 'text', 'picture_text', 'about')`,
    ),
    check("home_section_of_ribbon", sql`(${table.kind} = 'ribbon') = (${table.ribbonId} is not null)`),
    check("home_section_has_picture", sql`${table.kind} <> 'picture_text' or ${table.picture} <> ''`),
    check(
      "home_section_target_known",
      sql`${table.targetKind} in ('none', 'product', 'category', 'ribbon', 'page', 'coupon')`,
    ),
    check("home_section_target_whole", sql`(${table.targetKind} = 'none') = (${table.targetId} is null)`),
  ],
);
