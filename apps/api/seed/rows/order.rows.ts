import { createHash } from "node:crypto";
import {
  orderStatuses,
  paymentMethods,
  type OrderStatusName,
} from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { addressLine } from "@haat/i18n/address-line";
import { eq, and, sql } from "drizzle-orm";
import type { Queryable } from "../../src/database/database";
import { itemTotalOf, piecesOf, totalsOf } from "../../src/features/cart/pricing.rules";
import { discountOf } from "../../src/features/coupon/coupon.rules";
import { couponTable, couponUseTable } from "../../src/features/coupon/coupon.table";
import { deliveryTimeAt, type Place } from "../../src/features/shop/delivery.rules";
import { cashEntryTable } from "../../src/features/cash/cash.table";
import { ratingTable } from "../../src/features/ratings/rating.table";
import {
  customerOrderTable,
  orderLineTable,
  orderStatusChangeTable,
  stockMovementTable,
} from "../../src/features/order/order.table";
import type { CustomerContent, OrderContent } from "../content/customers.content";
import type { ProductRow } from "./catalogue.rows";
import type { InsertedCombination } from "./combination.rows";
import type { CustomerRow } from "./customer.rows";
import { lookUp, onlyRow } from "./inserted";
import { findArea } from "./place.rows";
import type { CouponRow, ShopRow } from "./shop.rows";

/** A shop with everything of it that orders are made of. */
export interface StockedShop {
  shop: ShopRow;
  /** By slug. */
  products: ReadonlyMap<string, ProductRow>;
  /** By `slug/value+value`. */
  combinations: ReadonlyMap<string, InsertedCombination>;
  /** By code. */
  coupons: ReadonlyMap<string, CouponRow>;
}

const hourInMs = 3_600_000;
const dayInMs = 24 * hourInMs;
/** Hours after the order at which it reaches each step of its way. */
const hoursOfStep = { days: [0, 1, 20, 44], hours: [0, 0.2, 1, 2.5] };

/** The statuses on the way to one, itself last. */
function wayTo(status: OrderStatusName, isPickUp: boolean): OrderStatusName[] {
  const begun: OrderStatusName[] = ["pending", "accept"];
  const ways: Record<OrderStatusName, OrderStatusName[]> = {
    pending: ["pending"],
    accept: begun,
    cancel: ["pending", "cancel"],
    in_store: [...begun, "in_store"],
    shipped: [...begun, "shipped"],
    delivered: [...begun, isPickUp ? "in_store" : "shipped", "delivered"],
  };
  return ways[status];
}

/** The same number at every seeding, in the letters of order numbers. */
function orderNumber(prefix: string, phone: string, index: number): string {
  const letters = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";
  const digest = createHash("sha256").update(`${prefix} ${phone} ${index}`).digest();
  return `${prefix}-${[...digest.subarray(0, 5)].map((byte) => letters[byte % letters.length]).join("")}`;
}

function destinationOf(customer: CustomerContent, order: OrderContent) {
  if (order.addressKey === undefined) return undefined;
  const address = customer.addresses.find(({ key }) => key === order.addressKey);
  if (!address) throw new Error(`The customer has no address called ${order.addressKey}.`);
  const place = findArea(address.city, address.area);
  const inOneLine = (language: Language) =>
    addressLine(
      {
        address: address.address,
        area: place.area[language],
        city: place.city[language],
        division: place.division[language],
        postalCode: address.postalCode,
      },
      language,
    );
  return {
    place: { cityId: place.city.id, areaId: place.area.id },
    bn: inOneLine("bn"),
    en: inOneLine("en"),
    whereabouts: {
      bn: `${place.area.bn}, ${place.city.bn}`,
      en: `${place.area.en}, ${place.city.en}`,
    },
  };
}

function linesOf({ products, combinations }: StockedShop, order: OrderContent) {
  return order.lines.map(({ product: slug, combination: key, quantity }, position) => {
    const product = lookUp(products, slug, "the product");
    const combination =
      key === undefined ? undefined : lookUp(combinations, `${slug}/${key}`, "the combination");
    const unitPrice = combination?.price ?? product.price;
    return {
      position,
      slug,
      quantity,
      unitPrice,
      lineTotal: unitPrice * quantity,
      productId: product.id,
      combinationId: combination?.id ?? null,
      nameBn: product.nameBn,
      nameEn: product.nameEn,
      picture: combination?.picture ?? product.picture,
      attributes: combination?.attributes ?? [],
    };
  });
}

function paymentOf(status: OrderStatusName) {
  if (status === "cancel") return "void" as const;
  return status === "delivered" ? ("paid" as const) : ("cash_on_delivery" as const);
}

/** What an order to a place says of the shop as it was. */
const shopAsItWas = (shop: ShopRow, place: Place | undefined) => ({
  shopTitleBn: shop.titleBn,
  shopTitleEn: shop.titleEn,
  shopPhone: shop.phone,
  shopAddressBn: shop.addressBn,
  shopAddressEn: shop.addressEn,
  shopLegalNameBn: shop.legalNameBn,
  shopLegalNameEn: shop.legalNameEn,
  shopBin: shop.bin,
  issuesChallan: shop.issuesChallan,
  ...deliveryTimeTo(shop, place),
});

function deliveryTimeTo(shop: ShopRow, place: Place | undefined) {
  const times = {
    deliveryTime: { bn: shop.deliveryTimeBn, en: shop.deliveryTimeEn },
    deliveryTimeOutside: { bn: shop.deliveryTimeOutsideBn, en: shop.deliveryTimeOutsideEn },
  };
  const { bn, en } = deliveryTimeAt({ ...shop, ...times }, place);
  return { deliveryTimeBn: bn, deliveryTimeEn: en };
}

/** Inserts one order with its lines, its way so far, its coupon (which a cancelled one has given back) and its stock. */
export async function insertOrder(
  tx: Queryable,
  stocked: StockedShop,
  customer: CustomerRow,
  content: { customer: CustomerContent; order: OrderContent; index: number },
  now: Date,
): Promise<void> {
  const { shop, coupons } = stocked;
  const { order, index } = content;
  const shopId = shop.id;
  const lines = linesOf(stocked, order);
  const coupon = order.couponCode === undefined ? undefined : lookUp(coupons, order.couponCode, "the coupon");
  const destination = destinationOf(content.customer, order);
  const { shippingMethod } = order;
  const discount = coupon ? discountOf(coupon, itemTotalOf(lines)) : 0;
  const totals = totalsOf({ lines, discount, terms: shop, shippingMethod, place: destination?.place });
  const orderedAt = new Date(now.getTime() - order.daysAgo * dayInMs - (order.hoursAgo ?? 3) * hourInMs);
  const isCounted = coupon && order.status !== "cancel";
  const couponUseId = isCounted
    ? await insertCouponUse(tx, { shopId, couponId: coupon.id, customerId: customer.id, usedAt: orderedAt })
    : null;
  const { id: orderId } = onlyRow(
    await tx
      .insert(customerOrderTable)
      .values({
        shopId,
        customerId: customer.id,
        shippingMethod,
        orderedAt,
        ...shopAsItWas(shop, destination?.place),
        number: orderNumber(shop.orderPrefix, customer.phone, index),
        status: orderStatuses[order.status],
        paymentMethod: paymentMethods.cashOnDelivery,
        paymentStatus: paymentOf(order.status),
        itemTotal: totals.item_total,
        couponDiscount: totals.coupon_discount,
        deliveryFee: totals.delivery_fee,
        rounding: totals.rounding,
        grandTotal: totals.grand_total,
        vatIncluded: totals.vat_included,
        vatPercent: totals.vat_percent,
        couponUseId,
        couponCode: coupon?.code ?? null,
        itemCount: piecesOf(lines),
        recipientName: `${customer.firstName} ${customer.lastName}`,
        recipientPhone: customer.phone,
        deliveryAddressBn: destination?.bn ?? null,
        deliveryAddressEn: destination?.en ?? null,
        placeBn: destination?.whereabouts.bn ?? null,
        placeEn: destination?.whereabouts.en ?? null,
      })
      .returning({ id: customerOrderTable.id }),
  );
  await tx.insert(orderLineTable).values(lines.map((line) => ({ shopId, orderId, ...line })));
  await insertWay(tx, { shopId, orderId, customerId: customer.id, order, orderedAt, lines });
  if (order.status === "delivered" && order.pace === undefined)
    await insertPaid(tx, { shopId, orderId, amount: totals.grand_total, at: orderedAt });
  await insertRatings(tx, { shopId, orderId, customer, order, lines, orderedAt });
}

interface RatedOrder {
  shopId: number;
  orderId: number;
  customer: CustomerRow;
  order: OrderContent;
  lines: ReturnType<typeof linesOf>;
  orderedAt: Date;
}

/** What its customer says of its goods, five days after they ordered: the database takes it of a delivered order alone. */
async function insertRatings(
  tx: Queryable,
  { shopId, orderId, customer, order, lines, orderedAt }: RatedOrder,
) {
  const ratedAt = new Date(orderedAt.getTime() + 5 * dayInMs);
  const rows = order.lines.flatMap(({ rating }, position) => {
    const line = lines[position];
    if (!rating || !line) return [];
    const { stars, text } = rating;
    return {
      shopId,
      orderId,
      productId: line.productId,
      linePosition: position,
      customerId: customer.id,
      shownName: customer.firstName,
      stars,
      text,
      ratedAt,
    };
  });
  if (rows.length > 0) await tx.insert(ratingTable).values(rows);
}

/** What was delivered long ago was paid for before the ledger begins; `insertCash` writes what came since. */
async function insertPaid(
  tx: Queryable,
  paid: Pick<typeof cashEntryTable.$inferInsert, "shopId" | "orderId" | "amount" | "at">,
): Promise<void> {
  await tx.insert(cashEntryTable).values({ ...paid, kind: "collected", holder: "before" });
}

interface Way {
  shopId: number;
  orderId: number;
  customerId: number;
  order: OrderContent;
  orderedAt: Date;
  lines: { productId: number; combinationId: number | null; quantity: number }[];
}

async function insertWay(tx: Queryable, way: Way): Promise<void> {
  const { shopId, orderId, customerId, order, orderedAt, lines } = way;
  const statuses = wayTo(order.status, order.addressKey === undefined);
  const hours = hoursOfStep[order.pace ?? "days"];
  const steps = statuses.map((status, step) => ({
    shopId,
    orderId,
    status: orderStatuses[status],
    at: new Date(orderedAt.getTime() + (hours[step] ?? 0) * hourInMs),
    changedBy: status === "pending" || status === "cancel" ? customerId : null,
  }));
  await tx.insert(orderStatusChangeTable).values(steps);
  const moved = (sign: 1 | -1, reason: "order" | "cancel", at: Date) =>
    lines.map(({ productId, combinationId, quantity }) => ({
      shopId,
      orderId,
      productId,
      combinationId,
      reason,
      at,
      change: sign * quantity,
    }));
  const cancelled = steps.find(({ status }) => status === orderStatuses.cancel);
  await tx
    .insert(stockMovementTable)
    .values([...moved(-1, "order", orderedAt), ...(cancelled ? moved(1, "cancel", cancelled.at) : [])]);
}

async function insertCouponUse(tx: Queryable, use: typeof couponUseTable.$inferInsert): Promise<number> {
  await tx
    .update(couponTable)
    .set({ usedCount: sql`${couponTable.usedCount} + 1` })
    .where(and(eq(couponTable.shopId, use.shopId), eq(couponTable.id, use.couponId)));
  return onlyRow(await tx.insert(couponUseTable).values(use).returning({ id: couponUseTable.id })).id;
}
