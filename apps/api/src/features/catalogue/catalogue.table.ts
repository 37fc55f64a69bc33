import type { ContentFact } from "@haat/contract/seller/product-facts";
import type { RibbonRule } from "@haat/contract/seller/seller-ribbons.contract";
import type { MeasureUnit } from "@haat/contract/shared/measure";
import type { ProductStatus } from "@haat/contract/shared/product-status";
import { eq, sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { moment, poishaColumn, searchedIndex } from "../../database/columns";
import { shopTable } from "../shop/shop.table";
import { sizeGuideTable } from "../size-guide/size-guide.table";

/** A `tsvector`, written in PostgreSQL's own notation: `'word':1A 'other':1B`. */
const wordVector = customType<{ data: string }>({ dataType: () => "tsvector" });

const ofShop = () =>
  integer("shop_id")
    .notNull()
    .references(() => shopTable.id);

/** What a pack holds: a whole number of its unit. Both of them, or none. */
const measureColumns = () => ({
  measureAmount: integer("measure_amount"),
  measureUnit: text("measure_unit").$type<MeasureUnit>(),
});

/** As many as the contract takes, and no more text than they can have. */
const areFacts = ({ facts }: { facts: AnyPgColumn }) =>
  sql`jsonb_typeof(${facts}) = 'array' and jsonb_array_length(${facts}) <= 12 and length(${facts}::text) <= 50000`;

/** Each has a name and says something, in one language at least. */
const areFactsWhole = ({ facts }: { facts: AnyPgColumn }) => {
  const texts = ["name_bn", "name_en", "value_bn", "value_en"].map((text) => `@.${text}.type() == "string"`);
  const isWhole = `(@.name_bn != "" || @.name_en != "") && (@.value_bn != "" || @.value_en != "") && ${texts.join(" && ")}`;
  return sql`not jsonb_path_exists(${facts}, ${sql.raw(`'strict $[*] ? (!(${isWhole}) || (${isWhole}) is unknown)'`)})`;
};

const isMeasure = ({
  measureAmount,
  measureUnit,
}: {
  measureAmount: AnyPgColumn;
  measureUnit: AnyPgColumn;
}) =>
  sql`(${measureAmount} is null) = (${measureUnit} is null) and coalesce(${measureAmount} between 1 and 1000000, true)
    and coalesce(${measureUnit} in ('g', 'kg', 'ml', 'l', 'piece'), true)`;

export const categoryTable = pgTable(
  "category",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    slug: text("slug").notNull(),
    nameBn: text("name_bn").notNull().default(""),
    nameEn: text("name_en").notNull().default(""),
    picture: text("picture").notNull(),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("category_slug").on(table.shopId, table.slug),
  ],
);

/** A label that products wear and are gathered by: New, Sale, Popular. */
export const ribbonTable = pgTable(
  "ribbon",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    slug: text("slug").notNull(),
    nameBn: text("name_bn").notNull().default(""),
    nameEn: text("name_en").notNull().default(""),
    /** Which of the theme's four ribbon colours it wears, 1 to 4. */
    tone: integer("tone").notNull().$type<1 | 2 | 3 | 4>(),
    position: integer("position").notNull().default(0),
    /** Which products it gathers besides those that were chosen by hand; none without a rule. */
    rule: text("rule").$type<Exclude<RibbonRule, "by_hand">>(),
    /** How many products or days, for a rule that takes a number. */
    ruleCount: integer("rule_count"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("ribbon_slug").on(table.shopId, table.slug),
    check("ribbon_tone_known", sql`${table.tone} between 1 and 4`),
    check("ribbon_rule_known", sql`${table.rule} in ('newest', 'recent', 'discounted', 'best_selling')`),
    check(
      "ribbon_rule_counted",
      sql`coalesce(${table.rule} <> 'discounted', false) = (${table.ruleCount} is not null)`,
    ),
    check("ribbon_rule_count_possible", sql`${table.ruleCount} between 1 and 100`),
  ],
);

/**
 * A product with all that its card shows, so that a list is one read of one table. Where the product has combinations,
 * `price`, `maxPrice`, `oldPrice` and `stock` sum them up: the lowest and the highest price of those that can be bought (of
 * all where everything is sold out), the old price of the cheapest one, pieces of all of them. The database itself keeps the
 * prices (migration `prices_of_buyable`); whoever writes a combination's stock writes the product's too, in the same
 * transaction.
 */
export const productTable = pgTable(
  "product",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    categoryId: integer("category_id").notNull(),
    slug: text("slug").notNull(),
    nameBn: text("name_bn").notNull().default(""),
    nameEn: text("name_en").notNull().default(""),
    descriptionBn: text("description_bn").notNull().default(""),
    descriptionEn: text("description_en").notNull().default(""),
    /** Media key of the first picture; the others are in `product_picture`. */
    picture: text("picture").notNull(),
    price: poishaColumn("price").notNull(),
    maxPrice: poishaColumn("max_price").notNull(),
    oldPrice: poishaColumn("old_price"),
    ...measureColumns(),
    /** What is to be known of it, in its order; `contentFact` of the contract says how. */
    facts: jsonb("facts").$type<ContentFact[]>().notNull().default([]),
    stock: integer("stock").notNull(),
    /** What its movements add up to; kept by the database itself (migration `stock_ledger`). */
    ledgerStock: integer("ledger_stock").notNull().default(0),
    /** From so many pieces down there are few; null as for every product. */
    lowLimit: integer("low_limit"),
    hasAttributes: boolean("has_attributes").notNull().default(false),
    /** Brought within the shop's home city only. */
    homeCityOnly: boolean("home_city_only").notNull().default(false),
    /** The table of its sizes; null where it shows none. */
    sizeGuideId: integer("size_guide_id"),
    /** The ribbon that its card wears, one of its `product_ribbon` rows, or was a moment ago; no card shows one that was removed. */
    cardRibbonId: integer("card_ribbon_id"),
    /** Pieces sold, which "best match" sorts by where nothing is searched for. */
    soldCount: integer("sold_count").notNull().default(0),
    /** Every word that search finds it by; made by `searchDocumentOf`, whose words go into `search_word`. */
    searchVector: wordVector("search_vector").notNull().default(""),
    /** The words that say how well it is found: A is the name, B the category. Small, because every match is ranked. */
    nameVector: wordVector("name_vector").notNull().default(""),
    /** How many ratings of it are shown and their stars together; kept by the database itself (migration `ratings`). */
    ratingCount: integer("rating_count").notNull().default(0),
    ratingSum: integer("rating_sum").notNull().default(0),
    publishedAt: moment("published_at").notNull().defaultNow(),
    /** Only what is live is found, looked at and bought (`isLive`). */
    status: text("status").$type<ProductStatus>().notNull().default("live"),
    /** Since when it is in the bin; null outside of it. */
    binnedAt: moment("binned_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("product_slug").on(table.shopId, table.slug),
    foreignKey({
      name: "product_category_fk",
      columns: [table.shopId, table.categoryId],
      foreignColumns: [categoryTable.shopId, categoryTable.id],
    }),
    foreignKey({
      name: "product_size_guide_fk",
      columns: [table.shopId, table.sizeGuideId],
      foreignColumns: [sizeGuideTable.shopId, sizeGuideTable.id],
    }),
    // With the status, so that a category's products are counted without a look at them.
    index("product_by_category").on(table.shopId, table.categoryId, table.status),
    index("product_of_size_guide")
      .on(table.shopId, table.sizeGuideId)
      .where(sql`size_guide_id is not null`),
    index("product_search").using("gin", table.shopId, table.searchVector).with(searchedIndex),
    index("product_unindexed")
      .on(table.shopId, table.id)
      .where(sql`search_vector = ''`),
    // What is on sale one after the other, with its address: a sitemap's part looks at no product.
    index("product_live")
      .on(table.shopId, table.id, table.slug)
      .where(sql`status = 'live'`),
    // From which price to which: each end of an index.
    index("product_lowest_price")
      .on(table.shopId, table.price)
      .where(sql`status = 'live'`),
    index("product_highest_price")
      .on(table.shopId, table.maxPrice)
      .where(sql`status = 'live'`),
    // Few are not on sale: the index is small, and who sells a product does not touch it.
    index("product_off_sale")
      .on(table.shopId, table.status, table.id)
      .where(sql`status <> 'live'`),
    index("product_binned")
      .on(table.binnedAt)
      .where(sql`binned_at is not null`),
    check("product_status_known", sql`${table.status} in ('live', 'hidden', 'bin')`),
    // A check of the row is enough: its first picture is its own, so no sale waits for a trigger.
    check("product_live_has_picture", sql`${table.status} <> 'live' or ${table.picture} <> ''`),
    check("product_binned_since", sql`(${table.status} = 'bin') = (${table.binnedAt} is not null)`),
    check("product_measure_possible", isMeasure(table)),
    check("product_facts_counted", areFacts(table)),
    check("product_facts_whole", areFactsWhole(table)),
    check("product_low_limit_possible", sql`${table.lowLimit} >= 0`),
    check("product_stock_not_negative", sql`${table.stock} >= 0`),
    check(
      "product_prices_possible",
      sql`${table.price} >= 0 and ${table.maxPrice} >= ${table.price} and coalesce(${table.oldPrice}, 0) >= 0`,
    ),
  ],
);

/**
 * Which products shoppers may meet: the one condition of everything that they find, look at, count or buy. The database
 * itself refuses to sell others (migration `product_status`).
 */
export const isLive = eq(productTable.status, "live");

/**
 * A shop's vocabulary: every word of its products with a sound of it; a word that reads in two ways has two rows. It is
 * how Latin letters find Bengali words, and misspelt words the right ones. Words that no product has any more do no harm.
 */
export const searchWordTable = pgTable(
  "search_word",
  {
    shopId: ofShop(),
    word: text("word").notNull(),
    /** Latin letters, made by `soundsOf`; empty for a number. */
    sound: text("sound").notNull(),
    /** What it has in common with its misspellings, made by `spellingKeys`; in the row of the first sound. */
    spellingKeys: text("spelling_keys").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.word, table.sound] }),
    index("search_word_sound").on(table.shopId, table.sound.op("text_pattern_ops")),
    index("search_word_alike").using("gin", table.shopId, table.sound.op("gin_trgm_ops")).with(searchedIndex),
    index("search_word_spelling").using("gin", table.shopId, table.spellingKeys).with(searchedIndex),
  ],
);

/** All pictures of a product in their order, the first one included. */
export const productPictureTable = pgTable(
  "product_picture",
  {
    shopId: ofShop(),
    productId: integer("product_id").notNull(),
    position: integer("position").notNull(),
    picture: text("picture").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.position] }),
    foreignKey({
      name: "product_picture_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
  ],
);

/** Which products wear which ribbon, so that a list need not know a rule: what rules choose is written here, too. */
export const productRibbonTable = pgTable(
  "product_ribbon",
  {
    shopId: ofShop(),
    ribbonId: integer("ribbon_id").notNull(),
    productId: integer("product_id").notNull(),
    /** Why it wears it: a person chose it, the ribbon's rule, or both. The rule never takes away what a person chose. */
    isByHand: boolean("is_by_hand").notNull().default(true),
    isByRule: boolean("is_by_rule").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.ribbonId, table.productId] }),
    check("product_ribbon_has_reason", sql`${table.isByHand} or ${table.isByRule}`),
    index("product_ribbon_of_product").on(table.shopId, table.productId),
    foreignKey({
      name: "product_ribbon_ribbon_fk",
      columns: [table.shopId, table.ribbonId],
      foreignColumns: [ribbonTable.shopId, ribbonTable.id],
    }),
    foreignKey({
      name: "product_ribbon_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
  ],
);

/** What a shop's products are chosen by: Size, Color, Weight. */
export const globalAttributeTable = pgTable(
  "global_attribute",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    nameBn: text("name_bn").notNull().default(""),
    nameEn: text("name_en").notNull().default(""),
    position: integer("position").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/** A value that one product has for one attribute; its id is the `id_product_attribute` of the calls. */
export const productAttributeValueTable = pgTable(
  "product_attribute_value",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    productId: integer("product_id").notNull(),
    globalAttributeId: integer("global_attribute_id").notNull(),
    nameBn: text("name_bn").notNull().default(""),
    nameEn: text("name_en").notNull().default(""),
    /** CSS colour of the swatch, for colours. */
    swatch: text("swatch"),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("product_attribute_value_once").on(
      table.shopId,
      table.productId,
      table.globalAttributeId,
      table.nameEn,
      table.nameBn,
    ),
    foreignKey({
      name: "product_attribute_value_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
    foreignKey({
      name: "product_attribute_value_attribute_fk",
      columns: [table.shopId, table.globalAttributeId],
      foreignColumns: [globalAttributeTable.shopId, globalAttributeTable.id],
    }),
  ],
);

/** One full choice of a product's values, with its own price, stock and picture. */
export const productCombinationTable = pgTable(
  "product_combination",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    productId: integer("product_id").notNull(),
    /** Ids of its `product_attribute_value` rows, ascending, one for each attribute of the product. */
    valueIds: integer("value_ids").array().notNull(),
    price: poishaColumn("price").notNull(),
    oldPrice: poishaColumn("old_price"),
    /** Its own; without it the product's. */
    ...measureColumns(),
    stock: integer("stock").notNull(),
    /** What its movements add up to, as of products. */
    ledgerStock: integer("ledger_stock").notNull().default(0),
    picture: text("picture"),
    /** Customers do not see it: it was ordered once, and is not offered any more. */
    hidden: boolean("hidden").notNull().default(false),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("product_combination_once").on(table.shopId, table.productId, table.valueIds),
    foreignKey({
      name: "product_combination_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
    check("product_combination_measure_possible", isMeasure(table)),
    check("product_combination_stock_not_negative", sql`${table.stock} >= 0`),
    check(
      "product_combination_prices_possible",
      sql`${table.price} >= 0 and coalesce(${table.oldPrice}, 0) >= 0`,
    ),
    check("product_combination_size", sql`cardinality(${table.valueIds}) between 1 and 3`),
  ],
);

/**
 * The names of a combination's values in the order of the shop's attributes, for queries of `product_combination`; its columns
 * are named in whole, as drizzle names no table where nothing is joined.
 */
export const combinationNames = sql<{ bn: string; en: string }[]>`(
  select coalesce(json_agg(json_build_object('bn', v.name_bn, 'en', v.name_en) order by g.position, g.id), '[]')
  from ${productAttributeValueTable} v
  join ${globalAttributeTable} g on g.shop_id = v.shop_id and g.id = v.global_attribute_id
  where v.shop_id = "product_combination"."shop_id" and v.product_id = "product_combination"."product_id"
    and v.id = any("product_combination"."value_ids"))`;
