import { orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { rowsOfFunction } from "../../database/function-rows";
import { joinedLookup } from "../../database/joined";
import { preparedOnce } from "../../database/prepared";
import { containing } from "../../database/search-pattern";
import { shopTable } from "../shop/shop.table";
import { customerOrderTable, isReturnedOrder, orderLineTable, orderStatusChangeTable } from "./order.table";
import { orderSummaryView } from "./order-summary.table";

/** Which orders of a customer; `from` and `until` are moments, the last one excluded. */
export interface OrderFilter {
  status?: number | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** Part of an order number or of a product's name. */
  text?: string | undefined;
  /** The number of the newest order that may be among them. */
  newest?: string | undefined;
}

/** Where orders are looked for: in one shop, or, without one, in all of them. */
interface OrdersAsked extends OrderFilter {
  shopId: number | undefined;
  customerId: number;
}

const patternOf = ({ text = "" }: OrderFilter) => {
  const sought = text.normalize("NFC").trim();
  return sought === "" ? null : containing(sought);
};

/** What all that is asked fills the columns of `asked` with, in their order. */
const askedColumns = (asked: readonly OrdersAsked[]) => ({
  shopIds: asked.map(({ shopId }) => shopId ?? null),
  customerIds: asked.map(({ customerId }) => customerId),
  froms: asked.map(({ from }) => from?.toISOString() ?? null),
  untils: asked.map(({ until }) => until?.toISOString() ?? null),
  patterns: asked.map(patternOf),
  newests: asked.map(({ newest }) => newest ?? null),
});

/**
 * A page of a customer's orders, newest first, each with its first line; for the many who look at once. They are read behind
 * the tenant wall (the function `haat_orders`, docs/decisions/010).
 */
export const readOrders = joinedLookup(
  async (db: Queryable, asked: readonly (OrdersAsked & { limit: number; offset: number })[]) => {
    const found = await ordersQuery(db).execute({
      ...askedColumns(asked),
      statuses: asked.map(({ status }) => status || null),
      limits: asked.map(({ limit }) => limit),
      offsets: asked.map(({ offset }) => offset),
    });
    return asked.map((_, place) => found.filter((row) => row.place === place + 1));
  },
);

const ordersQuery = preparedOnce((db, name) =>
  db
    .select({
      place: sql`asked.place`.mapWith(Number),
      number: orderSummaryView.number,
      orderedAt: orderSummaryView.orderedAt,
      status: orderSummaryView.status,
      isReturned: orderSummaryView.isReturned,
      grandTotal: orderSummaryView.grandTotal,
      lines: orderSummaryView.lines,
      pieces: orderSummaryView.itemCount,
      shippingMethod: orderSummaryView.shippingMethod,
      paymentStatus: orderSummaryView.paymentStatus,
      firstName: { bn: orderSummaryView.firstNameBn, en: orderSummaryView.firstNameEn },
      firstPicture: orderSummaryView.firstPicture,
      shopSlug: orderSummaryView.shopSlug,
      shopTitle: { bn: orderSummaryView.shopTitleBn, en: orderSummaryView.shopTitleEn },
    })
    .from(
      sql`unnest(${sql.placeholder("shopIds")}::int[], ${sql.placeholder("customerIds")}::int[],
        ${sql.placeholder("statuses")}::int[], ${sql.placeholder("froms")}::timestamptz[],
        ${sql.placeholder("untils")}::timestamptz[], ${sql.placeholder("patterns")}::text[],
        ${sql.placeholder("newests")}::text[], ${sql.placeholder("limits")}::int[], ${sql.placeholder("offsets")}::int[])
        with ordinality as asked (shop_id, customer_id, status, since, until, pattern, newest, most, skipped, place)`,
    )
    .innerJoinLateral(
      rowsOfFunction(
        "order_summary",
        sql`haat_orders(asked.shop_id, asked.customer_id, asked.status, asked.since, asked.until,
          asked.pattern, asked.newest, asked.most, asked.skipped)`,
      ),
      sql`true`,
    )
    .orderBy(desc(orderSummaryView.orderedAt), desc(orderSummaryView.id))
    .prepare(name),
);
export type ListedOrder = Awaited<ReturnType<typeof readOrders>>[number];

/** How many orders a customer has, by status, of those that a filter names but for its status; read as `readOrders` does. */
export const countOrders = joinedLookup(
  async (db: Queryable, asked: readonly Omit<OrdersAsked, "status">[]) => {
    const found = await countsQuery(db).execute(askedColumns(asked));
    return asked.map((_, place) => found.filter((row) => row.place === place + 1));
  },
);

const countsQuery = preparedOnce((db, name) =>
  db
    .select({
      place: sql`asked.place`.mapWith(Number),
      status: sql<OrderStatusId>`counted.order_status`,
      orders: sql`counted.orders`.mapWith(Number),
    })
    .from(
      sql`unnest(${sql.placeholder("shopIds")}::int[], ${sql.placeholder("customerIds")}::int[],
        ${sql.placeholder("froms")}::timestamptz[], ${sql.placeholder("untils")}::timestamptz[],
        ${sql.placeholder("patterns")}::text[], ${sql.placeholder("newests")}::text[])
        with ordinality as asked (shop_id, customer_id, since, until, pattern, newest, place)
        cross join lateral haat_order_counts(asked.shop_id, asked.customer_id, asked.since, asked.until, asked.pattern,
          asked.newest) as counted`,
    )
    .prepare(name),
);

/** What is read of an order, with the shop's name of today. */
export const orderColumns = {
  shopId: customerOrderTable.shopId,
  id: customerOrderTable.id,
  number: customerOrderTable.number,
  orderedAt: customerOrderTable.orderedAt,
  status: customerOrderTable.status,
  isReturned: isReturnedOrder,
  paymentMethod: customerOrderTable.paymentMethod,
  paymentStatus: customerOrderTable.paymentStatus,
  source: customerOrderTable.source,
  shippingMethod: customerOrderTable.shippingMethod,
  itemTotal: customerOrderTable.itemTotal,
  couponDiscount: customerOrderTable.couponDiscount,
  deliveryFee: customerOrderTable.deliveryFee,
  rounding: sql`coalesce(${customerOrderTable.rounding}, 0)`.mapWith(Number),
  grandTotal: customerOrderTable.grandTotal,
  orderedTotal: customerOrderTable.orderedTotal,
  vatIncluded: customerOrderTable.vatIncluded,
  vatPercent: customerOrderTable.vatPercent,
  couponCode: customerOrderTable.couponCode,
  recipientName: customerOrderTable.recipientName,
  recipientPhone: customerOrderTable.recipientPhone,
  deliveryAddress: {
    bn: sql<string>`coalesce(${customerOrderTable.deliveryAddressBn}, '')`,
    en: sql<string>`coalesce(${customerOrderTable.deliveryAddressEn}, '')`,
  },
  shopSlug: shopTable.slug,
  shopTitle: { bn: customerOrderTable.shopTitleBn, en: customerOrderTable.shopTitleEn },
  shopPhone: customerOrderTable.shopPhone,
  shopAddress: { bn: customerOrderTable.shopAddressBn, en: customerOrderTable.shopAddressEn },
  shopLegalName: { bn: customerOrderTable.shopLegalNameBn, en: customerOrderTable.shopLegalNameEn },
  shopBin: customerOrderTable.shopBin,
  issuesChallan: customerOrderTable.issuesChallan,
  deliveryTime: { bn: customerOrderTable.deliveryTimeBn, en: customerOrderTable.deliveryTimeEn },
};

/** One order by its number; somebody else's is as if it did not exist. */
export async function findOrder(db: Queryable, shopId: number, customerId: number, number: string) {
  const [order] = await db
    .select(orderColumns)
    .from(customerOrderTable)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .where(
      and(
        eq(customerOrderTable.shopId, shopId),
        eq(customerOrderTable.number, number),
        eq(customerOrderTable.customerId, customerId),
      ),
    );
  return order;
}
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** What is read of a line of an order. */
export const orderLineColumns = {
  productId: orderLineTable.productId,
  slug: orderLineTable.slug,
  name: { bn: orderLineTable.nameBn, en: orderLineTable.nameEn },
  picture: orderLineTable.picture,
  attributes: orderLineTable.attributes,
  quantity: orderLineTable.quantity,
  takenOut: orderLineTable.takenOut,
  returned: orderLineTable.returned,
  unitPrice: orderLineTable.unitPrice,
  lineTotal: orderLineTable.lineTotal,
};

export function listOrderLines(db: Queryable, shopId: number, orderId: number) {
  return db
    .select(orderLineColumns)
    .from(orderLineTable)
    .where(and(eq(orderLineTable.shopId, shopId), eq(orderLineTable.orderId, orderId)))
    .orderBy(asc(orderLineTable.position));
}

export type OrderLineRow = Awaited<ReturnType<typeof listOrderLines>>[number];

/** Every status an order has had, oldest first; of two at one moment, that which can only be the later one comes later. */
export function listStatusChanges(db: Queryable, shopId: number, orderId: number) {
  return db
    .select({ status: orderStatusChangeTable.status, at: orderStatusChangeTable.at })
    .from(orderStatusChangeTable)
    .where(and(eq(orderStatusChangeTable.shopId, shopId), eq(orderStatusChangeTable.orderId, orderId)))
    .orderBy(
      asc(orderStatusChangeTable.at),
      sql`${orderStatusChangeTable.status} = ${orderStatuses.cancel}`,
      asc(orderStatusChangeTable.status),
    );
}
