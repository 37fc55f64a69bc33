import { orderStatuses } from "@haat/contract/shared/business-constants";
import { and, asc, desc, eq, gt, inArray, isNotNull, not, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { secondsAfter } from "../../process/clock";
import { isLive, productRibbonTable, productTable, ribbonTable } from "../catalogue/catalogue.table";
import { orderStatusChangeTable } from "../order/order.table";
import { isClosedByItsOwner, shopTable } from "../shop/shop.table";

/** A ribbon that gathers products by itself. */
export interface RuledRibbon {
  id: number;
  rule: NonNullable<typeof ribbonTable.$inferSelect.rule>;
  ruleCount: number | null;
}

/** The next shops that have ribbons with a rule, and may be seen some day, by their numbers. @param after the last one of those before */
export async function listShopsWithRules(db: Queryable, after: number, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ shopId: ribbonTable.shopId })
    .from(ribbonTable)
    .innerJoin(shopTable, eq(shopTable.id, ribbonTable.shopId))
    .where(and(isNotNull(ribbonTable.rule), gt(ribbonTable.shopId, after), not(isClosedByItsOwner)))
    .orderBy(asc(ribbonTable.shopId))
    .limit(most);
  return rows.map(({ shopId }) => shopId);
}

/**
 * Those of some shops where time or sales may have changed what a rule chooses: one of their products wears a ribbon of the last
 * days and is older by now, or an order came, or moved, since a moment.
 */
export async function listShopsToFollow(
  db: Queryable,
  shopIds: readonly number[],
  { now, soldSince }: { now: Date; soldSince: Date },
): Promise<number[]> {
  const [worn, made, moved] = [productRibbonTable, ribbonTable, orderStatusChangeTable];
  const isOlder = sql`exists (select from ${worn} join ${productTable}
    on ${productTable.shopId} = ${worn.shopId} and ${productTable.id} = ${worn.productId}
    where ${worn.shopId} = ${made.shopId} and ${worn.ribbonId} = ${made.id} and ${worn.isByRule}
      and ${productTable.publishedAt} <= ${now.toISOString()}::timestamptz - make_interval(days => ${made.ruleCount}))`;
  // Looked up for each status, as the index is ordered: of all moves of a shop, or of all shops, there are too many to go through.
  const statuses = sql.param(Object.values(orderStatuses));
  const hasMoved = sql`exists (select from unnest(${statuses}::int[]) as each_one (status) cross join lateral (
    select from ${moved} where ${moved.shopId} = ${made.shopId} and ${moved.status} = each_one.status
      and ${gt(moved.at, soldSince)} limit 1) as found)`;
  const rows = await db
    .selectDistinct({ shopId: made.shopId })
    .from(made)
    .where(
      and(
        inArray(made.shopId, [...shopIds]),
        or(and(eq(made.rule, "recent"), isOlder), and(eq(made.rule, "best_selling"), hasMoved)),
      ),
    );
  return rows.map(({ shopId }) => shopId);
}

/** A shop's ribbons with a rule. */
export async function listRuledRibbons(db: Queryable, shopId: number): Promise<RuledRibbon[]> {
  const rows = await db
    .select({ id: ribbonTable.id, rule: ribbonTable.rule, ruleCount: ribbonTable.ruleCount })
    .from(ribbonTable)
    .where(and(eq(ribbonTable.shopId, shopId), isNotNull(ribbonTable.rule)))
    .orderBy(asc(ribbonTable.id));
  return rows.flatMap(({ rule, ...row }) => (rule === null ? [] : [{ ...row, rule }]));
}

const daySeconds = 24 * 3600;

/** The products that a rule chooses at a moment, of those that customers can meet. */
function chosenBy(db: Queryable, shopId: number, { rule, ruleCount }: RuledRibbon, now: Date) {
  const { id, publishedAt, soldCount, price, oldPrice } = productTable;
  const most = ruleCount ?? 0;
  const meets = {
    newest: undefined,
    recent: gt(publishedAt, secondsAfter(now, -most * daySeconds)),
    discounted: gt(oldPrice, price),
    best_selling: gt(soldCount, 0),
  }[rule];
  const found = db
    .select({ id })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), isLive, meets));
  if (rule === "newest") return found.orderBy(desc(publishedAt), desc(id)).limit(most);
  if (rule === "best_selling") return found.orderBy(desc(soldCount), desc(id)).limit(most);
  return found;
}

/** Writes down which products a ribbon's rule chooses at a moment; what was chosen by hand stays. */
export async function followRule(
  tx: Queryable,
  shopId: number,
  ribbon: RuledRibbon,
  now: Date,
): Promise<void> {
  await dropRuled(tx, shopId, ribbon.id, chosenBy(tx, shopId, ribbon, now).getSQL());
  await tx.execute(sql`
    insert into ${productRibbonTable} as worn (shop_id, ribbon_id, product_id, is_by_hand, is_by_rule)
    select ${shopId}::int, ${ribbon.id}::int, chosen.id, false, true
    from (${chosenBy(tx, shopId, ribbon, now)}) as chosen
    on conflict (shop_id, ribbon_id, product_id) do update set is_by_rule = true where not worn.is_by_rule`);
}

/** Takes off what a ribbon's rule had chosen. @param chosen but for these products */
export async function dropRuled(
  tx: Queryable,
  shopId: number,
  ribbonId: number,
  chosen = sql`select null::int where false`,
): Promise<void> {
  const ruled = sql`shop_id = ${shopId} and ribbon_id = ${ribbonId} and is_by_rule
    and product_id not in (${chosen})`;
  await tx.execute(sql`update ${productRibbonTable} set is_by_rule = false where ${ruled} and is_by_hand`);
  await tx.execute(sql`delete from ${productRibbonTable} where ${ruled} and not is_by_hand`);
}
