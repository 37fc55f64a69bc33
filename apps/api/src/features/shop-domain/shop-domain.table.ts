import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { shopTable } from "../shop/shop.table";

/** Where a host of a domain leads, as it was last seen. */
export type HostState = "here" | "elsewhere" | "missing";

/**
 * Domains that shops entered as their own. Many may enter one; of one shop alone it is verified, and stays so while its TXT
 * record says so and it leads here.
 */
export const shopDomainTable = pgTable(
  "shop_domain",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** In ASCII and lower case, without `www.`; both forms of it are the shop's. */
    domain: text("domain").notNull(),
    /** What its TXT record has to say: of this shop alone. */
    token: text("token").notNull(),
    /** The form with `www.` is to be the address. */
    prefersWww: boolean("prefers_www").notNull(),
    addedAt: moment("added_at").notNull(),
    /** When DNS was last asked. */
    lookedAt: moment("looked_at"),
    /** When the job asks next; null where nobody waits for it any more. */
    nextLookAt: moment("next_look_at"),
    /** Whether the record was there when DNS last answered; null before. */
    hasRecord: boolean("has_record"),
    bareState: text("bare_state").$type<HostState>(),
    wwwState: text("www_state").$type<HostState>(),
    /** The last time DNS did not answer all that was asked. */
    isUnanswered: boolean("is_unanswered").notNull().default(false),
    /** Since when it counts as the shop's; null where it does not. */
    verifiedAt: moment("verified_at"),
    /** When all was last as it should be, and how often in a row it was not since then. */
    goodAt: moment("good_at"),
    misses: integer("misses").notNull().default(0),
    /** When it stopped counting as the shop's. */
    lapsedAt: moment("lapsed_at"),
    /** The shop's main address: its others lead there. */
    isPrimary: boolean("is_primary").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.domain] }),
    uniqueIndex("shop_domain_verified_once")
      .on(table.domain)
      .where(sql`verified_at is not null`),
    uniqueIndex("shop_domain_one_primary")
      .on(table.shopId)
      .where(sql`is_primary`),
    index("shop_domain_due")
      .on(table.nextLookAt)
      .where(sql`next_look_at is not null`),
    check(
      "shop_domain_written_plainly",
      sql`char_length(${table.domain}) >= 3 and char_length(${table.domain}) <= 240 and ${table.domain} ~ '^[a-z0-9-]+(\\.[a-z0-9-]+)+$'
        and ${table.domain} not like 'www.%'`,
    ),
    check("shop_domain_token_long", sql`char_length(${table.token}) = 43`),
    check("shop_domain_bare_state_known", sql`${table.bareState} in ('here', 'elsewhere', 'missing')`),
    check("shop_domain_www_state_known", sql`${table.wwwState} in ('here', 'elsewhere', 'missing')`),
    check("shop_domain_misses_counted", sql`${table.misses} between 0 and 1000`),
    check(
      "shop_domain_verified_by_a_look",
      sql`${table.verifiedAt} is null or num_nulls(${table.lookedAt}, ${table.goodAt}, ${table.nextLookAt}) = 0`,
    ),
    check("shop_domain_primary_verified", sql`not ${table.isPrimary} or ${table.verifiedAt} is not null`),
    check("shop_domain_lapsed_or_verified", sql`num_nonnulls(${table.lapsedAt}, ${table.verifiedAt}) <= 1`),
  ],
);

/**
 * The form of a domain that is its address: the preferred one that leads here, or the other; null while neither does, so that
 * nobody is sent there.
 */
export const mainAddress = sql<string | null>`case
  when ${shopDomainTable.prefersWww} and ${shopDomainTable.wwwState} = 'here' then 'www.' || ${shopDomainTable.domain}
  when ${shopDomainTable.bareState} = 'here' then ${shopDomainTable.domain}
  when ${shopDomainTable.wwwState} = 'here' then 'www.' || ${shopDomainTable.domain} end`;

/** The host of its own that is a shop's main address, as a part of a statement that reads the shop; null where it has none. */
export const mainHost = sql<string | null>`(
  select ${mainAddress} from ${shopDomainTable} where shop_domain.shop_id = ${shopTable.id} and shop_domain.is_primary)`;
