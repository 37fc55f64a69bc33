import { business, shippingMethods, type ShippingMethod } from "@haat/contract/business-constants";
import type { Cart, CartLineData } from "@haat/contract/cart.contract";
import type { Language } from "@haat/contract/languages";
import type { Services } from "../../platform/call";
import { Refusal } from "../../platform/errors";
import { textIn } from "../../platform/language";
import type { Shopper } from "../account/identity";
import { findAddress } from "../address/address.repository";
import { countUsesBy, findCoupon, type Coupon } from "../order/coupon.repository";
import { couponRefusal, discountOf } from "../order/coupon.rules";
import type { Shop } from "../store/store.repository";
import { openShop } from "../store/store.usecases";
import * as carts from "./cart.repository";
import type { CartOwner, ChosenValue, LineRow } from "./cart.repository";
import { cartLineId } from "./cart-line-id";
import { itemTotalOf, totalsOf } from "./pricing.rules";

/** Whose cart it is; a stranger has none. */
export function ownerOf(shopper: Shopper): CartOwner | undefined {
  if (shopper.kind === "stranger") return undefined;
  return shopper.kind === "customer" ? { customerId: shopper.customerId } : { guestKeyHash: shopper.keyHash };
}

function stockState(line: LineRow): CartLineData["stock_state"] {
  if (line.available === 0) return "out";
  return line.available < line.quantity ? "short" : "ok";
}

function describeLine(
  line: LineRow,
  chosen: ChosenValue[],
  sellerKey: string,
  language: Language,
): CartLineData {
  return {
    cart_unique_id: cartLineId(sellerKey, line.id),
    id_product: line.productId,
    slug: line.slug,
    name: textIn(language, line.name),
    picture: line.picture,
    product_attribute: chosen
      .filter(({ id }) => line.valueIds.includes(id))
      .map(({ id, attribute, value }) => ({
        id_product_attribute: id,
        global_attribute_name: textIn(language, attribute),
        name: textIn(language, value),
      })),
    quantity: line.quantity,
    unit_price: line.unitPrice,
    line_total: line.unitPrice * line.quantity,
    price_when_added: line.priceWhenAdded === line.unitPrice ? null : line.priceWhenAdded,
    available: line.available,
    stock_state: stockState(line),
  };
}

/** The lines of a shopper's cart as they are now, in the words of a language. */
export async function describeLines(
  { db }: Pick<Services, "db">,
  shop: Shop,
  lines: LineRow[],
  language: Language,
): Promise<CartLineData[]> {
  const chosen = await carts.listChosenValues(db, shop.id, [
    ...new Set(lines.flatMap((line) => line.valueIds)),
  ]);
  return lines.map((line) => describeLine(line, chosen, shop.sellerKey, language));
}

interface Checkout {
  language: Language;
  shipping_method?: ShippingMethod | undefined;
  address_unique_id?: string | undefined;
  code?: string | undefined;
}

/**
 * The cart priced now, as the checkout asks for it. A coupon that is not good is left out; `couponCheck` says why.
 * @throws store_not_found, address_not_found
 */
export async function showCart(
  services: Services,
  shopper: Shopper,
  sellerKey: string,
  checkout: Checkout,
): Promise<Cart> {
  const { language } = checkout;
  const shop = await openShop(services, sellerKey);
  const owner = ownerOf(shopper);
  const lines = owner ? await carts.listLines(services.db, shop.id, owner) : [];
  const itemTotal = itemTotalOf(lines);
  const [items, cityId, coupon] = await Promise.all([
    describeLines(services, shop, lines, language),
    checkout.address_unique_id ? cityOf(services, shopper, checkout.address_unique_id) : undefined,
    checkout.code ? tryCoupon(services, shop.id, shopper, checkout.code, itemTotal) : undefined,
  ]);
  const isGood = coupon && !(coupon instanceof Refusal);
  const discount = isGood ? discountOf(coupon, itemTotal) : 0;
  const shippingMethod = checkout.shipping_method ?? shippingMethods.homeDelivery;
  return {
    items,
    total_items: items.length,
    totals: totalsOf({ lines, discount, terms: shop, shippingMethod, cityId }),
    coupon: isGood ? { code: coupon.code, discount } : null,
  };
}

async function cityOf({ db }: Services, shopper: Shopper, addressId: string): Promise<number> {
  const address =
    shopper.kind === "customer" ? await findAddress(db, shopper.customerId, addressId) : undefined;
  if (!address) throw new Refusal("address_not_found");
  return address.city.id;
}

/** The coupon, or why it is not good for this shopper and item total. */
async function tryCoupon(
  { db, clock }: Services,
  shopId: number,
  shopper: Shopper,
  code: string,
  itemTotal: number,
): Promise<Coupon | Refusal> {
  const coupon = await findCoupon(db, shopId, code);
  if (!coupon) return new Refusal("coupon_invalid");
  const usesByCustomer =
    shopper.kind === "customer" ? await countUsesBy(db, shopId, coupon.id, shopper.customerId) : 0;
  return couponRefusal(coupon, { itemTotal, usesByCustomer, now: clock.now() }) ?? coupon;
}

/** What a coupon takes off the cart as it is, in poisha. @throws cart_empty and the coupon refusals */
export async function checkCoupon(services: Services, shopper: Shopper, sellerKey: string, code: string) {
  const shop = await openShop(services, sellerKey);
  const owner = ownerOf(shopper);
  const lines = owner ? await carts.listLines(services.db, shop.id, owner) : [];
  if (lines.length === 0) throw new Refusal("cart_empty");
  const itemTotal = itemTotalOf(lines);
  const coupon = await tryCoupon(services, shop.id, shopper, code, itemTotal);
  if (coupon instanceof Refusal) throw coupon;
  return { code: coupon.code, discount: discountOf(coupon, itemTotal) };
}

/** How many lines the cart has (specification §4). */
export async function countCartLines(
  services: Services,
  shopper: Shopper,
  sellerKey: string,
): Promise<number> {
  const shop = await openShop(services, sellerKey);
  const owner = ownerOf(shopper);
  return owner ? carts.countLines(services.db, shop.id, owner) : 0;
}

/** How many of a product can be asked for beside `others` of it in the cart, out of `stock`; never below 0. */
export function mostPieces(stock: number, others: number): number {
  return Math.max(0, Math.min(business.maxQuantityPerProduct - others, stock));
}
