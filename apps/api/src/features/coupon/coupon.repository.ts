import { and, asc, count, eq, gt, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { isApproved, shopTable } from "../shop/shop.table";
import { couponTable, couponUseTable } from "./coupon.table";

const couponColumns = {
  id: couponTable.id,
  code: couponTable.code,
  title: { bn: couponTable.titleBn, en: couponTable.titleEn },
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
};

export async function findCoupon(db: Queryable, shopId: number, code: string) {
  const [coupon] = await couponByCode(db).execute({ shopId, code });
  return coupon;
}

const couponByCode = preparedOnce((db, name) =>
  db
    .select(couponColumns)
    .from(couponTable)
    .where(
      and(eq(couponTable.shopId, sql.placeholder("shopId")), eq(couponTable.code, sql.placeholder("code"))),
    )
    .prepare(name),
);

/** A coupon of a shop; amounts are poisha. */
export type Coupon = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

/** The coupons of a code that other open shops show to everybody; asked outside any tenant scope. */
export function listCouponsShownElsewhere(db: Queryable, shopId: number, code: string): Promise<Coupon[]> {
  return db
    .select(couponColumns)
    .from(couponTable)
    .innerJoin(shopTable, and(eq(shopTable.id, couponTable.shopId), isApproved))
    .where(and(eq(couponTable.code, code), eq(couponTable.isPublic, true), ne(couponTable.shopId, shopId)));
}

/** The coupons that a shop shows to everybody and that count now, with a use left, the easiest to reach first. */
export function listPublicCoupons(db: Queryable, shopId: number, now: Date): Promise<Coupon[]> {
  return publicCoupons(db).execute({ shopId, now: now.toISOString() });
}

/** A shop that offers more at a time confuses its shoppers. */
const mostShown = 50;

const publicCoupons = preparedOnce((db, name) =>
  db
    .select(couponColumns)
    .from(couponTable)
    .where(
      and(
        eq(couponTable.shopId, sql.placeholder("shopId")),
        eq(couponTable.isPublic, true),
        or(isNull(couponTable.startsAt), lte(couponTable.startsAt, sql.placeholder("now"))),
        or(isNull(couponTable.endsAt), gt(couponTable.endsAt, sql.placeholder("now"))),
        or(isNull(couponTable.totalUses), lt(couponTable.usedCount, couponTable.totalUses)),
      ),
    )
    .orderBy(asc(couponTable.minItemTotal), asc(couponTable.id))
    .limit(mostShown)
    .prepare(name),
);

/** How often a customer has used each of these coupons; those never used are not in it. */
export async function countUsesOfEach(
  db: Queryable,
  shopId: number,
  couponIds: number[],
  customerId: number,
): Promise<Map<number, number>> {
  if (couponIds.length === 0) return new Map();
  const counted = await usesOfEach(db).execute({ shopId, couponIds, customerId });
  return new Map(counted.map(({ couponId, uses }) => [couponId, uses]));
}

const usesOfEach = preparedOnce((db, name) =>
  db
    .select({ couponId: couponUseTable.couponId, uses: count() })
    .from(couponUseTable)
    .where(
      and(
        eq(couponUseTable.shopId, sql.placeholder("shopId")),
        sql`${couponUseTable.couponId} = any(${sql.placeholder("couponIds")}::int[])`,
        eq(couponUseTable.customerId, sql.placeholder("customerId")),
      ),
    )
    .groupBy(couponUseTable.couponId)
    .prepare(name),
);

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

/** @returns the id of the use, for the order to refer to */
export async function insertCouponUse(
  tx: Queryable,
  use: typeof couponUseTable.$inferInsert,
): Promise<number> {
  const [inserted] = await tx.insert(couponUseTable).values(use).returning({ id: couponUseTable.id });
  if (!inserted) throw new Error("The use of a coupon was not kept.");
  return inserted.id;
}

/**
 * Gives a use back: the row goes, and the coupon counts one less. It locks the coupon, so it comes after all stock, as
 * taking does.
 */
export async function giveBackCouponUse(tx: Queryable, shopId: number, useId: number): Promise<void> {
  const [use] = await tx
    .delete(couponUseTable)
    .where(and(eq(couponUseTable.shopId, shopId), eq(couponUseTable.id, useId)))
    .returning({ couponId: couponUseTable.couponId });
  if (!use) throw new Error("The use of a coupon was not found.");
  await tx
    .update(couponTable)
    .set({ usedCount: sql`${couponTable.usedCount} - 1` })
    .where(and(eq(couponTable.shopId, shopId), eq(couponTable.id, use.couponId)));
}
