import { and, asc, count, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { rowsOfFunction } from "../../database/function-rows";
import { joinedLookup } from "../../database/joined";
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
  isPaused: couponTable.isPaused,
  version: couponTable.version,
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

/** Coupons that pages show: the one with a code, or, without one, those that the shop shows to everybody and that count now. */
interface CouponsAsked {
  shopId: number;
  /** Whose uses are counted; nobody's for a guest. */
  customerId: number | undefined;
  code?: string;
  now: Date;
}

/**
 * Coupons of a shop, the easiest to reach first, each with how often the customer has used it; for the many who look at once.
 * They are read behind the tenant wall (the function `haat_coupons`, docs/decisions/010).
 */
export const readCoupons = joinedLookup(async (db: Queryable, asked: readonly CouponsAsked[]) => {
  const found = await couponsQuery(db).execute({
    shopIds: asked.map(({ shopId }) => shopId),
    customerIds: asked.map(({ customerId }) => customerId ?? null),
    codes: asked.map(({ code }) => code ?? null),
    moments: asked.map(({ now }) => now.toISOString()),
  });
  return asked.map((_, place) => found.filter((row) => row.place === place + 1));
});

const couponsQuery = preparedOnce((db, name) =>
  db
    .select({
      place: sql`asked.place`.mapWith(Number),
      ...couponColumns,
      usesByCustomer: sql`${couponTable}.uses_by_customer`.mapWith(Number),
    })
    .from(
      sql`unnest(${sql.placeholder("shopIds")}::int[], ${sql.placeholder("customerIds")}::int[],
        ${sql.placeholder("codes")}::text[], ${sql.placeholder("moments")}::timestamptz[])
        with ordinality as asked (shop_id, customer_id, code, moment, place)`,
    )
    .innerJoinLateral(
      rowsOfFunction("coupon", sql`haat_coupons(asked.shop_id, asked.customer_id, asked.code, asked.moment)`),
      sql`true`,
    )
    .orderBy(asc(couponTable.minItemTotal), asc(couponTable.id))
    .prepare(name),
);

/** How often a customer has used a coupon. */
export async function countUses(
  db: Queryable,
  shopId: number,
  couponId: number,
  customerId: number,
): Promise<number> {
  const [counted] = await usesOfCustomer(db).execute({ shopId, couponId, customerId });
  return counted?.uses ?? 0;
}

const usesOfCustomer = preparedOnce((db, name) =>
  db
    .select({ uses: count() })
    .from(couponUseTable)
    .where(
      and(
        eq(couponUseTable.shopId, sql.placeholder("shopId")),
        eq(couponUseTable.couponId, sql.placeholder("couponId")),
        eq(couponUseTable.customerId, sql.placeholder("customerId")),
      ),
    )
    .prepare(name),
);

/**
 * Takes one use of a coupon as it was read; false where none is left, or its shop has changed or paused it since. Holds the
 * coupon until the transaction ends.
 */
export async function takeCouponUse(tx: Queryable, shopId: number, coupon: Coupon): Promise<boolean> {
  const taken = await tx
    .update(couponTable)
    .set({ usedCount: sql`${couponTable.usedCount} + 1` })
    .where(
      and(
        eq(couponTable.shopId, shopId),
        eq(couponTable.id, coupon.id),
        eq(couponTable.version, coupon.version),
        eq(couponTable.isPaused, false),
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
export async function giveBackCouponUse(tx: Queryable, shopId: number, useId: number): Promise<GivenBackUse> {
  const [use] = await tx
    .delete(couponUseTable)
    .where(and(eq(couponUseTable.shopId, shopId), eq(couponUseTable.id, useId)))
    .returning({ couponId: couponUseTable.couponId, version: couponUseTable.version });
  if (!use) throw new Error("The use of a coupon was not found.");
  await tx
    .update(couponTable)
    .set({ usedCount: sql`${couponTable.usedCount} - 1` })
    .where(and(eq(couponTable.shopId, shopId), eq(couponTable.id, use.couponId)));
  return use;
}

/** Of which coupon a use was, by which of its rules. */
export interface GivenBackUse {
  couponId: number;
  version: number;
}

/**
 * Takes a use again that was given back a moment ago, by the rules that it was taken by. Holds the coupon until the transaction
 * ends.
 * @returns its id; nothing where others have used the coupon up meanwhile
 */
export async function retakeCouponUse(
  tx: Queryable,
  { shopId, couponId, version, customerId, usedAt }: GivenBackUse & NewUser,
): Promise<number | undefined> {
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
    .returning({ usesPerCustomer: couponTable.usesPerCustomer });
  const [coupon] = taken;
  if (!coupon) return undefined;
  const { usesPerCustomer } = coupon;
  if (usesPerCustomer !== null && (await countUses(tx, shopId, couponId, customerId)) >= usesPerCustomer)
    return undefined;
  return insertCouponUse(tx, { shopId, couponId, version, customerId, usedAt });
}

interface NewUser {
  shopId: number;
  customerId: number;
  usedAt: Date;
}
