import type { ParcelTwin } from "@haat/contract/seller/parcel-carrier";
import type { CourierKind, ParcelState } from "@haat/contract/shared/courier-choices";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, poishaColumn } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";

/** Who brings a shop's parcels. A known courier has a row from its first parcel on, or from the first change of it. */
export const courierTable = pgTable(
  "courier",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<CourierKind>().notNull(),
    name: text("name").notNull(),
    /** As it is dialled; empty where there is none. */
    phone: text("phone").notNull().default(""),
    /** Over https, with one `{code}`; empty where parcels are not followed. */
    link: text("link").notNull().default(""),
    isActive: boolean("is_active").notNull().default(true),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex("courier_known_once")
      .on(table.shopId, table.kind)
      .where(sql`kind <> 'own'`),
    uniqueIndex("courier_name").on(table.shopId, sql`lower(${table.name})`),
    check("courier_kind_known", sql`${table.kind} in ('pathao', 'steadfast', 'redx', 'own')`),
    check("courier_named", sql`${table.name} <> ''`),
    check(
      "courier_link_safe",
      sql`${table.link} = '' or ${table.link} ~ '^https://[^[:space:]]*[{]code[}][^[:space:]]*$'`,
    ),
  ],
);

/** An order's parcel: who has it, and what the courier says of it. The order's own status is another thing. */
export const parcelTable = pgTable(
  "parcel",
  {
    shopId: integer("shop_id").notNull(),
    orderId: integer("order_id").notNull(),
    courierId: integer("courier_id").notNull(),
    /** What the courier calls our number. */
    ownNumber: text("own_number").notNull(),
    trackingCode: text("tracking_code").notNull().default(""),
    pieces: integer("pieces").notNull(),
    weightGrams: integer("weight_grams"),
    cashToCollect: poishaColumn("cash_to_collect").notNull(),
    note: text("note").notNull().default(""),
    state: text("state").$type<ParcelState>().notNull(),
    stateAt: moment("state_at").notNull(),
    handedAt: moment("handed_at").notNull(),
    handedBy: integer("handed_by")
      .notNull()
      .references(() => customerTable.id),
    fee: poishaColumn("fee"),
    returnedAt: moment("returned_at"),
    /** What couriers took it as once more, where they were asked twice: somebody has to have that cancelled. */
    twins: jsonb("twins").$type<ParcelTwin[]>().notNull().default([]),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    unique("parcel_own_number").on(table.shopId, table.ownNumber),
    index("parcel_handed").on(table.shopId, table.handedAt),
    index("parcel_tracking")
      .on(table.shopId, table.trackingCode)
      .where(sql`tracking_code <> ''`),
    foreignKey({
      name: "parcel_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    foreignKey({
      name: "parcel_courier_fk",
      columns: [table.shopId, table.courierId],
      foreignColumns: [courierTable.shopId, courierTable.id],
    }),
    check(
      "parcel_state_known",
      sql`${table.state} in ('handed_over', 'on_the_way', 'delivered', 'part_delivered', 'held', 'returning', 'returned', 'lost')`,
    ),
    check(
      "parcel_measures_possible",
      sql`${table.pieces} >= 1 and ${table.pieces} <= 99 and ${table.weightGrams} >= 1 and ${table.weightGrams} <= 50000`,
    ),
    check("parcel_amounts_possible", sql`${table.cashToCollect} >= 0 and ${table.fee} >= 0`),
    check(
      "parcel_returned_when_back",
      sql`(${table.state} = 'returned') = (${table.returnedAt} is not null)`,
    ),
  ],
);
