import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { ensureJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { holdShop } from "../shop/shop.usecases";
import * as rules from "./ribbon-rule.repository";
import { ribbonQueueName as queueName, wearInSteps } from "./ribbon-cards.usecases";

type RibbonParts = Pick<Services, "db" | "clock">;

/**
 * Keeps a shop's ribbons to their rules: a trigger asks for it when products come, go or cost otherwise, whoever changed
 * them, and so do the sweep and the round.
 */
export function ribbonQueue(services: RibbonParts): JobQueue {
  return {
    name: queueName,
    attempts: Infinity,
    seconds: 300,
    run: async (payload) => followRules(services, (payload as { shopId: number }).shopId),
  };
}

const everySeconds = 30;
const roundSeconds = 3600;
/** An order is seen when it is written down, which is a little after its time. */
const writtenWithinSeconds = 60;
/** How many shops are looked at in one step: the next one begins behind the last of them, also in another process. */
const shopsAtOnce = 250;

/**
 * What time and sales change, which no trigger tells, so that no sale waits for it: twice a minute the shops where a product
 * has become too old for its ribbon, or orders have come or moved since the last look. What moved before the last two rounds
 * they have followed.
 */
export function ribbonSweep({ db, clock }: RibbonParts): JobQueue {
  return {
    name: "ribbons after sales",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "twice a minute" },
    run: async (payload) => {
      const now = clock.now();
      const { lookedAt = 0, begunAt = now.getTime(), after = 0 } = payload as Partial<SweepState>;
      const soldSince = new Date(
        Math.max(lookedAt - writtenWithinSeconds * 1000, begunAt - 2 * roundSeconds * 1000),
      );
      const shopIds = await rules.listShopsWithRules(db, after, shopsAtOnce);
      await followLater(db, await rules.listShopsToFollow(db, shopIds, { now, soldSince }), now);
      const last = nextAfter(shopIds);
      if (last !== undefined) return { againAt: now, payload: { lookedAt, begunAt, after: last } };
      return { againAt: secondsAfter(now, everySeconds), payload: { lookedAt: begunAt } };
    },
  };
}

/** Moments in ms: of the last look at all shops and of the one under way, and the shop behind which it goes on. */
interface SweepState {
  lookedAt: number;
  begunAt: number;
  after: number;
}

/** Every hour all rules are followed anew, whatever a look has missed. */
export function ribbonRound({ db, clock }: RibbonParts): JobQueue {
  return {
    name: "ribbons of the hour",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "hourly" },
    run: async (payload) => {
      const now = clock.now();
      const { after = 0 } = payload as { after?: number };
      const shopIds = await rules.listShopsWithRules(db, after, shopsAtOnce);
      await followLater(db, shopIds, now);
      const last = nextAfter(shopIds);
      if (last !== undefined) return { againAt: now, payload: { after: last } };
      return { againAt: secondsAfter(now, roundSeconds), payload: {} };
    },
  };
}

/** Behind which shop the next step begins; nothing after the last one. */
const nextAfter = (shopIds: readonly number[]) => (shopIds.length < shopsAtOnce ? undefined : shopIds.at(-1));

async function followLater(db: RibbonParts["db"], shopIds: readonly number[], runAt: Date): Promise<void> {
  for (const shopId of shopIds)
    await ensureJob(db, { queue: queueName, uniqueKey: `${shopId}`, payload: { shopId }, runAt });
}

/**
 * Looks up what every rule of a shop chooses now, some products at a time, then gives the cards their ribbons. Cut off in between it
 * is done again, and goes on with what is left.
 */
async function followRules({ db, clock }: RibbonParts, shopId: number): Promise<void> {
  const now = clock.now();
  for (let at: Followed | undefined = { ribbon: 0, product: undefined }; at;)
    at = await followNext(db, shopId, at, now);
  await wearInSteps(db, shopId);
}

/** The ribbon that was followed last, and behind which product there is more of it; nothing where there is none. */
interface Followed {
  ribbon: number;
  product: number | undefined;
}

/** @returns nothing where there is no ribbon behind */
function followNext(
  db: RibbonParts["db"],
  shopId: number,
  { ribbon: last, product }: Followed,
  now: Date,
): Promise<Followed | undefined> {
  return inTransaction(db, async (tx) => {
    // One after the other: who comes later sees all that the earlier one saw.
    await holdShop(tx, shopId);
    const ribbon = await rules.findNextRuled(tx, shopId, product === undefined ? last : last - 1);
    if (!ribbon) return undefined;
    const behind = ribbon.id === last ? product : 0;
    return { ribbon: ribbon.id, product: await rules.followRule(tx, shopId, ribbon, { now, behind }) };
  });
}
