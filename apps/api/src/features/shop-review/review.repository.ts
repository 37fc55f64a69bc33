import { business } from "@haat/contract/shared/business-constants";
import type { ShopStatus } from "@haat/contract/shared/shop-status";
import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/database";
import { countFound, pageOfFound } from "../../database/found-numbers";
import { containing } from "../../database/search-pattern";
import { customerTable } from "../account/account.table";
import { cityTable } from "../address/address.table";
import { isLive, productTable } from "../catalogue/catalogue.table";
import { shopMemberTable } from "../member/member.table";
import { businessCategoryTable, isNoTestShop, isOpenedShop, shopTable } from "../shop/shop.table";
import { shopOpeningTable } from "../shop-opening/shop-opening.table";

const lineColumns = {
  sellerKey: shopTable.sellerKey,
  slug: shopTable.slug,
  title: { bn: shopTable.titleBn, en: shopTable.titleEn },
  logo: shopTable.logo,
  status: shopTable.status,
  statusReason: shopTable.statusReason,
  category: { bn: businessCategoryTable.nameBn, en: businessCategoryTable.nameEn },
  city: { bn: cityTable.nameBn, en: cityTable.nameEn },
  owner: { firstName: customerTable.firstName, lastName: customerTable.lastName },
  createdAt: shopTable.createdAt,
  sentAt: shopOpeningTable.sentAt,
  timesSent: shopOpeningTable.timesSent,
  decidedAt: shopOpeningTable.decidedAt,
};

interface Page {
  limit: number;
  offset: number;
}

const shopLines = (db: Queryable, condition: SQL | undefined, order: SQL[], { limit, offset }: Page) =>
  db
    .select(lineColumns)
    .from(shopTable)
    .innerJoin(shopOpeningTable, eq(shopOpeningTable.shopId, shopTable.id))
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .leftJoin(
      shopMemberTable,
      and(eq(shopMemberTable.shopId, shopTable.id), eq(shopMemberTable.role, "owner")),
    )
    .leftJoin(customerTable, eq(customerTable.id, shopMemberTable.accountId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
export type ShopLine = Awaited<ReturnType<typeof shopLines>>[number];

const isWaiting = eq(shopTable.status, "sent");

/** The applications that wait, the oldest first. */
export const listWaiting = (db: Queryable, page: Page) =>
  shopLines(db, isWaiting, [asc(shopOpeningTable.sentAt), asc(shopTable.id)], page);

export const countWaiting = (db: Queryable) => db.$count(shopTable, isWaiting);

export interface ShopSearch {
  status?: ShopStatus | undefined;
  /** Words, each of which is in a name, the label, the key or the phone. */
  words: string[];
}

/** The numbers of the newest shops that are looked for, so many at most. */
const found = ({ status, words }: ShopSearch, most: number) =>
  sql`haat_find_shops(${sql.param(words.map(containing))}::text[], ${status ?? null}, ${most})`;

/** Shops of any status, the newest first: what stands beside them is read of those of the page alone. */
export const listShops = (db: Queryable, search: ShopSearch, { limit, offset }: Page) =>
  shopLines(
    db,
    inArray(shopTable.id, pageOfFound(found(search, offset + limit), offset)),
    [desc(shopTable.id)],
    { limit, offset: 0 },
  );

/** How many there are, no further than their list has pages. */
export const countShops = (db: Queryable, search: ShopSearch) =>
  countFound(db, found(search, business.officeCountedUpTo));

export async function findShopId(db: Queryable, sellerKey: string): Promise<number | undefined> {
  const [shop] = await db
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(eq(shopTable.sellerKey, sellerKey));
  return shop?.id;
}

/** What a shop's people pay for it. */
export async function findPlan(db: Queryable, shopId: number) {
  const [shop] = await db.select({ plan: shopTable.plan }).from(shopTable).where(eq(shopTable.id, shopId));
  return shop?.plan ?? "free";
}

/** The other shops of an account. */
export function listOwnShops(db: Queryable, accountId: number, besides: number) {
  return db
    .select({
      sellerKey: shopTable.sellerKey,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
      status: shopTable.status,
    })
    .from(shopMemberTable)
    .innerJoin(shopTable, eq(shopTable.id, shopMemberTable.shopId))
    .where(
      and(
        eq(shopMemberTable.accountId, accountId),
        eq(shopMemberTable.role, "owner"),
        ne(shopMemberTable.shopId, besides),
        isNoTestShop,
      ),
    )
    .orderBy(asc(shopTable.id));
}

/** The newest products that a shop sells or would sell, so many at most. */
export function listProducts(db: Queryable, shopId: number, most: number) {
  return db
    .select({
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      description: { bn: productTable.descriptionBn, en: productTable.descriptionEn },
      price: productTable.price,
      picture: productTable.picture,
      stock: productTable.stock,
    })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), isLive))
    .orderBy(desc(productTable.id))
    .limit(most);
}
export type ReviewedProduct = Awaited<ReturnType<typeof listProducts>>[number];

export const countProducts = (db: Queryable, shopId: number) =>
  db.$count(productTable, and(eq(productTable.shopId, shopId), isLive));

/** Closed or turned down by the platform. A test shop is suspended with any shop that stops, also where its owner closes it. */
const isClosed = and(inArray(shopTable.status, ["suspended", "rejected"]), isNoTestShop);
const namedColumns = { bn: shopTable.titleBn, en: shopTable.titleEn };

/** A closed or rejected shop with one of these phones, be it its own or its owner's. @param phones E.164 */
export async function findClosedByPhone(db: Queryable, shopId: number, phones: readonly string[]) {
  const [found] = await db
    .select(namedColumns)
    .from(shopTable)
    .leftJoin(
      shopMemberTable,
      and(eq(shopMemberTable.shopId, shopTable.id), eq(shopMemberTable.role, "owner")),
    )
    .leftJoin(customerTable, eq(customerTable.id, shopMemberTable.accountId))
    .where(
      and(
        isClosed,
        ne(shopTable.id, shopId),
        or(inArray(shopTable.phone, [...phones]), inArray(customerTable.phone, [...phones])),
      ),
    )
    .limit(1);
  return found;
}

/** What is left of an address when it is compared: letters and digits, in small letters. */
const addressCore = (text: SQL | AnyPgColumn) =>
  sql`regexp_replace(lower(${text}), '[[:space:][:punct:]]', '', 'g')`;

/** A closed or rejected shop at the same address. */
export async function findClosedByAddress(
  db: Queryable,
  shopId: number,
  address: { bn: string; en: string },
) {
  const isThere = (column: AnyPgColumn, text: string) =>
    text === "" ? undefined : sql`${addressCore(column)} = ${addressCore(sql`${text}::text`)}`;
  const [found] = await db
    .select(namedColumns)
    .from(shopTable)
    .where(
      and(
        isClosed,
        ne(shopTable.id, shopId),
        or(isThere(shopTable.addressBn, address.bn), isThere(shopTable.addressEn, address.en)) ?? sql`false`,
      ),
    )
    .limit(1);
  return found;
}

/** As labels are compared (migration `shop_opening`), so are names in Latin letters. */
const nameCore = (text: SQL | AnyPgColumn) =>
  sql`haat_label_skeleton(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

/** Another shop that is or was open, whose name is, or reads like, that of this one. */
export async function findAlike(db: Queryable, shopId: number, title: { bn: string; en: string }) {
  const isAlike = (column: AnyPgColumn, text: string) =>
    text === "" ? undefined : sql`${nameCore(column)} = ${nameCore(sql`${text}::text`)}`;
  const [found] = await db
    .select(namedColumns)
    .from(shopTable)
    .where(
      and(
        or(isOpenedShop, isWaiting),
        isNoTestShop,
        ne(shopTable.id, shopId),
        or(isAlike(shopTable.titleBn, title.bn), isAlike(shopTable.titleEn, title.en)) ?? sql`false`,
      ),
    )
    .limit(1);
  return found;
}
