import type { Database, Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { addJob } from "../../jobs/job.repository";
import { holdShop } from "../shop/shop.usecases";
import { listWearing, listWornOtherwise, wearFirst } from "./ribbon.repository";

/** As triggers name it (migration `ribbons`). */
export const ribbonQueueName = "ribbons by rule";

/** How many cards are given their ribbon at once: an order for one of these products waits for some hundredths of a second. */
const cardsAtOnce = 500;

/** In how many cards of a shop it is looked whether they wear the right ribbon, while its orders wait. */
const looksAtOnce = 1000;

/**
 * Gives cards their ribbons in the transaction that changed what their products wear; where there are many, a job does it as soon
 * as that has come to pass, for each card is a product that orders lock.
 */
export async function wearSoon(tx: Queryable, shopId: number, now: Date): Promise<void> {
  const wearing = await listWearing(tx, shopId, looksAtOnce);
  const cards = [...new Set(wearing)];
  if (wearing.length < looksAtOnce && cards.length <= cardsAtOnce) return wearFirst(tx, shopId, cards);

  await followSoon(tx, shopId, now);
}

/** Has a shop's rules followed, and its cards given their ribbons, as soon as this transaction has come to pass. */
export async function followSoon(tx: Queryable, shopId: number, now: Date): Promise<void> {
  await addJob(tx, { queue: ribbonQueueName, payload: { shopId }, uniqueKey: `${shopId}`, runAt: now });
}

/**
 * Gives a shop's cards their ribbons, some at a time: a large shop's would be held for seconds. Cut off in between it is done again,
 * and goes on with what is left.
 */
export async function wearInSteps(db: Database, shopId: number): Promise<void> {
  const changed = await listWornOtherwise(db, shopId);
  for (let first = 0; first < changed.length; first += cardsAtOnce) {
    const part = changed.slice(first, first + cardsAtOnce);
    await inTransaction(db, async (tx) => {
      await holdShop(tx, shopId);
      await wearFirst(tx, shopId, part);
    });
  }
}
