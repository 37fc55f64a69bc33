import type { EnteredLine } from "@haat/contract/seller/order-entry.contract";
import {
  orderStatuses,
  shippingMethods,
  type ShippingMethod,
} from "@haat/contract/shared/business-constants";
import { defaultLanguage, type Language } from "@haat/contract/shared/languages";
import type { OrderSource } from "@haat/contract/shared/order-choices";
import { internationalPhone } from "@haat/contract/shared/phone";
import { isTest } from "@haat/contract/shared/shop-status";
import { formatMoney } from "@haat/i18n/money";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { checkedKey, once, type Once } from "../../http/idempotency";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { addTextMessage } from "../account/text-message.job.usecases";
import { describeToldAddress } from "../address/entered-place.usecases";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { totalsOf } from "../cart/pricing.rules";
import {
  insertNumberedOrder,
  insertOrderLines,
  insertStatusChanges,
  insertStockMovements,
  requireDelivery,
} from "../order/order-record.usecases";
import type { Destination } from "../order/order-destination.usecases";
import { lockLines, takeStock, type Line } from "../order/order-stock.usecases";
import { asOrdered } from "../order/ordered-copy";
import { findSoldUnits } from "../seller-goods/sold-unit.usecases";
import { findShopByKey, refuseUnlessSelling, type ShopRow } from "../shop/shop.usecases";
import { requireNotRefused } from "../trust/trust.usecases";
import { findAccountOfPhone } from "./order-entry.repository";

/** An order as somebody of the shop writes it down, checked field by field. */
export interface EnteredOrder {
  lines: readonly EnteredLine[];
  recipient: string;
  /** National form. */
  phone: string;
  shipping_method: ShippingMethod;
  id_city?: number | undefined;
  id_area?: number | undefined;
  area_name?: string | undefined;
  address: string;
  source: OrderSource;
  note: string;
  tells: boolean;
  /** Poisha. */
  expected_total: number;
}

interface Entered {
  order_id: string;
  grand_total: number;
}

/** The unit that a line of a request names. */
export const unitOf = ({ id_product, id_combination }: Omit<EnteredLine, "quantity">) => ({
  productId: id_product,
  combinationId: id_combination ?? null,
});

/**
 * Writes down an order that reached the shop otherwise than through its pages, all of it or nothing: accepted from the start,
 * its pieces taken out of stock, the customer told where that is wanted.
 * @param sellerKey of the shop
 * @param key of the request; repeated with the same key it is written once
 * @throws store_not_found, shop_not_selling, product_not_found, invalid_input, not_delivered_there, pick_up_not_offered,
 * phone_is_refused, cart_changed (with the totals), out_of_stock, stock_short, quantity_capped
 */
export async function enterOrder(
  services: Services,
  inShop: InShop,
  { sellerKey, language }: { sellerKey: string; language: Language },
  asked: EnteredOrder,
  key: string | undefined,
): Promise<Once<Entered>> {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const now = services.clock.now();
  const request = memberRequest(inShop, "enter_order", asked, checkedKey(key, true));
  // Before the transaction: names of places are read beside it, and the embedded database does one thing at a time.
  const destination = await destinationOf(services, asked);
  return once(services, request, async (tx) => {
    const shop = await findShopByKey(tx, sellerKey);
    if (!shop) throw new DomainError("store_not_found");
    refuseUnlessSelling(shop);
    const { recipientPhone: phone } = destination;
    // An order of a test shop is in nobody's account, whosever number was typed in.
    const customerId = isTest(shop.status) ? null : ((await findAccountOfPhone(tx, phone)) ?? null);
    await requireNotRefused(tx, shopId, { phone, customerId });
    const lines = await linesOf(tx, shopId, asked.lines);
    const { shipping_method: shippingMethod } = asked;
    requireDelivery(shop, { shippingMethod, language, place: destination.place }, lines);
    const totals = totalsOf({ lines, discount: 0, terms: shop, shippingMethod, place: destination.place });
    if (totals.grand_total !== asked.expected_total) throw new DomainError("cart_changed", { ...totals });
    await takeStock(tx, shopId, lines, language);
    const order = await insertNumberedOrder(tx, {
      shop,
      customerId,
      entry: { by: actor.accountId, source: asked.source },
      status: orderStatuses.accept,
      language: null,
      shippingMethod,
      destination,
      coupon: undefined,
      totals,
      lines,
      now,
    });
    await writeParts(tx, { shopId, orderId: order.id, by: actor.accountId, note: asked.note, now }, lines);
    const entered = { order_id: order.number, grand_total: totals.grand_total };
    const after = { source: asked.source, order_total: totals.grand_total };
    await recordCommand(tx, actor, { action: "order_enter", subject: order.number, after }, now);
    if (asked.tells) await tell(services, tx, shop, phone, entered);
    return entered;
  });
}

/** What was asked for with the prices and stocks of this moment, each product once. @throws product_not_found */
async function linesOf(tx: Queryable, shopId: number, asked: readonly EnteredLine[]): Promise<Line[]> {
  const sold = await findSoldUnits(tx, shopId, asked.map(unitOf));
  const bare = asked.map((line) => ({ ...unitOf(line), quantity: line.quantity }));
  if (!bare.every((line) => sold(line))) throw new DomainError("product_not_found");
  return lockLines(tx, shopId, bare);
}

async function destinationOf(
  services: Services,
  { recipient, phone, ...asked }: EnteredOrder,
): Promise<Destination> {
  const who = { recipientName: recipient, recipientPhone: internationalPhone(phone) };
  const { id_city: cityId } = asked;
  if (asked.shipping_method === shippingMethods.pickUp || cityId === undefined)
    return { ...who, place: undefined, address: undefined, whereabouts: undefined };
  const place = { cityId, areaId: asked.id_area ?? null };
  const told = { ...place, address: asked.address, areaName: asked.area_name ?? "" };
  return { ...who, place, ...(await describeToldAddress(services, told)) };
}

interface Written {
  shopId: number;
  orderId: number;
  by: number;
  note: string;
  now: Date;
}

/** Its lines, what they take out of stock, and that it was written down and taken at once. */
async function writeParts(tx: Queryable, { shopId, orderId, by, note, now }: Written, lines: Line[]) {
  await insertOrderLines(
    tx,
    lines.map((line, position) => ({ shopId, orderId, ...asOrdered(line, position) })),
  );
  await insertStockMovements(
    tx,
    lines.map(({ productId, combinationId, quantity }) => ({
      shopId,
      productId,
      combinationId,
      change: -quantity,
      reason: "order" as const,
      orderId,
      at: now,
    })),
  );
  const change = { shopId, orderId, at: now, changedBy: by, reason: null };
  await insertStatusChanges(tx, [
    { ...change, status: orderStatuses.pending, note: "" },
    { ...change, status: orderStatuses.accept, note },
  ]);
}

function tell(
  services: Services,
  tx: Queryable,
  shop: ShopRow,
  to: string,
  { order_id: order, grand_total: total }: Entered,
): Promise<void> {
  const text = translator(defaultLanguage)("orderEntry.sms", {
    shop: textIn(defaultLanguage, shop.title),
    order,
    total: formatMoney(total, defaultLanguage),
  });
  return addTextMessage(services, tx, { to, text, shopId: shop.id });
}
