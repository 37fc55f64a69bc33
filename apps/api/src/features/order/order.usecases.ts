import {
  allOrders,
  business,
  orderStatuses,
  shippingMethods,
  type OrderStatusName,
} from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Order, OrderOfAnyShop, OrderSummary, OrderTab } from "@haat/contract/shop/order.contract";
import { displayPhone } from "@haat/contract/shared/phone";
import { translator } from "@haat/i18n/translator";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import type { Customer } from "../account/account.usecases";
import { inTenantScope } from "../../database/transaction";
import { piecesOf } from "../cart/pricing.rules";
import { customersParcel, type CustomersParcel } from "../courier/customers-parcel.usecases";
import { findShopIdByOrderPrefix } from "../shop/shop.usecases";
import { requireShop } from "../shop/shop.usecases";
import * as orders from "./order.repository";
import type { ListedOrder, OrderLineRow, OrderRow } from "./order.repository";
import { canCancel, statusNameOf } from "./order-status.rules";
import { usableAttributes, type OrderedAttribute } from "./stored-attributes";

/** An order as it is kept, for its invoice. */
export type { OrderLineRow, OrderRow } from "./order.repository";

const statusNames = Object.keys(orderStatuses) as OrderStatusName[];

/** What an order list looks for, whichever shops it is about. */
interface OrderSearch {
  /** First and last day, `2026-03-02`, in Bangladesh, which is six hours before UTC all year. */
  start?: string | undefined;
  end?: string | undefined;
  filter?: string | undefined;
}

interface OrderListRequest extends OrderSearch {
  language: Language;
  page: number;
  per_page?: number | undefined;
  /** The number of the newest order of the list's first page. */
  before?: string | undefined;
  status?: number | undefined;
}

const startOfDay = (day: string | undefined) => (day ? new Date(`${day}T00:00:00+06:00`) : undefined);

function endOfDay(day: string | undefined): Date | undefined {
  const start = startOfDay(day);
  return start && secondsAfter(start, 24 * 3600);
}

/** A page of the customer's orders in a shop, newest first. */
export async function listOrders(
  services: Services,
  customer: Customer,
  request: OrderListRequest & { sellerKey: string },
) {
  const shop = await requireShop(services, request.sellerKey);
  const { rows, ...page } = await findOrders(services, customer, shop.id, request);
  return { ...page, orders: rows.map((row) => describeSummary(row, request.language)) };
}

/** A page of the customer's orders in all shops, closed ones too, newest first. */
export async function listOrdersOfAllShops(
  services: Services,
  customer: Customer,
  request: OrderListRequest,
) {
  const { language } = request;
  const { rows, ...page } = await findOrders(services, customer, undefined, request);
  const summaries = rows.map((row): OrderOfAnyShop => ({
    ...describeSummary(row, language),
    store: { shop_name: row.shopSlug, title: textIn(language, row.shopTitle) },
  }));
  return { ...page, orders: summaries };
}

async function findOrders(
  services: Services,
  { id: customerId }: Customer,
  shopId: number | undefined,
  request: OrderListRequest,
) {
  const asked = {
    shopId,
    customerId,
    from: startOfDay(request.start),
    until: endOfDay(request.end),
    text: request.filter,
    newest: request.before,
  };
  const { status } = request;
  const perPage = request.per_page ?? business.ordersPerPage;
  const page = pageOf(request.page, perPage);
  const [rows, counted] = await Promise.all([
    orders.readOrders(services.db, { ...asked, status, ...page }),
    orders.countOrders(services.db, asked),
  ]);
  const total = sumOf(status ? counted.filter((row) => row.status === status) : counted);
  return {
    rows,
    total,
    per_page: perPage,
    last_page: lastPageOf(total, perPage),
    before: request.before ?? (request.page === 1 ? (rows[0]?.number ?? null) : null),
  };
}

const sumOf = (counted: { orders: number }[]) => counted.reduce((sum, row) => sum + row.orders, 0);

function describeSummary(row: ListedOrder, language: Language): OrderSummary {
  return {
    order_id: row.number,
    ordered_at: row.orderedAt.toISOString(),
    status: statusNameOf(row.status),
    id_status: row.status,
    is_returned: row.isReturned,
    grand_total: row.grandTotal,
    total_items: row.lines,
    total_pieces: row.pieces,
    shipping_method: row.shippingMethod,
    payment_status: row.paymentStatus,
    can_cancel: canCancel(statusNameOf(row.status)),
    first_item: { name: textIn(language, row.firstName), picture: row.firstPicture },
  };
}

/**
 * The tabs of an order list: all, then every status, each with how many orders of what is searched for are in it.
 * @param search without a shop's key in all shops
 */
export async function listOrderTabs(
  services: Services,
  { id: customerId }: Customer,
  { sellerKey, start, end, filter }: OrderSearch & { sellerKey?: string },
  language: Language,
) {
  const shopId = sellerKey === undefined ? undefined : (await requireShop(services, sellerKey)).id;
  const searched = { from: startOfDay(start), until: endOfDay(end), text: filter };
  const counted = await orders.countOrders(services.db, { shopId, customerId, ...searched });
  const translate = translator(language);
  const all: OrderTab = {
    id_status: allOrders,
    status: "all",
    name: translate("api.order.statuses.all"),
    count: sumOf(counted),
  };
  const tabs: OrderTab[] = statusNames.map((status) => ({
    id_status: orderStatuses[status],
    status,
    name: translate(status === "cancel" ? "api.order.cancelledOrReturned" : `api.order.statuses.${status}`),
    count: counted.find((row) => row.status === orderStatuses[status])?.orders ?? 0,
  }));
  return [all, ...tabs];
}

/** The shop that an order's number names, also one that is closed by now. @throws order_not_found */
export async function findShopOfOrder(
  { db, cached }: Pick<Services, "db" | "cached">,
  number: string,
): Promise<number> {
  const [, prefix] = /^([2-9A-HJ-NP-TV-Z]{4})-[2-9A-HJ-NP-TV-Z]{5}$/.exec(number) ?? [];
  const shopId =
    prefix && (await cached(`shop of orders ${prefix}`, () => findShopIdByOrderPrefix(db, prefix)));
  if (!shopId) throw new DomainError("order_not_found");
  return shopId;
}

interface OpenedOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  changes: Awaited<ReturnType<typeof orders.listStatusChanges>>;
  parcel: CustomersParcel;
}

/**
 * An order of the customer with its lines and its moves, by its number in any case, also where its shop is closed by now.
 * @throws order_not_found for everybody else's, too
 */
export async function openOrder(
  services: Pick<Services, "db" | "cached" | "logger">,
  customer: Customer,
  number: string,
): Promise<OpenedOrder> {
  const upper = number.toUpperCase();
  const shopId = await findShopOfOrder(services, upper);
  return inTenantScope(services, { shopId, customerId: customer.id }, async ({ db }) => {
    const order = await orders.findOrder(db, shopId, customer.id, upper);
    if (!order) throw new DomainError("order_not_found");
    const stored = await orders.listOrderLines(db, shopId, order.id);
    const lines = stored.map((line) => ({
      ...line,
      attributes: usableAttributes(line.attributes, order.id, services.logger),
    }));
    const changes = await orders.listStatusChanges(db, shopId, order.id);
    return { order, lines, changes, parcel: await customersParcel(db, order) };
  });
}

/**
 * One order of the customer, in words.
 * @throws order_not_found for everybody else's, too
 */
export async function describeOrder(
  services: Services,
  customer: Customer,
  number: string,
  language: Language,
): Promise<Order> {
  const { order, lines, changes, parcel } = await openOrder(services, customer, number);
  return {
    ...describeHead(order, language),
    can_cancel: canCancel(statusNameOf(order.status)) && !parcel.isOut,
    courier: parcel.courier,
    items: lines.map((line) => ({
      id_product: line.productId,
      slug: line.slug,
      name: textIn(language, line.name),
      picture: line.picture,
      product_attribute: line.attributes.map((chosen) => ({
        id_product_attribute: chosen.idProductAttribute,
        global_attribute_name: textIn(language, { bn: chosen.attributeBn, en: chosen.attributeEn }),
        name: chosenValue(chosen, language),
      })),
      quantity: line.quantity,
      ordered_quantity: line.quantity + line.takenOut + line.returned,
      taken_out: line.takenOut,
      returned: line.returned,
      unit_price: line.unitPrice,
      line_total: line.lineTotal,
    })),
    total_items: lines.filter(({ quantity }) => quantity > 0).length,
    total_pieces: piecesOf(lines),
    timeline: changes.map(({ status, at }) => ({ status: statusNameOf(status), at: at.toISOString() })),
  };
}

/** What a chosen value was called when the order was placed. */
export function chosenValue({ valueBn, valueEn }: OrderedAttribute, language: Language): string {
  return textIn(language, { bn: valueBn, en: valueEn });
}

function describeHead(
  order: OrderRow,
  language: Language,
): Omit<Order, "items" | "total_items" | "total_pieces" | "timeline" | "courier" | "can_cancel"> {
  const isPickedUp = order.shippingMethod === shippingMethods.pickUp;
  return {
    order_id: order.number,
    ordered_at: order.orderedAt.toISOString(),
    status: statusNameOf(order.status),
    id_status: order.status,
    is_returned: order.isReturned,
    is_entered_by_shop: order.source !== null,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    store: {
      shop_name: order.shopSlug,
      title: textIn(language, order.shopTitle),
      phone: displayPhone(order.shopPhone),
      address: textIn(language, order.shopAddress),
    },
    totals: {
      item_total: order.itemTotal,
      coupon_discount: order.couponDiscount,
      delivery_fee: order.deliveryFee,
      rounding: order.rounding,
      grand_total: order.grandTotal,
      vat_included: order.vatIncluded,
      vat_percent: order.vatPercent,
    },
    ordered_total: order.orderedTotal ?? order.grandTotal,
    coupon_code: order.couponCode,
    shipping_method: order.shippingMethod,
    delivery: isPickedUp
      ? null
      : {
          name: order.recipientName,
          mobile: displayPhone(order.recipientPhone),
          shipping_address: textIn(language, order.deliveryAddress),
        },
    delivery_time: textIn(language, order.deliveryTime),
  };
}
