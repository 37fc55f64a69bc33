import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment, poishaColumn } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";

const ofShop = () =>
  integer("shop_id")
    .notNull()
    .references(() => shopTable.id);

/** A reduction of a shop's own. */
export const couponTable = pgTable(
  "coupon",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    /** Upper case, as `couponCodeField` of the contract leaves a typed one. */
    code: text("code").notNull(),
    titleBn: text("title_bn").notNull().default(""),
    titleEn: text("title_en").notNull().default(""),
    kind: text("kind", { enum: ["percent", "fixed"] }).notNull(),
    /** 1 to 100 where `kind` is percent, else null. */
    percent: integer("percent"),
    /** Where `kind` is fixed, else null. */
    amount: poishaColumn("amount"),
    minItemTotal: poishaColumn("min_item_total").notNull().default(0),
    /** The most it takes off; null for no limit. */
    maxDiscount: poishaColumn("max_discount"),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    /** How often it can be used by all, and by one customer; null for no limit. */
    totalUses: integer("total_uses"),
    usesPerCustomer: integer("uses_per_customer"),
    usedCount: integer("used_count").notNull().default(0),
    /** Shown to shoppers; else known by its code only. */
    isPublic: boolean("is_public").notNull().default(false),
    /** Nobody can use it until its shop goes on with it. */
    isPaused: boolean("is_paused").notNull().default(false),
    /** Counts the changes of its rules; a trigger keeps the rules that somebody has used (`coupon_version`). */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("coupon_code").on(table.shopId, table.code),
    // Whether another shop shows a code.
    index("coupon_shown")
      .on(table.code)
      .where(sql`${table.isPublic}`),
    check(
      "coupon_kind_complete",
      sql`(${table.kind} = 'percent' and ${table.percent} between 1 and 100 and ${table.amount} is null)
        or (${table.kind} = 'fixed' and ${table.amount} > 0 and ${table.percent} is null)`,
    ),
    check(
      "coupon_uses_possible",
      sql`${table.usedCount} >= 0 and (${table.totalUses} is null or ${table.usedCount} <= ${table.totalUses})`,
    ),
    check(
      "coupon_amounts_not_negative",
      sql`${table.minItemTotal} >= 0 and coalesce(${table.maxDiscount}, 0) >= 0`,
    ),
  ],
);

/** Rules that a coupon had before, of which somebody made use: what an order was given is never changed by a later edit. */
export const couponVersionTable = pgTable(
  "coupon_version",
  {
    shopId: ofShop(),
    couponId: integer("coupon_id").notNull(),
    version: integer("version").notNull(),
    titleBn: text("title_bn").notNull(),
    titleEn: text("title_en").notNull(),
    kind: text("kind", { enum: ["percent", "fixed"] }).notNull(),
    percent: integer("percent"),
    amount: poishaColumn("amount"),
    minItemTotal: poishaColumn("min_item_total").notNull(),
    maxDiscount: poishaColumn("max_discount"),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    totalUses: integer("total_uses"),
    usesPerCustomer: integer("uses_per_customer"),
    isPublic: boolean("is_public").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.couponId, table.version] }),
    foreignKey({
      name: "coupon_version_coupon_fk",
      columns: [table.shopId, table.couponId],
      foreignColumns: [couponTable.shopId, couponTable.id],
    }).onDelete("cascade"),
  ],
);

/** Who has used a coupon. The order that did so refers to it; a cancelled order gives it back, and the row goes. */
export const couponUseTable = pgTable(
  "coupon_use",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    couponId: integer("coupon_id").notNull(),
    /** By which of its rules. */
    version: integer("version").notNull().default(1),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id),
    usedAt: moment("used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("coupon_use_of_customer").on(table.shopId, table.couponId, table.customerId),
    // What somebody has used, in all shops (features/privacy).
    index("coupon_use_everywhere").on(table.customerId),
    foreignKey({
      name: "coupon_use_coupon_fk",
      columns: [table.shopId, table.couponId],
      foreignColumns: [couponTable.shopId, couponTable.id],
    }),
  ],
);
