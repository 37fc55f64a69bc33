import type { CouponState } from "@haat/contract/seller/seller-coupons.contract";
import { and, count, desc, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { couponTable, couponUseTable, couponVersionTable } from "../coupon/coupon.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";

/** Lets nobody else make a coupon of the shop until the transaction ends. @returns the shop's part of web addresses */
export async function holdShop(tx: Queryable, shopId: number): Promise<string> {
  const [shop] = await tx
    .select({ slug: shopTable.slug })
    .from(shopTable)
    .where(eq(shopTable.id, shopId))
    .for("update");
  return shop?.slug ?? "";
}

/** The shop's part of web addresses. */
export async function slugOfShop(db: Queryable, shopId: number): Promise<string> {
  const [shop] = await db.select({ slug: shopTable.slug }).from(shopTable).where(eq(shopTable.id, shopId));
  return shop?.slug ?? "";
}

/** How a coupon stands at a moment: what is over is over, paused or not. */
const stateAt = (now: Date) => sql<CouponState>`(case
  when ${couponTable.endsAt} <= ${now.toISOString()}::timestamptz
    or ${couponTable.usedCount} >= ${couponTable.totalUses} then 'ended'
  when ${couponTable.isPaused} then 'paused'
  when ${couponTable.startsAt} > ${now.toISOString()}::timestamptz then 'planned'
  else 'running' end)`;

/** What the orders took off that were placed by a coupon's rules and were not cancelled: those refer to their use of it. */
const costOf = (version?: SQL) =>
  sql`(select coalesce(sum(o.coupon_discount), 0)
  from ${couponUseTable} u join ${customerOrderTable} o on o.shop_id = u.shop_id and o.coupon_use_id = u.id
  where u.shop_id = "coupon".shop_id and u.coupon_id = "coupon".id ${version ? sql`and u.version = ${version}` : sql``})`.mapWith(
    Number,
  );

const ruleColumns = {
  titleBn: couponTable.titleBn,
  titleEn: couponTable.titleEn,
  kind: couponTable.kind,
  percent: couponTable.percent,
  amount: couponTable.amount,
  minItemTotal: couponTable.minItemTotal,
  maxDiscount: couponTable.maxDiscount,
  startsAt: couponTable.startsAt,
  endsAt: couponTable.endsAt,
  totalUses: couponTable.totalUses,
  usesPerCustomer: couponTable.usesPerCustomer,
  isPublic: couponTable.isPublic,
};

const columnsAt = (now: Date) => ({
  ...ruleColumns,
  id: couponTable.id,
  code: couponTable.code,
  usedCount: couponTable.usedCount,
  isPaused: couponTable.isPaused,
  version: couponTable.version,
  state: stateAt(now),
  cost: costOf(),
});

/** Coupons of a shop in a state, newest first, so many at most. */
export function listCoupons(
  db: Queryable,
  {
    shopId,
    state,
    before,
    now,
  }: { shopId: number; state: CouponState; before: number | undefined; now: Date },
  most: number,
) {
  return db
    .select(columnsAt(now))
    .from(couponTable)
    .where(
      and(
        eq(couponTable.shopId, shopId),
        eq(stateAt(now), state),
        before === undefined ? undefined : lt(couponTable.id, before),
      ),
    )
    .orderBy(desc(couponTable.id))
    .limit(most);
}
export type CouponRow = Awaited<ReturnType<typeof listCoupons>>[number];

/** How many coupons of a shop are in each state. */
export async function countCoupons(
  db: Queryable,
  shopId: number,
  now: Date,
): Promise<Record<CouponState, number>> {
  const state = stateAt(now);
  const rows = await db
    .select({ state, coupons: count() })
    .from(couponTable)
    .where(eq(couponTable.shopId, shopId))
    .groupBy(sql`1`);
  const counts: Record<CouponState, number> = { running: 0, planned: 0, ended: 0, paused: 0 };
  for (const row of rows) counts[row.state] = row.coupons;
  return counts;
}

const isCoupon = (shopId: number, id: number) => and(eq(couponTable.shopId, shopId), eq(couponTable.id, id));

/** A coupon of a shop. */
export async function findCoupon(db: Queryable, shopId: number, id: number, now: Date) {
  const [coupon] = await db.select(columnsAt(now)).from(couponTable).where(isCoupon(shopId, id));
  return coupon;
}

/** The same, kept from changes and from being used until the transaction ends. */
export async function lockCoupon(tx: Queryable, shopId: number, id: number, now: Date) {
  await tx.select({ id: couponTable.id }).from(couponTable).where(isCoupon(shopId, id)).for("update");
  return findCoupon(tx, shopId, id, now);
}

export async function hasCode(db: Queryable, shopId: number, code: string): Promise<boolean> {
  const [taken] = await db
    .select({ id: couponTable.id })
    .from(couponTable)
    .where(and(eq(couponTable.shopId, shopId), eq(couponTable.code, code)));
  return taken !== undefined;
}

/** Rules that a coupon had before and that orders were placed by, the latest first. */
export function listVersions(db: Queryable, shopId: number, couponId: number) {
  const uses = db
    .select({ uses: count() })
    .from(couponUseTable)
    .where(
      and(
        eq(couponUseTable.shopId, shopId),
        eq(couponUseTable.couponId, couponId),
        eq(couponUseTable.version, couponVersionTable.version),
      ),
    );
  return db
    .select({
      version: couponVersionTable.version,
      titleBn: couponVersionTable.titleBn,
      titleEn: couponVersionTable.titleEn,
      kind: couponVersionTable.kind,
      percent: couponVersionTable.percent,
      amount: couponVersionTable.amount,
      minItemTotal: couponVersionTable.minItemTotal,
      maxDiscount: couponVersionTable.maxDiscount,
      startsAt: couponVersionTable.startsAt,
      endsAt: couponVersionTable.endsAt,
      totalUses: couponVersionTable.totalUses,
      usesPerCustomer: couponVersionTable.usesPerCustomer,
      isPublic: couponVersionTable.isPublic,
      usedCount: sql`(${uses})`.mapWith(Number),
      cost: costOf(sql`${couponVersionTable.version}`),
    })
    .from(couponVersionTable)
    .innerJoin(
      couponTable,
      and(eq(couponTable.shopId, couponVersionTable.shopId), eq(couponTable.id, couponVersionTable.couponId)),
    )
    .where(and(eq(couponVersionTable.shopId, shopId), eq(couponVersionTable.couponId, couponId)))
    .orderBy(desc(couponVersionTable.version));
}

/** What a coupon gives, and to whom, as a row has it. */
export type CouponRules = Pick<typeof couponTable.$inferInsert, keyof typeof ruleColumns>;

/** @returns its id */
export async function insertCoupon(
  tx: Queryable,
  coupon: CouponRules & { shopId: number; code: string },
): Promise<number> {
  const [made] = await tx.insert(couponTable).values(coupon).returning({ id: couponTable.id });
  if (!made) throw new Error("A coupon was not written.");
  return made.id;
}

/** Changes a coupon; other rules make its next version (a trigger). */
export async function updateCoupon(
  tx: Queryable,
  { shopId, id }: { shopId: number; id: number },
  change: CouponRules | { isPaused: boolean },
): Promise<void> {
  await tx.update(couponTable).set(change).where(isCoupon(shopId, id));
}

export async function deleteCoupon(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx.delete(couponTable).where(isCoupon(shopId, id));
}
