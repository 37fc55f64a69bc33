import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { dayAfter, monthOf, spanOf } from "../seller-report/report-days.rules";
import * as report from "./platform-report.repository";

/** How far back it is asked what has changed since the last night, in days: a server that stood still has more to do. */
const changesOfDays = 8;
/** After midnight in Bangladesh, in s: what was written a moment before it is there by then. */
const afterMidnight = 600;

const startOf = (day: string) => spanOf({ start: day, end: day }).from;

/**
 * Every night the days of all shops are counted for the platform's report: those never counted, those of the last weeks, and
 * earlier ones whose orders have changed. Those of a month are counted and added up in one transaction, so that its sum is never
 * another than its days say; each month has its own, so that nobody waits for all of them.
 */
export function shopDaySweep({ db, clock }: Pick<Services, "db" | "clock">): JobQueue {
  return {
    name: "days of shops",
    attempts: Infinity,
    seconds: 3600,
    atStart: { key: "nightly" },
    run: async () => {
      const now = clock.now();
      const today = dayInBangladesh(now);
      for (const [month, days] of byMonth(await daysToCount({ db }, today, now)))
        await inTransaction(db, async (tx) => {
          for (const day of days) await report.countDay(tx, day, spanOf({ start: day, end: day }));
          await report.addUpMonth(tx, month);
        });
      return { againAt: secondsAfter(startOf(dayAfter(today, 1)), afterMidnight) };
    },
  };
}

function byMonth(days: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const day of days) found.set(monthOf(day), [...(found.get(monthOf(day)) ?? []), day]);
  return found;
}

/** The days to be counted, none of them today. */
async function daysToCount({ db }: Pick<Services, "db">, today: string, now: Date): Promise<string[]> {
  const last = await report.lastCountedDay(db);
  // Looked for among all orders, visits, accounts and shops, so only before the first night.
  const first = last ?? (await report.firstDay(db));
  if (first === undefined) return [];
  const recent = dayAfter(today, -business.recountedDays);
  const since = last === undefined ? first : ([recent, last].sort()[0] ?? recent);
  const days = await report.listChangedDays(db, startOf(since), secondsAfter(now, -changesOfDays * 86_400));
  for (let day = since; day < today; day = dayAfter(day, 1)) days.push(day);
  return days;
}
