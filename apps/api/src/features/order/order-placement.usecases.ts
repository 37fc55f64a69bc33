import { orderStatuses, type ShippingMethod } from "@haat/contract/business-constants";
import type { Totals } from "@haat/contract/cart.contract";
import type { Language } from "@haat/contract/languages";
import type { Services } from "../../platform/call";
import type { Queryable } from "../../platform/database";
import { Refusal } from "../../platform/errors";
import { checkedKey, once } from "../../platform/idempotency";
import { randomText } from "../../platform/secrets";
import type { Customer } from "../account/account.repository";
import * as carts from "../cart/cart.repository";
import { itemTotalOf, totalsOf } from "../cart/pricing.rules";
import { findShopByKey, type Shop } from "../store/store.repository";
import { openShop } from "../store/store.usecases";
import { countUsesBy, findCoupon, insertCouponUse, takeCouponUse, type Coupon } from "./coupon.repository";
import { couponRefusal, discountOf } from "./coupon.rules";
import { findDestination, type Destination } from "./order-destination.usecases";
import * as placement from "./order-placement.repository";
import { lockLines, takeStock, type Line } from "./order-stock.usecases";

/** What the checkout sends. */
export interface PurchaseRequest {
  language: Language;
  seller_key: string;
  shipping_method: ShippingMethod;
  payment_method: 0;
  address_unique_id?: string | undefined;
  code?: string | undefined;
  /** Poisha. */
  expected_total: number;
}

interface Placed {
  order_id: string;
  grand_total: number;
  isReplay: boolean;
}

/** Letters and digits that are not mistaken for each other, read out or written down. */
const numberAlphabet = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

/**
 * Places an order for the customer's cart in a shop: all of it or nothing, in one transaction. The same key and request
 * get the same answer again, however many of them run at once; a refused order does not use the key up.
 * @throws idempotency_key_required, idempotency_key_reused, store_not_found, cart_empty, address_required,
 * address_not_found, the coupon refusals, cart_changed (with the new totals), out_of_stock
 */
export async function placeOrder(
  services: Services,
  customer: Customer,
  request: PurchaseRequest,
  idempotencyKey: string | undefined,
): Promise<Placed> {
  const key = checkedKey(idempotencyKey, true);
  const { id: shopId } = await openShop(services, request.seller_key);
  const { language: _, ...substance } = request;
  const owner = `customer ${customer.id}`;
  const { answer, isReplay } = await once(
    services,
    { shopId, owner, route: "cart_purchase_order", key, substance },
    async (tx) => {
      const order = await writeOrder(tx, customer, request, services.clock.now());
      return { order_id: order.number, grand_total: order.grandTotal };
    },
  );
  return { ...answer, isReplay };
}

/** The order itself, inside its transaction: read and lock, check, take, write. */
async function writeOrder(tx: Queryable, customer: Customer, request: PurchaseRequest, now: Date) {
  const { language } = request;
  const shop = await findShopByKey(tx, request.seller_key);
  if (!shop) throw new Refusal("store_not_found");
  const cartId = await carts.findAndLockCart(tx, shop.id, { customerId: customer.id });
  const lines = cartId ? await lockLines(tx, shop.id, cartId) : [];
  if (!cartId || lines.length === 0) throw new Refusal("cart_empty");
  const destination = await findDestination(tx, customer, request.shipping_method, request.address_unique_id);
  const itemTotal = itemTotalOf(lines);
  const coupon = request.code
    ? await findGoodCoupon(tx, shop.id, customer.id, request.code, itemTotal, now)
    : undefined;
  const totals = totalsOf({
    lines,
    discount: coupon ? discountOf(coupon, itemTotal) : 0,
    terms: shop,
    shippingMethod: request.shipping_method,
    cityId: destination.cityId,
  });
  if (totals.grand_total !== request.expected_total) {
    throw new Refusal("cart_changed", { ...totals });
  }
  await takeStock(tx, shop.id, lines, language);
  const draft = { shop, customer, request, destination, coupon, totals, lines, now };
  const order = await insertNumberedOrder(tx, draft);
  await writeTrail(tx, order.id, draft);
  await carts.deleteCart(tx, shop.id, cartId);
  return { number: order.number, grandTotal: totals.grand_total };
}

async function findGoodCoupon(
  tx: Queryable,
  shopId: number,
  customerId: number,
  code: string,
  itemTotal: number,
  now: Date,
): Promise<Coupon> {
  const coupon = await findCoupon(tx, shopId, code);
  if (!coupon) throw new Refusal("coupon_invalid");
  const usesByCustomer = await countUsesBy(tx, shopId, coupon.id, customerId);
  const refusal = couponRefusal(coupon, { itemTotal, usesByCustomer, now });
  if (refusal) throw refusal;
  return coupon;
}

interface Draft {
  shop: Shop;
  customer: Customer;
  request: PurchaseRequest;
  destination: Destination;
  coupon: Coupon | undefined;
  totals: Totals;
  lines: Line[];
  now: Date;
}

/** Writes the order under a number of its own; the rare one that is taken is drawn again. */
async function insertNumberedOrder(tx: Queryable, draft: Draft): Promise<{ id: number; number: string }> {
  const { shop, customer, request, destination, coupon, totals, lines, now } = draft;
  for (let draw = 0; draw < 5; draw += 1) {
    const number = `${shop.orderPrefix}-${randomText(numberAlphabet, 5)}`;
    const id = await placement.insertOrder(tx, {
      shopId: shop.id,
      number,
      customerId: customer.id,
      status: orderStatuses.pending,
      paymentMethod: request.payment_method,
      paymentStatus: "cash_on_delivery",
      shippingMethod: request.shipping_method,
      itemTotal: totals.item_total,
      couponDiscount: totals.coupon_discount,
      deliveryFee: totals.delivery_fee,
      grandTotal: totals.grand_total,
      vatIncluded: totals.vat_included,
      vatPercent: totals.vat_percent,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      recipientName: destination.recipientName,
      recipientPhone: destination.recipientPhone,
      deliveryAddressBn: destination.address?.bn ?? null,
      deliveryAddressEn: destination.address?.en ?? null,
      shopTitleBn: shop.title.bn,
      shopTitleEn: shop.title.en,
      shopPhone: shop.phone,
      shopAddressBn: shop.address.bn,
      shopAddressEn: shop.address.en,
      deliveryTimeBn: shop.deliveryTime.bn,
      deliveryTimeEn: shop.deliveryTime.en,
      orderedAt: now,
    });
    if (id !== undefined) return { id, number };
  }
  throw new Error("No free order number was drawn.");
}

/** What belongs to an order: its lines, its first status, its use of a coupon, and the stock it took. */
async function writeTrail(tx: Queryable, orderId: number, draft: Draft): Promise<void> {
  const { shop, customer, coupon, lines, now } = draft;
  const shopId = shop.id;
  await placement.insertLines(
    tx,
    lines.map((line, position) => ({
      shopId,
      orderId,
      position,
      productId: line.productId,
      combinationId: line.combinationId,
      slug: line.slug,
      nameBn: line.name.bn,
      nameEn: line.name.en,
      picture: line.picture,
      attributes: line.attributes,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      lineTotal: line.unitPrice * line.quantity,
    })),
  );
  await placement.insertStatusChange(tx, {
    shopId,
    orderId,
    status: orderStatuses.pending,
    at: now,
    changedBy: customer.id,
  });
  await placement.insertStockMovements(
    tx,
    lines.map(({ productId, combinationId, quantity }) => ({
      shopId,
      productId,
      combinationId,
      change: -quantity,
      reason: "order",
      orderId,
      at: now,
    })),
  );
  if (!coupon) return;
  if (!(await takeCouponUse(tx, shopId, coupon.id))) throw new Refusal("coupon_used_up");
  await insertCouponUse(tx, { shopId, couponId: coupon.id, orderId, customerId: customer.id, usedAt: now });
}
