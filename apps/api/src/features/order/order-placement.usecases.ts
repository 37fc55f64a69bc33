import { orderStatuses, type ShippingMethod } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { breaksRule } from "../../database/database-failure";
import { DomainError } from "../../process/domain-error";
import type { EndTurn } from "../../process/fair-turns";
import { checkedKey, once, type Once } from "../../http/idempotency";
import type { Customer } from "../account/account.usecases";
import * as carts from "../cart/cart.usecases";
import { findChoice, type ChoiceRequest } from "../cart/choice.usecases";
import { requireLeastOrder } from "../cart/least-order.rules";
import { itemTotalOf, totalsOf } from "../cart/pricing.rules";
import { discountOf } from "../coupon/coupon.rules";
import { explained, takeCoupon, tryCoupon } from "../coupon/coupon.usecases";
import { findShopByKey, refuseUnlessSelling, requireSellingShop, type ShopRow } from "../shop/shop.usecases";
import { requireAnsweredCode, requireWelcome } from "../trust/order-welcome.usecases";
import { countComer } from "./held-pieces";
import { claimSought, seekCart, seekChoice, type SoughtPieces } from "./sought-product.usecases";
import { findDestination } from "./order-destination.usecases";
import { insertNumberedOrder, requireDelivery } from "./order-record.usecases";
import { asOrdered } from "./ordered-copy";
import * as placement from "./order-placement.repository";
import { claimPieces, lockLines, takeStock, type BareLine, type PiecesClaim } from "./order-stock.usecases";

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

/** The checkout of one product, beside the cart. */
export interface DirectPurchaseRequest extends PurchaseRequest, ChoiceRequest {
  quantity: number;
}

/** Who orders. */
export interface Purchaser {
  customer: Customer;
  /** When their phone answered a code in this session; null where it did not. */
  phoneProvedAt: Date | null;
}

interface Placed {
  order_id: string;
  grand_total: number;
}

/**
 * Places an order for the customer's cart in a shop, and empties the cart: all of it or nothing, in one transaction. The
 * same key and request get the same answer again, however many of them run at once; a refused order does not use the key
 * up. The coupon that stays with the cart is taken, unless another one is asked for.
 * @throws idempotency_key_required, idempotency_key_reused, store_not_found, shop_not_selling, cart_empty, address_required,
 * address_not_found, not_delivered_there, pick_up_not_offered, order_too_small (with `least` and `missing`), order_not_taken, too_many_open_orders (with `most`), the coupon
 * refusals, cart_changed (with the new totals), order_code_needed, out_of_stock, stock_short, being_bought (with `retry_after` in seconds)
 */
export function orderCart(
  services: Services,
  purchaser: Purchaser,
  request: PurchaseRequest,
  idempotencyKey: string | undefined,
): Promise<Once<Placed>> {
  const { customer } = purchaser;
  return placeOnce(services, customer, request, {
    route: "cart_purchase_order",
    key: idempotencyKey,
    seek: (shopId) => seekCart(services, shopId, customer.id),
    place: async (tx, shop, now, claim) => {
      // Two statements: what a call that held the cart before has changed in it is seen only by the second.
      const cart = await carts.findAndLockCart(tx, shop.id, { customerId: customer.id });
      const wanted = cart ? await carts.listBareLines(tx, shop.id, cart.id) : [];
      if (!cart || wanted.length === 0) throw new DomainError("cart_empty");
      const code = request.code ?? cart.couponCode ?? undefined;
      return writeOrder(tx, shop, purchaser, { ...request, code }, { wanted, cartId: cart.id, claim }, now);
    },
  });
}

/**
 * Places an order for one product, or one combination of it, by the same rules; the cart stays as it is.
 * @throws what `orderCart` does but for cart_empty; product_not_found, choice_required
 */
export function orderDirectly(
  services: Services,
  purchaser: Purchaser,
  request: DirectPurchaseRequest,
  idempotencyKey: string | undefined,
): Promise<Once<Placed>> {
  return placeOnce(services, purchaser.customer, request, {
    route: "direct_purchase_order",
    key: idempotencyKey,
    productId: request.id_product,
    seek: (shopId) => seekChoice(services, shopId, request),
    place: async (tx, shop, now, claim) => {
      const { productId, combinationId } = await findChoice(tx, shop.id, request);
      const wanted = [{ productId, combinationId, quantity: request.quantity }];
      return writeOrder(tx, shop, purchaser, request, { wanted, cartId: undefined, claim }, now);
    },
  });
}

interface Attempt {
  route: string;
  key: string | undefined;
  /** Where it is about one product alone. */
  productId?: number;
  /** What it wants, as it stands before the order begins. */
  seek: (shopId: number) => Promise<SoughtPieces[]>;
  place: (tx: Queryable, shop: ShopRow, now: Date, claim: PiecesClaim) => Promise<Placed>;
}

async function placeOnce(
  services: Services,
  customer: Customer,
  request: PurchaseRequest,
  { route, key, productId, seek, place }: Attempt,
): Promise<Once<Placed>> {
  const goodKey = checkedKey(key, true);
  const { id: shopId } = await requireSellingShop(services, request.seller_key);
  const { language, ...fingerprint } = request;
  const owner = `customer ${customer.id}`;
  const tenantScope = { shopId, customerId: customer.id };
  const buyer = { customerId: customer.id, key: goodKey };
  const claim: PiecesClaim = { buyer, end: () => undefined };
  const comer = countComer(shopId, productId);
  let endTurn: EndTurn = () => undefined;
  try {
    if (comer.isSought) {
      const asked = { shopId, owner, route, key: goodKey };
      await claimSought(services, { shopId, language, request: asked }, await seek(shopId), claim);
    }
    endTurn = await services.waitForShop("write", request.seller_key);
    const repeatable = { shopId, owner, route, key: goodKey, fingerprint, tenantScope };
    const placing = once(services, repeatable, async (tx) => {
      // Anew, for its fees and its standing may be some seconds old in memory.
      const shop = await findShopByKey(tx, request.seller_key);
      if (!shop) throw new DomainError("store_not_found");
      refuseUnlessSelling(shop);
      return { ...(await place(tx, shop, services.clock.now(), claim)) };
    });
    return await explained(services, shopId, placing.catch(asRefusal));
  } finally {
    claim.end();
    comer.leave();
    // When others' calls have had their turn of the loop.
    setImmediate(endTurn);
  }
}

/**
 * A shop that stops selling at the same moment is known to the database alone; and it alone knows, by their phone, that test
 * customers order in their test shop and nobody else does there.
 */
function asRefusal(error: unknown): never {
  if (breaksRule(error, "customer_order_of_own_customers")) throw new DomainError("test_customers_only");
  throw breaksRule(error, "customer_order_of_selling_shop") ? new DomainError("shop_not_selling") : error;
}

/** The order itself, inside its transaction: read and lock, check, take, write. */
async function writeOrder(
  tx: Queryable,
  shop: ShopRow,
  { customer, phoneProvedAt }: Purchaser,
  request: PurchaseRequest,
  { wanted, cartId, claim }: { wanted: BareLine[]; cartId: string | undefined; claim: PiecesClaim },
  now: Date,
): Promise<Placed> {
  await claimPieces(tx, shop.id, wanted, claim, request.language);
  const lines = await lockLines(tx, shop.id, wanted);
  const destination = await findDestination(tx, customer, request.shipping_method, request.address_unique_id);
  const { language, shipping_method: shippingMethod } = request;
  requireDelivery(shop, { language, shippingMethod, place: destination.place }, lines);
  await requireWelcome(tx, shop, destination.recipientPhone);
  const itemTotal = itemTotalOf(lines);
  requireLeastOrder(shop, itemTotal);
  const user = { shopId: shop.id, customerId: customer.id, now };
  const coupon = request.code ? await tryCoupon(tx, request.code, { ...user, itemTotal }) : undefined;
  if (coupon instanceof DomainError) throw coupon;
  const totals = totalsOf({
    lines,
    discount: coupon ? discountOf(coupon, itemTotal) : 0,
    terms: shop,
    shippingMethod: request.shipping_method,
    place: destination.place,
  });
  if (totals.grand_total !== request.expected_total) {
    throw new DomainError("cart_changed", { ...totals });
  }
  requireAnsweredCode(shop, totals, phoneProvedAt, now);
  await takeStock(tx, shop.id, lines, request.language);
  const couponUseId = coupon ? await takeCoupon(tx, { ...user, itemTotal }, coupon) : null;
  const order = await insertNumberedOrder(tx, {
    shop,
    customerId: customer.id,
    entry: null,
    status: orderStatuses.pending,
    language,
    shippingMethod,
    destination,
    coupon: coupon && { useId: couponUseId, code: coupon.code },
    totals,
    lines,
    now,
  });
  await placement.writeTrail(tx, {
    shopId: shop.id,
    orderId: order.id,
    status: orderStatuses.pending,
    customerId: customer.id,
    at: now,
    cartId,
    lines: lines.map(asOrdered),
  });
  return { order_id: order.number, grand_total: totals.grand_total };
}
