import type { Queryable } from "../../database/database";
import { inOneTrip } from "../../database/one-trip";
import { dayAfter, monthOf, spanOf, type Days } from "./report-days.rules";
import * as months from "./report-month.repository";
import type { AskedDays } from "./seller-report.repository";

/** Runs of days that are read from the orders at most: each is a part of its statements, and a few more days cost less. */
const mostRuns = 12;

/** Some days of a shop, with those among them that were not counted, or on which something has moved since. */
export async function askedDays(db: Queryable, shopId: number, days: Days): Promise<AskedDays> {
  const [counted, moved] = await inOneTrip(
    months.listCountedMonths(db, shopId, monthOf(days.start), days.end),
    months.listMovedDays(db, shopId, days),
  );
  const untilOf = new Map(counted.map(({ month, until }) => [month, until]));
  const hasMoved = new Set(moved);
  const isLive = (day: string) => hasMoved.has(day) || day >= (untilOf.get(monthOf(day)) ?? "");

  const live: string[] = [];
  for (let day = days.start; day <= days.end; day = dayAfter(day, 1)) if (isLive(day)) live.push(day);
  return { ...days, shopId, live: runsOf(live).map((run) => ({ ...run, ...spanOf(run) })) };
}

/** Some of the days that were asked for. */
export function daysWithin(asked: AskedDays, { start, end }: Days): AskedDays {
  const live = asked.live
    .filter((run) => run.end >= start && run.start <= end)
    .map((run) => {
      const part = { start: run.start > start ? run.start : start, end: run.end < end ? run.end : end };
      return { ...part, ...spanOf(part) };
    });
  return { shopId: asked.shopId, start, end, live };
}

/** Days as runs of days that follow one another; where there are too many, the nearest become one with what is between them. */
function runsOf(days: readonly string[]): Days[] {
  const runs: Days[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && dayAfter(last.end, 1) === day) last.end = day;
    else runs.push({ start: day, end: day });
  }

  while (runs.length > mostRuns) {
    const gaps = runs.slice(1).map((run, place) => Date.parse(run.start) - Date.parse(runs[place]!.end));
    const place = gaps.indexOf(Math.min(...gaps));
    const [joined] = runs.splice(place + 1, 1);
    runs[place]!.end = joined!.end;
  }
  return runs;
}
