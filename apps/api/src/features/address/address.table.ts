import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";

/** The eight divisions of Bangladesh. */
export const divisionTable = pgTable("division", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  nameBn: text("name_bn").notNull(),
  nameEn: text("name_en").notNull(),
});

/** The 64 districts, which the specification calls cities. */
export const cityTable = pgTable(
  "city",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    divisionId: integer("division_id")
      .notNull()
      .references(() => divisionTable.id),
    nameBn: text("name_bn").notNull(),
    nameEn: text("name_en").notNull(),
  },
  (table) => [index("city_of_division").on(table.divisionId)],
);

/** Upazilas and metropolitan thanas, which the specification calls areas. */
export const areaTable = pgTable(
  "area",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    cityId: integer("city_id")
      .notNull()
      .references(() => cityTable.id),
    nameBn: text("name_bn").notNull(),
    nameEn: text("name_en").notNull(),
  },
  (table) => [index("area_of_city").on(table.cityId)],
);

/** Where a customer has orders brought; exactly one of them is home, which a trigger holds too. */
export const customerAddressTable = pgTable(
  "customer_address",
  {
    /** The `address_unique_id` of the calls. */
    id: uuid("id").primaryKey().defaultRandom(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** E.164. */
    contactNumber: text("contact_number").notNull(),
    divisionId: integer("division_id")
      .notNull()
      .references(() => divisionTable.id),
    cityId: integer("city_id")
      .notNull()
      .references(() => cityTable.id),
    /** Empty where the list lacks the area: then the customer wrote its name. */
    areaId: integer("area_id").references(() => areaTable.id),
    areaName: text("area_name"),
    address: text("address").notNull(),
    postalCode: text("postal_code").notNull(),
    isHome: boolean("is_home").notNull().default(false),
    /** Counts its changes, for `If-Match`. */
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("customer_address_of_customer").on(table.customerId, table.createdAt),
    uniqueIndex("customer_address_one_home")
      .on(table.customerId)
      .where(sql`${table.isHome}`),
    check("customer_address_one_area", sql`(${table.areaId} is null) <> (${table.areaName} is null)`),
  ],
);
