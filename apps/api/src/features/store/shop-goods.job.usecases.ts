import type { Services } from "../../http/call";
import { ensureJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { countGoods, listShopsThatSold } from "./shop-goods.repository";

/** As the trigger names it (migration `shop_goods`). */
const queueName = "goods of shops";

type GoodsParts = Pick<Services, "db" | "clock">;

/** Counts a shop's goods for the finder: a trigger asks for it when products come, go, or are shown or hidden. */
export function shopGoodsQueue({ db }: GoodsParts): JobQueue {
  return {
    name: queueName,
    attempts: Infinity,
    seconds: 60,
    run: async (payload) => countGoods(db, (payload as { shopId: number }).shopId),
  };
}

const everySeconds = 600;
/** An order is seen when it is written down, which is a little after its time. */
const writtenWithinSeconds = 60;

/** What was sold, which no trigger tells, so that no sale waits for it: every ten minutes the shops that had orders since the last look. */
export function shopSalesSweep({ db, clock }: GoodsParts): JobQueue {
  return {
    name: "sales of shops",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "every ten minutes" },
    run: async (payload) => {
      const now = clock.now();
      // What was sold before the first look was counted when the table came.
      const { lookedAt = now.getTime() - everySeconds * 1000 } = payload as { lookedAt?: number };
      const since = secondsAfter(new Date(lookedAt), -writtenWithinSeconds);
      for (const shopId of await listShopsThatSold(db, since))
        await ensureJob(db, { queue: queueName, uniqueKey: `${shopId}`, payload: { shopId }, runAt: now });
      return { againAt: secondsAfter(now, everySeconds), payload: { lookedAt: now.getTime() } };
    },
  };
}
