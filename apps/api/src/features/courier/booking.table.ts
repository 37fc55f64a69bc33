import type { KnownCourier, ParcelState, SendingState } from "@haat/contract/shared/courier-choices";
import type { Language } from "@haat/contract/shared/languages";
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, poishaColumn } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { courierTable } from "./courier.table";

/** What a shop is at a courier that the platform sends parcels to. Nobody of the shop reads it again. */
export const courierAccountTable = pgTable(
  "courier_account",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    kind: text("kind").$type<KnownCourier>().notNull(),
    /** Its parts as JSON, sealed under the first of the server's secrets, and anew when that is another one. */
    sealedAccount: text("sealed_account").notNull(),
    setAt: moment("set_at").notNull(),
    setBy: integer("set_by")
      .notNull()
      .references(() => customerTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind] }),
    check("courier_account_kind_known", sql`${table.kind} in ('pathao', 'steadfast', 'redx')`),
  ],
);

/** A parcel that the platform sends to a courier. It becomes a parcel when the courier has taken it. */
export const courierBookingTable = pgTable(
  "courier_booking",
  {
    shopId: integer("shop_id").notNull(),
    orderId: integer("order_id").notNull(),
    courierId: integer("courier_id").notNull(),
    state: text("state").$type<SendingState>().notNull(),
    stateAt: moment("state_at").notNull(),
    /** How often the courier was asked: the answer to an earlier asking is known by it. */
    asked: integer("asked").notNull().default(0),
    /** An earlier asking has no answer: the courier may have it, also where it says no to a later one. */
    isInDoubt: boolean("is_in_doubt").notNull().default(false),
    /** How often it was not reached since somebody wanted it sent. */
    tries: integer("tries").notNull().default(0),
    pieces: integer("pieces").notNull(),
    weightGrams: integer("weight_grams"),
    note: text("note").notNull().default(""),
    /** In which the address is told. */
    language: text("language").$type<Language>().notNull(),
    /** What the courier was told to collect; null before it was asked. */
    cashTold: poishaColumn("cash_told"),
    message: text("message").notNull().default(""),
    consignment: text("consignment").notNull().default(""),
    /** What the courier says has become of it: the word as it was said, and what that means, where it is known. */
    newsWord: text("news_word").notNull().default(""),
    newsState: text("news_state").$type<ParcelState>(),
    newsAt: moment("news_at"),
    /** When the courier was asked about it last, whether it answered or not. */
    lookedAt: moment("looked_at"),
    /** When the courier is asked next; null where it is not asked any more. */
    lookAt: moment("look_at"),
    wantedAt: moment("wanted_at").notNull(),
    wantedBy: integer("wanted_by")
      .notNull()
      .references(() => customerTable.id),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    index("courier_booking_unsettled")
      .on(table.shopId, table.stateAt)
      .where(sql`state <> 'booked'`),
    index("courier_booking_look")
      .on(table.lookAt)
      .where(sql`look_at is not null`),
    foreignKey({
      name: "courier_booking_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    foreignKey({
      name: "courier_booking_courier_fk",
      columns: [table.shopId, table.courierId],
      foreignColumns: [courierTable.shopId, courierTable.id],
    }),
    check(
      "courier_booking_state_known",
      sql`${table.state} in ('waiting', 'sending', 'booked', 'refused', 'account_refused', 'unreached', 'unknown')`,
    ),
    check(
      "courier_booking_news_known",
      sql`${table.newsState} in ('handed_over', 'on_the_way', 'delivered', 'part_delivered', 'held', 'returning', 'returned', 'lost')`,
    ),
    check("courier_booking_language_known", sql`${table.language} in ('bn', 'en')`),
    check(
      "courier_booking_measures_possible",
      sql`${table.pieces} >= 1 and ${table.pieces} <= 99 and ${table.weightGrams} >= 1 and ${table.weightGrams} <= 50000`,
    ),
    check(
      "courier_booking_counts_possible",
      sql`${table.asked} >= 0 and ${table.tries} >= 0 and ${table.cashTold} >= 0`,
    ),
  ],
);
