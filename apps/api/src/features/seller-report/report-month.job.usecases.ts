import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { tookTooLong } from "../../database/database-failure";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { dayAfter, monthOf, nextMonth, spanOf } from "./report-days.rules";
import * as months from "./report-month.repository";

/** Shops that are counted by one statement at most. */
const shopsAtOnce = 100;
/** After midnight in Bangladesh, in s: behind the other work of the night. */
const afterMidnight = 1800;

type Parts = Pick<Services, "db" | "logger">;

/**
 * Every night the days of shops are counted for their numbers: those of the months since the last count, and of earlier ones in
 * which something has moved. Until then such days are read from the orders, so nobody sees a number that was.
 */
export function reportMonthSweep(parts: Parts & Pick<Services, "clock">): JobQueue {
  return {
    name: "months of shops",
    attempts: Infinity,
    seconds: 3600,
    atStart: { key: "nightly" },
    run: async () => {
      await countMonths(parts);
      const tomorrow = dayAfter(dayInBangladesh(parts.clock.now()), 1);
      return { againAt: secondsAfter(spanOf({ start: tomorrow, end: tomorrow }).from, afterMidnight) };
    },
  };
}

async function countMonths(parts: Parts): Promise<void> {
  const { db } = parts;
  const until = await months.countableUntil(db);
  const first = (await months.lastCountedMonth(db)) ?? (await months.firstReportDay(db));
  if (first === undefined) return;

  // In the order of time: where it is broken off, it goes on with the month it was in.
  const anew = monthOf(first);
  for (const [month, shopIds] of await movedBefore(parts, anew, until))
    for (let place = 0; place < shopIds.length; place += shopsAtOnce)
      await countShops(parts, month, until, shopIds.slice(place, place + shopsAtOnce));
  for (let month = anew; month < until; month = nextMonth(month)) await countAllShops(parts, month, until);
}

/** The shops of which something has moved in each month before one. */
async function movedBefore(
  { db }: Pick<Parts, "db">,
  month: string,
  until: string,
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const moved of await months.listMovedMonths(db, until))
    if (moved.month < month) found.set(moved.month, [...(found.get(moved.month) ?? []), moved.shopId]);
  return found;
}

async function countAllShops(parts: Parts, month: string, until: string): Promise<void> {
  for (let behind = 0; ;) {
    const shopIds = await months.listShopIds(parts.db, behind, shopsAtOnce);
    const last = shopIds.at(-1);
    if (last === undefined) return;
    await countShops(parts, month, until, shopIds);
    behind = last;
  }
}

/**
 * Counts a month of some shops; where that takes longer than a statement may, one half of them behind the other. One whose month
 * alone does is left as it is, for the others are not to wait for it: its days are read from the orders.
 */
async function countShops(parts: Parts, month: string, until: string, shopIds: number[]): Promise<void> {
  const next = nextMonth(month);
  const days = { start: month, end: dayAfter(next < until ? next : until, -1) };
  try {
    await inTransaction(parts.db, (tx) => months.countMonth(tx, shopIds, { ...days, ...spanOf(days) }));
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    const [shop, ...others] = shopIds;
    if (others.length === 0)
      return parts.logger.error({ err: error, shop, month }, "a shop's month takes too long to count");

    const middle = Math.ceil(shopIds.length / 2);
    for (const half of [shopIds.slice(0, middle), shopIds.slice(middle)])
      await countShops(parts, month, until, half);
  }
}
