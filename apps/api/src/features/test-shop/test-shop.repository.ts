import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { productTable } from "../catalogue/catalogue.table";
import { insertMember } from "../member/member.usecases";
import { shopMemberTable } from "../member/member.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { testShopTable } from "./test-shop.table";

/** The test shop of a shop that is open or paused. */
export async function findTestShop(db: Queryable, testsShopId: number) {
  const [found] = await db
    .select({
      shopId: shopTable.id,
      sellerKey: shopTable.sellerKey,
      slug: shopTable.slug,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
      code: testShopTable.code,
      filledAt: testShopTable.filledAt,
      hoursAhead: testShopTable.hoursAhead,
    })
    .from(shopTable)
    .innerJoin(testShopTable, eq(testShopTable.shopId, shopTable.id))
    .where(and(eq(shopTable.testsShopId, testsShopId), eq(shopTable.status, "test")));
  return found;
}
export type TestShopRow = NonNullable<Awaited<ReturnType<typeof findTestShop>>>;

/** The shop that is tried out: itself, or the one whose test shop it is. */
export async function findTestedShop(db: Queryable, shopId: number): Promise<number> {
  const [found] = await db
    .select({ testsShopId: shopTable.testsShopId })
    .from(shopTable)
    .where(eq(shopTable.id, shopId));
  return found?.testsShopId ?? shopId;
}

/** What is in it: how many products and orders. */
export async function countContents(db: Queryable, shopId: number) {
  return {
    products: await db.$count(productTable, eq(productTable.shopId, shopId)),
    orders: await db.$count(customerOrderTable, eq(customerOrderTable.shopId, shopId)),
  };
}

/** What a test shop looks like: as the shop does that it belongs to, without the numbers that make papers legal. */
export async function readModel(tx: Queryable, shopId: number) {
  const [model] = await tx.select().from(shopTable).where(eq(shopTable.id, shopId));
  if (!model) throw new Error("A shop whose row is held is not there.");
  const { titleBn, titleEn, taglineBn, taglineEn, descriptionBn, descriptionEn, addressBn, addressEn } =
    model;
  const { deliveryTimeBn, deliveryTimeEn, deliveryTimeOutsideBn, deliveryTimeOutsideEn } = model;
  const { logo, theme, phone, homeCityId, businessCategoryId } = model;
  const { deliveryFeeInside, deliveryFeeSuburbs, deliveryFeeOutside, freeDeliveryFrom } = model;
  const { offersPickUp, vatPercent, leastOrder, mostOpenOrders, codeFrom } = model;
  const texts = { titleBn, titleEn, taglineBn, taglineEn, descriptionBn, descriptionEn };
  const looks = { addressBn, addressEn, logo, theme, phone };
  const times = { deliveryTimeBn, deliveryTimeEn, deliveryTimeOutsideBn, deliveryTimeOutsideEn };
  const fees = { deliveryFeeInside, deliveryFeeSuburbs, deliveryFeeOutside, freeDeliveryFrom };
  const rules = { homeCityId, businessCategoryId, offersPickUp, vatPercent };
  const orders = { leastOrder, mostOpenOrders, codeFrom };
  return { status: model.status, values: { ...texts, ...looks, ...times, ...fees, ...rules, ...orders } };
}
export type ShopModel = Awaited<ReturnType<typeof readModel>>["values"];

/** Makes it look as its model does now. */
export async function updateShop(tx: Queryable, shopId: number, values: ShopModel): Promise<void> {
  await tx.update(shopTable).set(values).where(eq(shopTable.id, shopId));
}

export async function insertTestShop(tx: Queryable, row: typeof testShopTable.$inferInsert): Promise<void> {
  await tx.insert(testShopTable).values(row);
}

/** Lets its owner be who owns the shop itself, and nobody else be of its staff. */
export async function replaceMembers(
  tx: Queryable,
  shopId: number,
  accountId: number,
  now: Date,
): Promise<void> {
  const others = and(eq(shopMemberTable.shopId, shopId), ne(shopMemberTable.accountId, accountId));
  await tx.delete(shopMemberTable).where(others);
  await insertMember(tx, { shopId, accountId, role: "owner", permissions: null, since: now });
}

/** Empties a test shop; the database does it to no other (migration `test_shop`). */
export async function emptyShop(tx: Queryable, shopId: number): Promise<void> {
  await tx.execute(sql`select haat_empty_test_shop(${shopId}::int)`);
}

/** Copies the newest products on sale of the shop that it belongs to, with what they stand on. */
export async function fillShop(tx: Queryable, shopId: number, products: number): Promise<void> {
  await tx.execute(sql`select haat_fill_test_shop(${shopId}::int, ${products}::int)`);
}

/** Makes what happened in a test shop older. */
export async function makeOlder(tx: Queryable, shopId: number, hours: number): Promise<void> {
  await tx.execute(sql`select haat_pass_test_time(${shopId}::int, ${hours}::int)`);
}

export async function changeTestShop(
  tx: Queryable,
  shopId: number,
  values: Partial<Pick<TestShopRow, "filledAt" | "hoursAhead">>,
): Promise<void> {
  await tx.update(testShopTable).set(values).where(eq(testShopTable.shopId, shopId));
}
