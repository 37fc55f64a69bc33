import { and, count, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import { couponTable, couponUseTable } from "./order.table";

export async function findCoupon(db: Queryable, shopId: number, code: string) {
  const [coupon] = await db
    .select({
      id: couponTable.id,
      code: couponTable.code,
      kind: couponTable.kind,
      percent: couponTable.percent,
      amount: couponTable.amount,
      minItemTotal: couponTable.minItemTotal,
      maxDiscount: couponTable.maxDiscount,
      startsAt: couponTable.startsAt,
      endsAt: couponTable.endsAt,
      totalUses: couponTable.totalUses,
      usesPerCustomer: couponTable.usesPerCustomer,
      usedCount: couponTable.usedCount,
    })
    .from(couponTable)
    .where(and(eq(couponTable.shopId, shopId), eq(couponTable.code, code)));
  return coupon;
}
/** A coupon of a shop; amounts are poisha. */
export type Coupon = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

export async function countUsesBy(
  db: Queryable,
  shopId: number,
  couponId: number,
  customerId: number,
): Promise<number> {
  const [found] = await db
    .select({ uses: count() })
    .from(couponUseTable)
    .where(
      and(
        eq(couponUseTable.shopId, shopId),
        eq(couponUseTable.couponId, couponId),
        eq(couponUseTable.customerId, customerId),
      ),
    );
  return found?.uses ?? 0;
}

/** Takes one use of a coupon; false where none is left. Holds the coupon until the transaction ends. */
export async function takeCouponUse(tx: Queryable, shopId: number, couponId: number): Promise<boolean> {
  const taken = await tx
    .update(couponTable)
    .set({ usedCount: sql`${couponTable.usedCount} + 1` })
    .where(
      and(
        eq(couponTable.shopId, shopId),
        eq(couponTable.id, couponId),
        or(isNull(couponTable.totalUses), lt(couponTable.usedCount, couponTable.totalUses)),
      ),
    )
    .returning({ id: couponTable.id });
  return taken.length > 0;
}

export async function insertCouponUse(tx: Queryable, use: typeof couponUseTable.$inferInsert): Promise<void> {
  await tx.insert(couponUseTable).values(use);
}
