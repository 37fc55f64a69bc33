import { orderStatuses } from "@haat/contract/shared/business-constants";
import { and, asc, desc, eq, gt, inArray, isNotNull, not, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { secondsAfter } from "../../process/clock";
import { isLive, productRibbonTable, productTable, ribbonTable } from "../catalogue/catalogue.table";
import { orderStatusChangeTable } from "../order/order.table";
import { isClosedByItsOwner, shopTable } from "../shop/shop.table";

/** A ribbon that gathers products by itself, or did so until now. */
export type RuledRibbon = Pick<typeof ribbonTable.$inferSelect, "id" | "rule" | "ruleCount">;

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

/** The next of a shop's ribbons that has a rule, or still has what one chose. @param behind the one before */
export async function findNextRuled(
  db: Queryable,
  shopId: number,
  behind: number,
): Promise<RuledRibbon | undefined> {
  const isChosen = sql`exists (select from ${productRibbonTable} where ${productRibbonTable.shopId} = ${shopId}
    and ${productRibbonTable.ribbonId} = ${ribbonTable.id} and ${productRibbonTable.isByRule})`;
  const [next] = await db
    .select({ id: ribbonTable.id, rule: ribbonTable.rule, ruleCount: ribbonTable.ruleCount })
    .from(ribbonTable)
    .where(
      and(
        eq(ribbonTable.shopId, shopId),
        gt(ribbonTable.id, behind),
        or(isNotNull(ribbonTable.rule), isChosen),
      ),
    )
    .orderBy(asc(ribbonTable.id))
    .limit(1);
  return next;
}

const daySeconds = 24 * 3600;

/** The products that a rule chooses at a moment, of those that customers can meet; without a rule none. */
function chosenBy(db: Queryable, shopId: number, { rule, ruleCount }: RuledRibbon, now: Date) {
  const { id, publishedAt, soldCount, price, oldPrice } = productTable;
  const most = ruleCount ?? 0;
  const meets = {
    newest: undefined,
    recent: gt(publishedAt, secondsAfter(now, -most * daySeconds)),
    discounted: gt(oldPrice, price),
    best_selling: gt(soldCount, 0),
    none: sql`false`,
  }[rule ?? "none"];
  const found = db
    .select({ id })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), isLive, meets));
  if (rule === "newest") return found.orderBy(desc(publishedAt), desc(id)).limit(most);
  if (rule === "best_selling") return found.orderBy(desc(soldCount), desc(id)).limit(most);
  return found;
}

/** How many products are put on a ribbon, or taken off, at once: orders of the shop wait for it, some hundredths of a second. */
const productsAtOnce = 1000;

/**
 * Writes down which products a ribbon's rule chooses at a moment, so many of them at most; what was chosen by hand stays.
 * @param behind the last product that was seen to; 0 at first
 * @returns behind which product there are more to see to; nothing when all is done
 */
export async function followRule(
  tx: Queryable,
  shopId: number,
  ribbon: RuledRibbon,
  { now, behind = 0 }: { now: Date; behind?: number | undefined },
): Promise<number | undefined> {
  const chosen = chosenBy(tx, shopId, ribbon, now);
  if (behind === 0 && (await dropRuled(tx, shopId, ribbon.id, chosen.getSQL())) === productsAtOnce) return 0;

  const id = sql`chosen.id`.mapWith(Number);
  const next = await tx
    .select({ id })
    .from(sql`(${chosen}) as chosen`)
    .where(gt(id, behind))
    .orderBy(id)
    .limit(productsAtOnce);
  await tx.execute(sql`
    insert into ${productRibbonTable} as worn (shop_id, ribbon_id, product_id, is_by_hand, is_by_rule)
    select ${shopId}::int, ${ribbon.id}::int, chosen.id, false, true
    from unnest(${sql.param(next.map((each) => each.id))}::int[]) as chosen (id)
    on conflict (shop_id, ribbon_id, product_id) do update set is_by_rule = true where not worn.is_by_rule`);
  return next.length < productsAtOnce ? undefined : next.at(-1)?.id;
}

/** Takes off some of what a ribbon's rule had chosen and does not choose any more. @returns how many */
async function dropRuled(tx: Queryable, shopId: number, ribbonId: number, chosen: SQL): Promise<number> {
  const ofRibbon = and(eq(productRibbonTable.shopId, shopId), eq(productRibbonTable.ribbonId, ribbonId));
  const { productId, isByHand } = productRibbonTable;
  const dropped = await tx
    .select({ productId })
    .from(productRibbonTable)
    .where(
      and(
        ofRibbon,
        productRibbonTable.isByRule,
        sql`not exists (select from (${chosen}) as chosen where chosen.id = ${productId})`,
      ),
    )
    .limit(productsAtOnce);
  if (dropped.length === 0) return 0;

  const these = and(
    ofRibbon,
    inArray(
      productId,
      dropped.map((each) => each.productId),
    ),
  );
  await tx.update(productRibbonTable).set({ isByRule: false }).where(and(these, isByHand));
  await tx.delete(productRibbonTable).where(and(these, not(isByHand)));
  return dropped.length;
}
