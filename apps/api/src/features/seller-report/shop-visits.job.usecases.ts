import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { secondsAfter } from "../../process/clock";
import type { JobQueue } from "../../jobs/job-runner";
import type { Services } from "../../http/call";
import { countVisits } from "./shop-visits.repository";

/** Days that are counted again: a server that stood still over midnight, or over a weekend, has them to do. */
const daysBack = 7;

/** Every hour the visitors of the last days are counted, so that their numbers stay when the views are deleted. */
export function visitSweep({ db, clock }: Pick<Services, "db" | "clock">): JobQueue {
  return {
    name: "visits of the hour",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "hourly" },
    run: async () => {
      const now = clock.now();
      // A day at a time: those of a week, of very many shops, are more than a statement may take.
      for (let back = daysBack; back >= 0; back -= 1)
        await countVisits(db, dayInBangladesh(secondsAfter(now, -back * 24 * 3600)));
      return { againAt: secondsAfter(now, 3600) };
    },
  };
}
