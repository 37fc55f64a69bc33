import { orderStatuses, type ShippingMethod } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { breaksRule } from "../../database/database-failure";
import { inOneTrip } from "../../database/one-trip";
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
import { findOrderStanding, requireAnsweredCode, requireWelcome } from "../trust/order-welcome.usecases";
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

type Placed = { order_id: string; grand_total: number };

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
  return placeOnce(services, purchaser, request, {
    route: "cart_purchase_order",
    key: idempotencyKey,
    seek: (shopId) => seekCart(services, shopId, customer.id),
    look: async (tx, shopId) => {
      // Two statements: what a call that held the cart before has changed in it is seen only by the second.
      const owner = { customerId: customer.id };
      const [cart, wanted] = await inOneTrip(
        carts.findAndLockCart(tx, shopId, owner),
        carts.listOwnBareLines(tx, shopId, owner),
      );
      // What is in a cart that was not there to be locked is ordered by the next try.
      if (!cart || wanted.length === 0) return new DomainError("cart_empty");
      return { wanted, cartId: cart.id, code: request.code ?? cart.couponCode ?? undefined };
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
  return placeOnce(services, purchaser, request, {
    route: "direct_purchase_order",
    key: idempotencyKey,
    productId: request.id_product,
    seek: (shopId) => seekChoice(services, shopId, request),
    look: async (tx, shopId) => {
      const choice = await findChoice(tx, shopId, request).catch(refusalOf);
      if (choice instanceof DomainError) return choice;
      const { productId, combinationId } = choice;
      const wanted = [{ productId, combinationId, quantity: request.quantity }];
      return { wanted, cartId: undefined, code: request.code };
    },
  });
}

/** What an order is to hold, read in its transaction. */
interface Wish {
  wanted: BareLine[];
  /** The cart that it empties; none where it leaves it as it is. */
  cartId: string | undefined;
  /** Of a coupon. */
  code: string | undefined;
}

interface Attempt {
  route: string;
  key: string | undefined;
  /** Where it is about one product alone. */
  productId?: number;
  /** What it wants, as it stands before the order begins. */
  seek: (shopId: number) => Promise<SoughtPieces[]>;
  /** Why there is nothing to be ordered counts only where the shop sells. */
  look: (tx: Queryable, shopId: number) => Promise<Wish | DomainError>;
}

async function placeOnce(
  services: Services,
  purchaser: Purchaser,
  request: PurchaseRequest,
  { route, key, productId, seek, look }: Attempt,
): Promise<Once<Placed>> {
  const goodKey = checkedKey(key, true);
  const { id: shopId } = await requireSellingShop(services, request.seller_key);
  const { language, ...fingerprint } = request;
  const { customer } = purchaser;
  const owner = `customer ${customer.id}`;
  const tenantScope = { shopId, customerId: customer.id, genericPlans: true };
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
    const repeatable = {
      shopId,
      owner,
      route,
      key: goodKey,
      fingerprint,
      tenantScope,
      // The shop anew, for its fees and its standing may be some seconds old in memory.
      readAlong: (tx: Queryable) => inOneTrip(findShopByKey(tx, request.seller_key), look(tx, shopId)),
    };
    const placing: Promise<Once<Placed>> = once(services, repeatable, async (tx, [shop, wish], keep) => {
      if (!shop) throw new DomainError("store_not_found");
      refuseUnlessSelling(shop);
      if (wish instanceof DomainError) throw wish;
      const order = { shop, purchaser, request, wish, claim, now: services.clock.now() };
      return writeOrder(tx, order, keep);
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

/** What an order is written from. */
interface Order {
  shop: ShopRow;
  purchaser: Purchaser;
  request: PurchaseRequest;
  wish: Wish;
  claim: PiecesClaim;
  now: Date;
}

/** The order itself, inside its transaction: read and lock, check, take, write. @param keep keeps its answer for who asks again */
async function writeOrder(
  tx: Queryable,
  { shop, purchaser, request, wish, claim, now }: Order,
  keep: (placed: Placed) => Promise<void>,
): Promise<Placed> {
  const { customer, phoneProvedAt } = purchaser;
  const { language, shipping_method: shippingMethod } = request;
  const { wanted, cartId, code } = wish;
  await claimPieces(tx, shop.id, wanted, claim, language);
  const [lines, { destination, standing }] = await inOneTrip(
    lockLines(tx, shop.id, wanted),
    findStandingAt(tx, customer, request),
  );
  requireDelivery(shop, { language, shippingMethod, place: destination.place }, lines);
  requireWelcome(shop, standing);
  const itemTotal = itemTotalOf(lines);
  requireLeastOrder(shop, itemTotal);
  const user = { shopId: shop.id, customerId: customer.id, now };
  const coupon = code ? await tryCoupon(tx, code, { ...user, itemTotal }) : undefined;
  if (coupon instanceof DomainError) throw coupon;

  const discount = coupon ? discountOf(coupon, itemTotal) : 0;
  const { place } = destination;
  const totals = totalsOf({ lines, discount, terms: shop, shippingMethod, place });
  if (totals.grand_total !== request.expected_total) {
    throw new DomainError("cart_changed", { ...totals });
  }
  requireAnsweredCode(shop, totals, phoneProvedAt, now);

  const insert = async () => {
    const useId = coupon ? await takeCoupon(tx, { ...user, itemTotal }, coupon) : null;
    return insertNumberedOrder(tx, {
      shop,
      customerId: customer.id,
      entry: null,
      status: orderStatuses.pending,
      language,
      shippingMethod,
      destination,
      coupon: coupon && { useId, code: coupon.code },
      totals,
      lines,
      now,
    });
  };
  const [, order] = await inOneTrip(takeStock(tx, shop.id, lines, language), insert());
  const placed = { order_id: order.number, grand_total: totals.grand_total };
  const trail = {
    shopId: shop.id,
    orderId: order.id,
    status: orderStatuses.pending,
    customerId: customer.id,
    at: now,
    cartId,
    lines: lines.map(asOrdered),
  };
  await inOneTrip(placement.writeTrail(tx, trail), keep(placed));
  return placed;
}

/** Where an order goes, and what the shop knows of who orders it there. */
async function findStandingAt(
  tx: Queryable,
  customer: Customer,
  { shipping_method: shippingMethod, address_unique_id: addressId }: PurchaseRequest,
) {
  const destination = await findDestination(tx, customer, shippingMethod, addressId);
  return { destination, standing: await findOrderStanding(tx, destination.recipientPhone) };
}

/** A refusal as a value. @throws what is none */
function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
