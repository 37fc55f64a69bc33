import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { shopTable } from "../shop/shop.table";

const ofShop = () =>
  integer("shop_id")
    .notNull()
    .references(() => shopTable.id);

/** From when until when a shop works on a weekday. One without rows tells no hours; else it is closed on a day without a row. */
export const shopHoursTable = pgTable(
  "shop_hours",
  {
    shopId: ofShop(),
    /** 0 is Sunday. */
    weekday: integer("weekday").notNull(),
    /** Minutes after midnight in Bangladesh. */
    opensAt: integer("opens_at").notNull(),
    closesAt: integer("closes_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.weekday] }),
    check("shop_hours_weekday_known", sql`${table.weekday} between 0 and 6`),
    check(
      "shop_hours_in_a_day",
      sql`${table.opensAt} >= 0 and ${table.opensAt} < ${table.closesAt} and ${table.closesAt} <= 1440`,
    ),
  ],
);

/** A day on which a shop does not work, with what shoppers read of it. */
export const shopDayOffTable = pgTable(
  "shop_day_off",
  {
    shopId: ofShop(),
    /** In Bangladesh. */
    day: date("day", { mode: "string" }).notNull(),
    noteBn: text("note_bn").notNull().default(""),
    noteEn: text("note_en").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.day] }),
    check(
      "shop_day_off_note_short",
      sql`char_length(${table.noteBn}) <= 800 and char_length(${table.noteEn}) <= 800`,
    ),
  ],
);
