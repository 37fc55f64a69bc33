import { and, asc, desc, eq, gt, inArray, isNotNull, notInArray } from "drizzle-orm";
import { orderStatuses } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import { cityTable } from "../address/address.table";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { courierTable, parcelTable } from "../courier/courier.table";
import { shopMemberTable } from "../member/member.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { testShopTable } from "./test-shop.table";

/** What a test shop asks of an order, and where it is. Amounts are poisha. */
export async function findOrderTerms(db: Queryable, shopId: number) {
  const [found] = await db
    .select({
      sellerKey: shopTable.sellerKey,
      leastOrder: shopTable.leastOrder,
      cityId: shopTable.homeCityId,
      divisionId: cityTable.divisionId,
    })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .where(eq(shopTable.id, shopId));
  if (!found) throw new Error("A test shop is not there after it was filled.");
  return found;
}

/** One choice of each of the newest products in stock: what can be ordered. */
export async function listChoices(db: Queryable, shopId: number) {
  const ofProduct = and(
    eq(productCombinationTable.shopId, productTable.shopId),
    eq(productCombinationTable.productId, productTable.id),
    eq(productCombinationTable.hidden, false),
    gt(productCombinationTable.stock, 0),
  );
  const rows = await db
    .select({
      productId: productTable.id,
      hasAttributes: productTable.hasAttributes,
      price: productTable.price,
      stock: productTable.stock,
      combination: {
        valueIds: productCombinationTable.valueIds,
        price: productCombinationTable.price,
        stock: productCombinationTable.stock,
      },
    })
    .from(productTable)
    .leftJoin(productCombinationTable, ofProduct)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.status, "live"), gt(productTable.stock, 0)))
    .orderBy(desc(productTable.publishedAt), desc(productTable.id), asc(productCombinationTable.position));
  const choices = rows.flatMap(({ productId, hasAttributes, combination, price, stock }) => {
    if (!hasAttributes) return [{ productId, valueIds: [], price, stock }];
    return combination ? [{ productId, ...combination }] : [];
  });
  return [...new Map(choices.toReversed().map((choice) => [choice.productId, choice])).values()].toReversed();
}
export type SampleChoice = Awaited<ReturnType<typeof listChoices>>[number];

/**
 * The parcels on their way with the test couriers of test shops, those that were handed over first first.
 * @param names what those couriers are called
 * @param shopId of the one test shop that is meant; left out for all of them
 */
export function listParcels(
  db: Queryable,
  { names, shopId, most }: { names: readonly string[]; shopId: number | undefined; most: number },
) {
  return db
    .select({
      parcel: parcelTable,
      courier: courierTable.name,
      number: customerOrderTable.number,
      phone: customerOrderTable.recipientPhone,
      ownerId: shopMemberTable.accountId,
    })
    .from(testShopTable)
    .innerJoin(shopTable, and(eq(shopTable.id, testShopTable.shopId), eq(shopTable.status, "test")))
    .innerJoin(
      shopMemberTable,
      and(eq(shopMemberTable.shopId, testShopTable.shopId), eq(shopMemberTable.role, "owner")),
    )
    .innerJoin(
      courierTable,
      and(
        eq(courierTable.shopId, testShopTable.shopId),
        eq(courierTable.kind, "own"),
        inArray(courierTable.name, [...names]),
      ),
    )
    .innerJoin(
      customerOrderTable,
      and(
        eq(customerOrderTable.shopId, testShopTable.shopId),
        eq(customerOrderTable.status, orderStatuses.shipped),
      ),
    )
    .innerJoin(
      parcelTable,
      and(
        eq(parcelTable.shopId, testShopTable.shopId),
        eq(parcelTable.orderId, customerOrderTable.id),
        eq(parcelTable.courierId, courierTable.id),
      ),
    )
    .where(
      and(
        isNotNull(shopTable.testsShopId),
        shopId === undefined ? undefined : eq(testShopTable.shopId, shopId),
        notInArray(parcelTable.state, ["part_delivered", "held", "lost"]),
      ),
    )
    .orderBy(asc(parcelTable.handedAt), asc(parcelTable.orderId))
    .limit(most);
}
export type TestParcel = Awaited<ReturnType<typeof listParcels>>[number];
