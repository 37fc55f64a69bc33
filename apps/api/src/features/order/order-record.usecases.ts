import {
  shippingMethods,
  type OrderStatusId,
  type ShippingMethod,
} from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { OrderSource } from "@haat/contract/shared/order-choices";
import type { Totals } from "@haat/contract/shop/cart.contract";
import type { Queryable } from "../../database/database";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { randomText } from "../../security/secrets";
import { notDelivered, piecesOf } from "../cart/pricing.rules";
import type { Place } from "../shop/delivery.rules";
import type { ShopRow } from "../shop/shop.usecases";
import type { Destination } from "./order-destination.usecases";
import { insertOrder } from "./order-placement.repository";
import type { Line } from "./order-stock.usecases";
import { shopAsItIs } from "./ordered-copy";

/** What belongs to an order that a shop writes down itself. */
export { insertOrderLines, insertStatusChanges, insertStockMovements } from "./order-placement.repository";

/** Letters and digits that are not mistaken for each other, read out or written down. */
const numberAlphabet = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

/** What an order is written from. */
export interface OrderDraft {
  shop: ShopRow;
  /** Null for somebody without an account, where the shop writes it down. */
  customerId: number | null;
  /** Who of the shop writes it down, and how it reached them; null where its customer places it. */
  entry: { by: number; source: OrderSource } | null;
  status: OrderStatusId;
  /** In which the customer is told what becomes of it; null where nobody knows. */
  language: Language | null;
  shippingMethod: ShippingMethod;
  destination: Destination;
  coupon: { useId: number | null; code: string } | undefined;
  totals: Totals;
  lines: Line[];
  now: Date;
}

/** @throws pick_up_not_offered; not_delivered_there, naming the first line that the shop does not bring there */
export function requireDelivery(
  terms: ShopRow,
  {
    shippingMethod,
    language,
    place,
  }: { shippingMethod: ShippingMethod; language: Language; place?: Place | undefined },
  lines: Line[],
): void {
  if (shippingMethod === shippingMethods.pickUp && !terms.offersPickUp)
    throw new DomainError("pick_up_not_offered");
  const [line] = notDelivered({ terms, shippingMethod, place }, lines);
  if (!line) return;
  throw new DomainError("not_delivered_there", {
    name: textIn(language, line.name),
    city: textIn(language, terms.homeCity),
    id_product: line.productId,
  });
}

/** Writes the order, without its lines, under a number of its own; the rare one that is taken is drawn again. */
export async function insertNumberedOrder(
  tx: Queryable,
  draft: OrderDraft,
): Promise<{ id: number; number: string }> {
  const {
    shop,
    customerId,
    entry,
    status,
    language,
    shippingMethod,
    destination,
    coupon,
    totals,
    lines,
    now,
  } = draft;
  const order = {
    shopId: shop.id,
    customerId,
    enteredBy: entry?.by ?? null,
    source: entry?.source ?? null,
    orderedAt: now,
    couponUseId: coupon?.useId ?? null,
    couponCode: coupon?.code ?? null,
    status,
    paymentMethod: 0 as const,
    paymentStatus: "cash_on_delivery" as const,
    shippingMethod,
    itemTotal: totals.item_total,
    couponDiscount: totals.coupon_discount,
    deliveryFee: totals.delivery_fee,
    rounding: totals.rounding,
    grandTotal: totals.grand_total,
    orderedTotal: null,
    vatIncluded: totals.vat_included,
    vatPercent: totals.vat_percent,
    itemCount: piecesOf(lines),
    recipientName: destination.recipientName,
    recipientPhone: destination.recipientPhone,
    deliveryAddressBn: destination.address?.bn ?? null,
    deliveryAddressEn: destination.address?.en ?? null,
    placeBn: destination.whereabouts?.bn ?? null,
    placeEn: destination.whereabouts?.en ?? null,
    language,
    ...shopAsItIs(shop, destination.place),
  };
  for (let draw = 0; draw < 5; draw += 1) {
    const number = `${shop.orderPrefix}-${randomText(numberAlphabet, 5)}`;
    const id = await insertOrder(tx, { ...order, number });
    if (id !== undefined) return { id, number };
  }
  throw new Error("No free order number was drawn.");
}
