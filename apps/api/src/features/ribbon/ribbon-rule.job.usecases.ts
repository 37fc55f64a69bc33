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
 * them, and so does the sweep.
 */
export function ribbonQueue(services: RibbonParts): JobQueue {
  return {
    name: queueName,
    attempts: Infinity,
    seconds: 300,
    run: async (payload) => followRules(services, (payload as { shopId: number }).shopId),
  };
}

/** What time and sales change: every hour the products of the last days and those that sell best are looked up again. */
export function ribbonSweep({ db, clock }: RibbonParts): JobQueue {
  return {
    name: "ribbons of the hour",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "hourly" },
    run: async () => {
      const now = clock.now();
      for (const shopId of await rules.listShopsWithRules(db))
        await ensureJob(db, { queue: queueName, uniqueKey: `${shopId}`, payload: { shopId }, runAt: now });
      return { againAt: secondsAfter(now, 3600) };
    },
  };
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
