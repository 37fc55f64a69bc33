import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { ensureJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { holdShop } from "../shop/shop.usecases";
import * as rules from "./ribbon-rule.repository";
import { wearFirst } from "./ribbon.repository";

/** As the trigger names it (migration `ribbons`). */
const queueName = "ribbons by rule";

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
/** An order is seen when it is written down, which is a little after its time. */
const writtenWithinSeconds = 60;

/**
 * What time and sales change, which no trigger tells, so that no sale waits for it: twice a minute the shops where a product
 * has become too old for its ribbon, or orders have come or moved since the last look.
 */
export function ribbonSweep({ db, clock }: RibbonParts): JobQueue {
  return {
    name: "ribbons after sales",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "twice a minute" },
    run: async (payload) => {
      const now = clock.now();
      const { lookedAt = 0 } = payload as { lookedAt?: number };
      const soldSince = secondsAfter(new Date(lookedAt), -writtenWithinSeconds);
      await followLater(db, await rules.listShopsToFollow(db, { now, soldSince }), now);
      return { againAt: secondsAfter(now, everySeconds), payload: { lookedAt: now.getTime() } };
    },
  };
}

/** Every hour all rules are followed anew, whatever a look has missed. */
export function ribbonRound({ db, clock }: RibbonParts): JobQueue {
  return {
    name: "ribbons of the hour",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "hourly" },
    run: async () => {
      const now = clock.now();
      await followLater(db, await rules.listShopsWithRules(db), now);
      return { againAt: secondsAfter(now, 3600) };
    },
  };
}

async function followLater(db: RibbonParts["db"], shopIds: readonly number[], runAt: Date): Promise<void> {
  for (const shopId of shopIds)
    await ensureJob(db, { queue: queueName, uniqueKey: `${shopId}`, payload: { shopId }, runAt });
}

/** Looks up what every rule of a shop chooses now. */
function followRules({ db, clock }: RibbonParts, shopId: number): Promise<void> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    // One after the other: who comes later sees all that the earlier one saw.
    await holdShop(tx, shopId);
    for (const ribbon of await rules.listRuledRibbons(tx, shopId))
      await rules.followRule(tx, shopId, ribbon, now);
    await wearFirst(tx, shopId);
  });
}
