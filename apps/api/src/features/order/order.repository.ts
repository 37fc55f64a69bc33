import { orderStatuses } from "@haat/contract/business-constants";
import { and, asc, count, desc, eq, exists, gte, ilike, lt, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { onceForEach } from "../../database/prepared-insert";
import { containing } from "../../database/search-pattern";
import { shopTable } from "../shop/shop.table";
import { customerOrderTable, orderLineTable, orderStatusChangeTable } from "./order.table";

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
type InShop = number | undefined;

/** The conditions of a filter, to be put together once for each shape. */
type Condition = keyof OrderFilter | "shop";

/** Which conditions there are, in one word; what fills them is `conditionValues`. */
function shapeOf(shopId: InShop, filter: OrderFilter): string {
  const given: Record<Condition, boolean> = {
    shop: shopId !== undefined,
    status: Boolean(filter.status),
    from: filter.from !== undefined,
    until: filter.until !== undefined,
    text: patternOf(filter) !== everything,
    newest: filter.newest !== undefined,
  };
  return Object.keys(given)
    .filter((condition) => given[condition as Condition])
    .join(" ");
}

const patternOf = ({ text = "" }: OrderFilter) => containing(text.normalize("NFC").trim());
const everything = "%%";

const conditionValues = (shopId: InShop, customerId: number, filter: OrderFilter) => ({
  ...filter,
  shopId,
  customerId,
  from: filter.from?.toISOString(),
  until: filter.until?.toISOString(),
  pattern: patternOf(filter),
});

function matching(db: Queryable, shape: string): SQL | undefined {
  const conditions = new Set(shape.split(" "));
  const given = (condition: Condition, asked: SQL | undefined) =>
    conditions.has(condition) ? asked : undefined;
  const pattern = sql.placeholder("pattern");
  const hasLine = db
    .select({ position: orderLineTable.position })
    .from(orderLineTable)
    .where(
      and(
        eq(orderLineTable.shopId, customerOrderTable.shopId),
        eq(orderLineTable.orderId, customerOrderTable.id),
        or(ilike(orderLineTable.nameBn, pattern), ilike(orderLineTable.nameEn, pattern)),
      ),
    );
  return and(
    given("shop", eq(customerOrderTable.shopId, sql.placeholder("shopId"))),
    eq(customerOrderTable.customerId, sql.placeholder("customerId")),
    given("status", sql`${customerOrderTable.status} = ${sql.placeholder("status")}`),
    given("from", gte(customerOrderTable.orderedAt, sql.placeholder("from"))),
    given("until", lt(customerOrderTable.orderedAt, sql.placeholder("until"))),
    given("newest", isNotNewerThanNewest(conditions.has("shop"))),
    given("text", or(ilike(customerOrderTable.number, pattern), exists(hasLine))),
  );
}

/** How many lines an order has. */
const linesOf = (db: Queryable) =>
  sql`(${db
    .select({ lines: count() })
    .from(orderLineTable)
    .where(
      and(
        eq(orderLineTable.shopId, customerOrderTable.shopId),
        eq(orderLineTable.orderId, customerOrderTable.id),
      ),
    )})`;

/** None is where the customer has no order of that number. */
function isNotNewerThanNewest(isInShop: boolean): SQL {
  const { orderedAt, id } = customerOrderTable;
  const inShop = isInShop ? sql`and newest.shop_id = ${sql.placeholder("shopId")}` : sql``;
  return sql`(${orderedAt}, ${id}) <= (select newest.ordered_at, newest.id from ${customerOrderTable} newest
    where newest.customer_id = ${sql.placeholder("customerId")} and newest.number = ${sql.placeholder("newest")} ${inShop}
    order by newest.ordered_at desc, newest.id desc limit 1)`;
}

/** A page of a customer's orders, newest first, each with its first line. */
export function listOrders(
  db: Queryable,
  shopId: InShop,
  customerId: number,
  filter: OrderFilter,
  page: { limit: number; offset: number },
) {
  const query = ordersQuery(shapeOf(shopId, filter))(db);
  return query.execute({ ...conditionValues(shopId, customerId, filter), ...page });
}

const ordersQuery = onceForEach((shape: string) =>
  preparedOnce((db, name) =>
    db
      .select({
        number: customerOrderTable.number,
        orderedAt: customerOrderTable.orderedAt,
        status: customerOrderTable.status,
        grandTotal: customerOrderTable.grandTotal,
        lines: linesOf(db).mapWith(Number),
        pieces: customerOrderTable.itemCount,
        shippingMethod: customerOrderTable.shippingMethod,
        paymentStatus: customerOrderTable.paymentStatus,
        firstName: { bn: orderLineTable.nameBn, en: orderLineTable.nameEn },
        firstPicture: orderLineTable.picture,
        shopSlug: shopTable.slug,
        shopTitle: { bn: customerOrderTable.shopTitleBn, en: customerOrderTable.shopTitleEn },
      })
      .from(customerOrderTable)
      .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
      .innerJoin(
        orderLineTable,
        and(
          eq(orderLineTable.shopId, customerOrderTable.shopId),
          eq(orderLineTable.orderId, customerOrderTable.id),
          eq(orderLineTable.position, 0),
        ),
      )
      .where(matching(db, shape))
      .orderBy(desc(customerOrderTable.orderedAt), desc(customerOrderTable.id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(name),
  ),
);

export async function countOrders(
  db: Queryable,
  shopId: InShop,
  customerId: number,
  filter: OrderFilter,
): Promise<number> {
  const query = countQuery(shapeOf(shopId, filter))(db);
  const [found] = await query.execute(conditionValues(shopId, customerId, filter));
  return found?.orders ?? 0;
}

const countQuery = onceForEach((shape: string) =>
  preparedOnce((db, name) =>
    db.select({ orders: count() }).from(customerOrderTable).where(matching(db, shape)).prepare(name),
  ),
);

/** How many orders a customer has, by status, of those that a filter names. */
export function countByStatus(db: Queryable, shopId: InShop, customerId: number, filter: OrderFilter) {
  const query = countByStatusQuery(shapeOf(shopId, filter))(db);
  return query.execute(conditionValues(shopId, customerId, filter));
}

const countByStatusQuery = onceForEach((shape: string) =>
  preparedOnce((db, name) =>
    db
      .select({ status: customerOrderTable.status, orders: count() })
      .from(customerOrderTable)
      .where(matching(db, shape))
      .groupBy(customerOrderTable.status)
      .prepare(name),
  ),
);

/** One order by its number; somebody else's is as if it did not exist. */
export async function findOrder(db: Queryable, shopId: number, customerId: number, number: string) {
  const [order] = await db
    .select({
      shopId: customerOrderTable.shopId,
      id: customerOrderTable.id,
      number: customerOrderTable.number,
      orderedAt: customerOrderTable.orderedAt,
      status: customerOrderTable.status,
      paymentMethod: customerOrderTable.paymentMethod,
      paymentStatus: customerOrderTable.paymentStatus,
      shippingMethod: customerOrderTable.shippingMethod,
      itemTotal: customerOrderTable.itemTotal,
      couponDiscount: customerOrderTable.couponDiscount,
      deliveryFee: customerOrderTable.deliveryFee,
      rounding: sql`coalesce(${customerOrderTable.rounding}, 0)`.mapWith(Number),
      grandTotal: customerOrderTable.grandTotal,
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
    })
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

export function listOrderLines(db: Queryable, shopId: number, orderId: number) {
  return db
    .select({
      productId: orderLineTable.productId,
      slug: orderLineTable.slug,
      name: { bn: orderLineTable.nameBn, en: orderLineTable.nameEn },
      picture: orderLineTable.picture,
      attributes: orderLineTable.attributes,
      quantity: orderLineTable.quantity,
      unitPrice: orderLineTable.unitPrice,
      lineTotal: orderLineTable.lineTotal,
    })
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
