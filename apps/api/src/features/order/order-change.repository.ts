import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import type { GivenCoupon } from "../cart/changed-total.rules";
import { couponTable, couponUseTable, couponVersionTable } from "../coupon/coupon.table";
import { customerOrderTable, orderLineTable } from "./order.table";

const isOrder = (shopId: number, number: string) =>
  and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, number));

/** An order with its amounts, kept from other moves until the transaction ends. */
export async function lockOrderWithAmounts(tx: Queryable, shopId: number, number: string) {
  const [order] = await tx
    .select({
      id: customerOrderTable.id,
      number: customerOrderTable.number,
      status: customerOrderTable.status,
      paymentStatus: customerOrderTable.paymentStatus,
      itemTotal: customerOrderTable.itemTotal,
      couponDiscount: customerOrderTable.couponDiscount,
      deliveryFee: customerOrderTable.deliveryFee,
      rounding: customerOrderTable.rounding,
      grandTotal: customerOrderTable.grandTotal,
      orderedTotal: customerOrderTable.orderedTotal,
      vatIncluded: customerOrderTable.vatIncluded,
      vatPercent: customerOrderTable.vatPercent,
      itemCount: customerOrderTable.itemCount,
      couponUseId: customerOrderTable.couponUseId,
      recipientPhone: customerOrderTable.recipientPhone,
      language: customerOrderTable.language,
      shopTitle: { bn: customerOrderTable.shopTitleBn, en: customerOrderTable.shopTitleEn },
    })
    .from(customerOrderTable)
    .where(isOrder(shopId, number))
    .for("update");
  return order;
}
export type HeldOrder = NonNullable<Awaited<ReturnType<typeof lockOrderWithAmounts>>>;

/** The lines of an order in their order. */
export function listLines(tx: Queryable, shopId: number, orderId: number) {
  return tx
    .select({
      position: orderLineTable.position,
      productId: orderLineTable.productId,
      combinationId: orderLineTable.combinationId,
      name: { bn: orderLineTable.nameBn, en: orderLineTable.nameEn },
      quantity: orderLineTable.quantity,
      takenOut: orderLineTable.takenOut,
      returned: orderLineTable.returned,
      unitPrice: orderLineTable.unitPrice,
    })
    .from(orderLineTable)
    .where(and(eq(orderLineTable.shopId, shopId), eq(orderLineTable.orderId, orderId)))
    .orderBy(asc(orderLineTable.position));
}
export type HeldLine = Awaited<ReturnType<typeof listLines>>[number];

const rules = (table: typeof couponTable | typeof couponVersionTable) => ({
  kind: table.kind,
  percent: table.percent,
  amount: table.amount,
  maxDiscount: table.maxDiscount,
  minItemTotal: table.minItemTotal,
});

/** The rules by which a coupon was given, also where it has others by now; nothing where the use was given back. */
export async function findGivenCoupon(
  tx: Queryable,
  shopId: number,
  useId: number | null,
): Promise<GivenCoupon | undefined> {
  if (useId === null) return undefined;
  const [use] = await tx
    .select({ couponId: couponUseTable.couponId, version: couponUseTable.version })
    .from(couponUseTable)
    .where(and(eq(couponUseTable.shopId, shopId), eq(couponUseTable.id, useId)));
  if (!use) return undefined;
  const [present] = await tx
    .select({ ...rules(couponTable), version: couponTable.version })
    .from(couponTable)
    .where(and(eq(couponTable.shopId, shopId), eq(couponTable.id, use.couponId)));
  if (present?.version === use.version) return present;
  const [before] = await tx
    .select(rules(couponVersionTable))
    .from(couponVersionTable)
    .where(
      and(
        eq(couponVersionTable.shopId, shopId),
        eq(couponVersionTable.couponId, use.couponId),
        eq(couponVersionTable.version, use.version),
      ),
    );
  return before;
}

/** Writes an order's amounts and pieces. */
export async function setAmounts(
  tx: Queryable,
  shopId: number,
  orderId: number,
  amounts: Partial<
    Pick<
      typeof customerOrderTable.$inferInsert,
      | "itemTotal"
      | "couponDiscount"
      | "rounding"
      | "grandTotal"
      | "orderedTotal"
      | "vatIncluded"
      | "itemCount"
    >
  >,
): Promise<void> {
  await tx
    .update(customerOrderTable)
    .set(amounts)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
}

/** Writes what is left of a line, what went out of it, and what it costs then. */
export async function setPieces(
  tx: Queryable,
  { shopId, orderId, position }: { shopId: number; orderId: number; position: number },
  pieces: Pick<HeldLine, "quantity" | "takenOut" | "returned"> & { lineTotal: number },
): Promise<void> {
  await tx
    .update(orderLineTable)
    .set(pieces)
    .where(
      and(
        eq(orderLineTable.shopId, shopId),
        eq(orderLineTable.orderId, orderId),
        eq(orderLineTable.position, position),
      ),
    );
}
