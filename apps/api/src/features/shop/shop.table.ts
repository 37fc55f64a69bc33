import type { ShopPlan } from "@haat/contract/shared/shop-plan";
import type { TargetKind } from "@haat/contract/seller/shop-target";
import {
  isClosedByOwner,
  isShown,
  isShut,
  shopStatus,
  wasOpened,
  type ShopStatus,
} from "@haat/contract/shared/shop-status";
import { themeHomeLayout } from "@haat/contract/shared/choices";
import type { ShopTheme } from "@haat/contract/shop/store.contract";
import { business } from "@haat/contract/shared/business-constants";
import { eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, poishaColumn, searchedIndex } from "../../database/columns";
import { areaTable, cityTable } from "../address/address.table";

/** Every trade a shop can be of. */
export const businessCategoryTable = pgTable("business_category", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  nameBn: text("name_bn").notNull(),
  nameEn: text("name_en").notNull(),
  /** Media key, such as `platform/business-categories/grocery`. */
  picture: text("picture").notNull(),
  position: integer("position").notNull().default(0),
});

const homeLayouts = sql.raw(themeHomeLayout.options.map((layout) => `'${layout}'`).join(", "));

/** A theme's layout of the first page, where it names one, is one of those that there are. */
export const knowsHomeLayout = (theme: AnyPgColumn): SQL =>
  sql`coalesce(${theme} ->> 'homeLayout', 'shelves') in (${homeLayouts})`;

/** A seller's shop: the tenant whose id leads the key of every table below it. A blank text means "not written". */
export const shopTable = pgTable(
  "shop",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Stable opaque key, the `{sellerKey}` of the calls: 4 to 20 lower-case letters and digits. */
    sellerKey: text("seller_key").notNull().unique(),
    /** Sub-domain and first path segment; three letters or more, never a top-level route's name. */
    slug: text("slug").notNull().unique(),
    /** First part of the shop's order numbers: four upper-case letters and digits, without 0, 1, I, O, U. */
    orderPrefix: text("order_prefix").notNull().unique(),
    /** What may become of it is in the contract's table of moves, and in a trigger (migration `test_shop`). */
    status: text("status").$type<ShopStatus>().notNull().default("draft"),
    /** Why an admin rejected or suspended it. */
    statusReason: text("status_reason").notNull().default(""),
    /** What its people say to shoppers while it is paused, and when it sells again, where that is known. */
    pauseNote: text("pause_note").notNull().default(""),
    pausedUntil: date("paused_until", { mode: "string" }),
    /** What its people pay for it. */
    plan: text("plan").$type<ShopPlan>().notNull().default("free"),
    businessCategoryId: integer("business_category_id")
      .notNull()
      .references(() => businessCategoryTable.id),
    titleBn: text("title_bn").notNull().default(""),
    titleEn: text("title_en").notNull().default(""),
    taglineBn: text("tagline_bn").notNull().default(""),
    taglineEn: text("tagline_en").notNull().default(""),
    descriptionBn: text("description_bn").notNull().default(""),
    descriptionEn: text("description_en").notNull().default(""),
    addressBn: text("address_bn").notNull().default(""),
    addressEn: text("address_en").notNull().default(""),
    /** What "Delivery within {data}" says. */
    deliveryTimeBn: text("delivery_time_bn").notNull().default(""),
    deliveryTimeEn: text("delivery_time_en").notNull().default(""),
    /** The same beyond the home city's zone; blank where it takes as long there. */
    deliveryTimeOutsideBn: text("delivery_time_outside_bn").notNull().default(""),
    deliveryTimeOutsideEn: text("delivery_time_outside_en").notNull().default(""),
    /** Media key of the logo. */
    logo: text("logo").notNull().default(""),
    theme: jsonb("theme").$type<ShopTheme>().notNull(),
    /** E.164. */
    phone: text("phone").notNull(),
    homeCityId: integer("home_city_id")
      .notNull()
      .references(() => cityTable.id),
    /** Delivery in the home city, in its suburbs (null: as in the country) and in the rest of the country. */
    deliveryFeeInside: poishaColumn("delivery_fee_inside").notNull(),
    deliveryFeeSuburbs: poishaColumn("delivery_fee_suburbs"),
    deliveryFeeOutside: poishaColumn("delivery_fee_outside").notNull(),
    /** Item total from which delivery is free; null where it never is. */
    freeDeliveryFrom: poishaColumn("free_delivery_from"),
    /** Whether goods can be picked up at the shop. */
    offersPickUp: boolean("offers_pick_up").notNull().default(true),
    /** Included in every price, two decimals. */
    vatPercent: numeric("vat_percent", { precision: 5, scale: 2, mode: "number" }).notNull().default(10),
    /** The name it is registered under, where that is another than its title. */
    legalNameBn: text("legal_name_bn").notNull().default(""),
    legalNameEn: text("legal_name_en").notNull().default(""),
    /** Business Identification Number for VAT: nine digits, a hyphen, four digits. */
    bin: text("bin").notNull().default(""),
    /** Whether its invoices are tax challans (Mushak-6.3); only a shop with a BIN may. */
    issuesChallan: boolean("issues_challan").notNull().default(false),
    /** The smallest amount of goods that an order is taken for; null where there is none. */
    leastOrder: poishaColumn("least_order"),
    /** How many orders under way a phone may have here at once; null where there is no limit. */
    mostOpenOrders: integer("most_open_orders").default(business.openOrdersUsual),
    /** The grand total from which an order asks for a code to its customer's phone; null where none does. */
    codeFrom: poishaColumn("code_from"),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** The shop that this one is the test shop of; null for a shop of its own. */
    testsShopId: integer("tests_shop_id"),
  },
  (table) => [
    foreignKey({ name: "shop_tests_shop_fk", columns: [table.testsShopId], foreignColumns: [table.id] }),
    uniqueIndex("shop_one_test_shop").on(table.testsShopId),
    // Customers' numbers have five digits for it, and its name in addresses is nobody's.
    check(
      "shop_test_shop_apart",
      sql`case when ${table.testsShopId} is null then ${table.status} <> 'test'
        else ${table.status} in ('test', 'suspended') and ${table.slug} ~ '^test-' and ${table.id} <= 99999 end`,
    ),
    index("shop_finder").on(table.status, table.businessCategoryId),
    // The open shops of each place are counted from it alone.
    index("shop_of_city").on(table.status, table.homeCityId, table.id),
    // The names of the open shops in the order they came, for the map of them.
    index("shop_named").on(table.status, table.id, table.slug),
    // Parts of what a shop is known by, for the platform's search (migration `office_search`).
    index("shop_text_part")
      .using(
        "gin",
        sql`(${table.titleBn} || ' ' || ${table.titleEn} || ' ' || ${table.slug} || ' ' || ${table.sellerKey} || ' ' || ${table.phone}) gin_trgm_ops`,
      )
      .with(searchedIndex),
    check("shop_home_layout_known", knowsHomeLayout(table.theme)),
    check("shop_plan_known", sql`${table.plan} in ('free')`),
    check("shop_slug_shape", sql`${table.slug} ~ '^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$'`),
    check("shop_seller_key_shape", sql`${table.sellerKey} ~ '^[a-z0-9]{4,20}$'`),
    check("shop_order_prefix_shape", sql`${table.orderPrefix} ~ '^[2-9A-HJ-NP-TV-Z]{4}$'`),
    check(
      "shop_status_known",
      sql`${table.status} in ('draft', 'sent', 'changes_asked', 'approved', 'paused', 'suspended', 'rejected', 'closing', 'closed', 'test')`,
    ),
    check(
      "shop_pause_told_while_paused",
      sql`${table.status} = 'paused' or (${table.pauseNote} = '' and ${table.pausedUntil} is null)`,
    ),
    check(
      "shop_fees_not_negative",
      sql`${table.deliveryFeeInside} >= 0 and ${table.deliveryFeeOutside} >= 0 and coalesce(${table.freeDeliveryFrom}, 0) >= 0`,
    ),
    check(
      "shop_fees_whole_taka",
      sql`${table.deliveryFeeInside} % 100 = 0 and ${table.deliveryFeeOutside} % 100 = 0
        and coalesce(${table.deliveryFeeSuburbs}, 0) >= 0 and coalesce(${table.deliveryFeeSuburbs}, 0) % 100 = 0`,
    ),
    check("shop_bin_shape", sql`${table.bin} ~ '^([0-9]{9}-[0-9]{4})?$'`),
    check("shop_challan_needs_bin", sql`not ${table.issuesChallan} or ${table.bin} <> ''`),
    check(
      "shop_least_order_possible",
      sql`${table.leastOrder} >= 100 and ${table.leastOrder} <= 10000000 and ${table.leastOrder} % 100 = 0`,
    ),
    check(
      "shop_trust_possible",
      sql`${table.mostOpenOrders} >= 1 and ${table.mostOpenOrders} <= 100
        and ${table.codeFrom} >= 100 and ${table.codeFrom} <= 100000000 and ${table.codeFrom} % 100 = 0`,
    ),
    check("shop_vat_possible", sql`${table.vatPercent} >= 0 and ${table.vatPercent} <= 100`),
  ],
);

/** Whether a shop can be found, and bought from. */
export const isApproved = eq(shopTable.status, "approved");

const standsWhere = (holds: (status: ShopStatus) => boolean) =>
  inArray(
    shopTable.status,
    shopStatus.options.filter((status) => holds(status)),
  );

/** Whether it is a shop, and no test shop of one. */
export const isNoTestShop = isNull(shopTable.testsShopId);

/**
 * Whether a row of another table is of no test shop. @param shopId its column. There are few of them: whoever looked for the rows of
 * all others would go from shop to shop.
 */
export const isOfNoTestShop = (shopId: AnyPgColumn): SQL =>
  sql`not exists (select from ${shopTable} s where s.id = ${shopId} and s.tests_shop_id is not null)`;

/** Whether a shop has pages. */
export const isShownShop = standsWhere(isShown);

/** Whether nobody may look at it, whoever closed it. */
export const isShutShop = standsWhere(isShut);

export const isClosedByItsOwner = standsWhere(isClosedByOwner);

/** Whether it was open once: its addresses were given to people. */
export const isOpenedShop = standsWhere(wasOpened);

/** The cities (districts) that count as suburbs of a shop's home city: the second zone of its delivery. */
export const deliverySuburbTable = pgTable(
  "delivery_suburb",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    cityId: integer("city_id")
      .notNull()
      .references(() => cityTable.id),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.cityId] })],
);

/** The zones of a shop's delivery: its home city, the suburbs of it, and the rest of the country. */
export const deliveryZones = ["city", "suburbs", "country"] as const;
export type DeliveryZone = (typeof deliveryZones)[number];

/** An area that is an exception in a shop's delivery: it lies in another zone than its city, or has a fee of its own. */
export const deliveryAreaTable = pgTable(
  "delivery_area",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    areaId: integer("area_id")
      .notNull()
      .references(() => areaTable.id),
    zone: text("zone", { enum: deliveryZones }),
    fee: poishaColumn("fee"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.areaId] }),
    check("delivery_area_one_exception", sql`num_nonnulls(${table.zone}, ${table.fee}) = 1`),
    check("delivery_area_zone_known", sql`${table.zone} in ('city', 'suburbs', 'country')`),
    check(
      "delivery_area_fee_possible",
      sql`${table.fee} % 100 = 0 and ${table.fee} between 0 and 1000000000000000`,
    ),
  ],
);

/** A picture with words across the shop's home. */
export const bannerTable = pgTable(
  "banner",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    titleBn: text("title_bn").notNull().default(""),
    titleEn: text("title_en").notNull().default(""),
    textBn: text("text_bn").notNull().default(""),
    textEn: text("text_en").notNull().default(""),
    /** Media key of the picture for wide screens. */
    picture: text("picture").notNull(),
    /** The same for phones; blank where they get the other one. */
    phonePicture: text("phone_picture").notNull().default(""),
    /** Where it leads inside the shop; what it led to may be gone since. */
    targetKind: text("target_kind").$type<TargetKind>().notNull().default("none"),
    targetId: integer("target_id"),
    /** The first and the last day on which it is shown, in Bangladesh. */
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    isOn: boolean("is_on").notNull().default(true),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    check(
      "banner_target_known",
      sql`${table.targetKind} in ('none', 'product', 'category', 'ribbon', 'page', 'coupon')`,
    ),
    check("banner_target_whole", sql`(${table.targetKind} = 'none') = (${table.targetId} is null)`),
    check("banner_days_in_order", sql`${table.endsOn} >= ${table.startsOn}`),
  ],
);

/** A page of the shop's own: about, delivery, returns. */
export const extraPageTable = pgTable(
  "extra_page",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    slug: text("slug").notNull(),
    titleBn: text("title_bn").notNull().default(""),
    titleEn: text("title_en").notNull().default(""),
    bodyBn: text("body_bn").notNull().default(""),
    bodyEn: text("body_en").notNull().default(""),
    /** What was written before there was Markdown stays plain text, paragraphs apart by a blank line. */
    format: text("format", { enum: ["plain", "markdown"] })
      .notNull()
      .default("plain"),
    /** Where every page of the shop links to it. */
    inHeader: boolean("in_header").notNull().default(false),
    inFooter: boolean("in_footer").notNull().default(true),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("extra_page_slug").on(table.shopId, table.slug),
    check("extra_page_format_known", sql`${table.format} in ('plain', 'markdown')`),
  ],
);

/** Facts of the whole platform by name, such as the mark that the demo data is in. */
export const platformSettingTable = pgTable("platform_setting", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});
