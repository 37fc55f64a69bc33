import { and, asc, count, eq, gt, inArray, isNull, lt, lte, min, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isLive, productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { orderLineTable } from "../order/order.table";
import { orderUndoTable } from "../seller-orders/seller-orders.table";
import { isApproved, shopTable } from "../shop/shop.table";
import { choiceColumns, isItsCombination, isItsProduct, type AwaitedChoice } from "./stock-alert.repository";
import { stockAlertTable } from "./stock-alert.table";

const isOf = ({ shopId, productId, combinationId }: AwaitedChoice) =>
  and(
    eq(stockAlertTable.shopId, shopId),
    eq(stockAlertTable.productId, productId),
    combinationId === null
      ? isNull(stockAlertTable.combinationId)
      : eq(stockAlertTable.combinationId, combinationId),
  );

const isWaiting = isNull(stockAlertTable.toldAt);
const isDue = (now: Date) =>
  and(isWaiting, or(isNull(stockAlertTable.retryAt), lte(stockAlertTable.retryAt, now)));

/** How many pieces there are to be had of what is awaited. */
const pieces = sql<number>`case when ${isLive} and not coalesce(${productCombinationTable.hidden}, false)
  then coalesce(${productCombinationTable.stock}, ${productTable.stock}) else 0 end`;

/**
 * Holds who has waited longest for a choice and is to be told now; others who tell of the same product, in whatever choice,
 * wait until the transaction ends.
 * @returns nothing where nobody is; with the pieces of the choice and of the whole product that are on sale in a shop that is
 *   open, else 0
 */
export async function holdNextAlert(tx: Queryable, choice: AwaitedChoice, now: Date) {
  const key = `stock alerts of ${choice.shopId}/${choice.productId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [next] = await tx
    .select({ id: stockAlertTable.id })
    .from(stockAlertTable)
    .where(and(isOf(choice), isDue(now)))
    .orderBy(asc(stockAlertTable.createdAt), asc(stockAlertTable.id))
    .limit(1)
    .for("update");
  if (!next) return undefined;
  const [found] = await tx
    .select({
      id: stockAlertTable.id,
      phone: stockAlertTable.phone,
      language: stockAlertTable.language,
      tries: stockAlertTable.tries,
      pieces: sql`case when ${isApproved} then ${pieces} else 0 end`.mapWith(Number),
      piecesOfProduct:
        sql`case when ${isApproved} and ${isLive} then ${productTable.stock} else 0 end`.mapWith(Number),
      shop: { slug: shopTable.slug, bn: shopTable.titleBn, en: shopTable.titleEn },
      ...choiceColumns,
    })
    .from(stockAlertTable)
    .innerJoin(shopTable, eq(shopTable.id, stockAlertTable.shopId))
    .innerJoin(productTable, isItsProduct)
    .leftJoin(productCombinationTable, isItsCombination)
    .where(and(eq(stockAlertTable.shopId, choice.shopId), eq(stockAlertTable.id, next.id)));
  return found;
}
export type DueAlert = NonNullable<Awaited<ReturnType<typeof holdNextAlert>>>;

/** How many were told since a moment: of a choice, and of its product in any. */
export async function countTold(tx: Queryable, choice: AwaitedChoice, since: Date) {
  const [found] = await tx
    .select({
      ofProduct: count(),
      ofChoice: sql`count(*) filter (where ${isOf(choice)})`.mapWith(Number),
    })
    .from(stockAlertTable)
    .where(
      and(
        eq(stockAlertTable.shopId, choice.shopId),
        eq(stockAlertTable.productId, choice.productId),
        gt(stockAlertTable.toldAt, since),
      ),
    );
  return found ?? { ofProduct: 0, ofChoice: 0 };
}

const isAlert = (shopId: number, id: string) =>
  and(eq(stockAlertTable.shopId, shopId), eq(stockAlertTable.id, id));

/** Notes that somebody is told: nobody else sends the message any more. */
export async function markTold(tx: Queryable, shopId: number, id: string, now: Date): Promise<void> {
  await tx.update(stockAlertTable).set({ toldAt: now }).where(isAlert(shopId, id));
}

/** Lets somebody wait on whose message was not taken. */
export async function letWaitOn(
  db: Queryable,
  shopId: number,
  id: string,
  { tries, retryAt }: { tries: number; retryAt: Date },
): Promise<void> {
  await db.update(stockAlertTable).set({ toldAt: null, tries, retryAt }).where(isAlert(shopId, id));
}

/** Gives somebody up who cannot be told. */
export async function giveUp(db: Queryable, shopId: number, id: string): Promise<void> {
  await db.delete(stockAlertTable).where(isAlert(shopId, id));
}

/** Whether pieces of a product came from a cancellation that may still be taken back. */
export async function mayGoAgain(db: Queryable, { shopId, productId }: AwaitedChoice): Promise<boolean> {
  const found = await db
    .select({ orderId: orderUndoTable.orderId })
    .from(orderUndoTable)
    .innerJoin(
      orderLineTable,
      and(eq(orderLineTable.shopId, shopId), eq(orderLineTable.orderId, orderUndoTable.orderId)),
    )
    .where(
      and(
        eq(orderUndoTable.shopId, shopId),
        eq(orderUndoTable.toStage, "cancel"),
        eq(orderLineTable.productId, productId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** When the first of those is tried again whose message was not taken and whose time has not come. */
export async function nextRetry(db: Queryable, choice: AwaitedChoice, now: Date): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: min(stockAlertTable.retryAt) })
    .from(stockAlertTable)
    .where(and(isOf(choice), isWaiting, gt(stockAlertTable.retryAt, now)));
  return found?.at ?? undefined;
}

/** Choices that are there, in shops that are open, and that somebody still waits for; so many at most. */
export function listChoicesToTell(db: Queryable, now: Date, most: number) {
  return db
    .selectDistinct({
      shopId: stockAlertTable.shopId,
      productId: stockAlertTable.productId,
      combinationId: stockAlertTable.combinationId,
    })
    .from(stockAlertTable)
    .innerJoin(shopTable, eq(shopTable.id, stockAlertTable.shopId))
    .innerJoin(productTable, isItsProduct)
    .leftJoin(productCombinationTable, isItsCombination)
    .where(and(isDue(now), isApproved, gt(pieces, 0)))
    .limit(most);
}

/** Deletes alerts that nobody was told of since a moment, and those told before another; so many at most. @returns how many */
export async function deleteAlertsBefore(
  db: Queryable,
  { askedBefore, toldBefore }: { askedBefore: Date; toldBefore: Date },
  most: number,
): Promise<number> {
  const { shopId, id, createdAt, toldAt } = stockAlertTable;
  const old = db
    .select({ shopId, id })
    .from(stockAlertTable)
    .where(or(lt(createdAt, askedBefore), lt(toldAt, toldBefore)))
    .limit(most);
  const deleted = await db
    .delete(stockAlertTable)
    .where(inArray(sql`(${shopId}, ${id})`, old))
    .returning({ id });
  return deleted.length;
}
