import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";

/** How many days back the page shows at once. */
export const ranges = [7, 30, 90] as const;

/** What the page's address asks for: `?days=30`, or `?start=2026-03-01&end=2026-03-31`. */
export interface ReportAsked {
  start: string;
  end: string;
  /** The range that it is; nothing for days of one's own. */
  range: (typeof ranges)[number] | undefined;
}

const dayMilliseconds = 86_400_000;

/** Reads which days the page is about. @param now of the server */
export function reportAsked(request: Request, now = new Date()): ReportAsked {
  const query = new URL(request.url).searchParams;
  const [start, end] = [query.get("start"), query.get("end")];
  if (start !== null || end !== null) return { start: start ?? "", end: end ?? "", range: undefined };
  return rangeOf(ranges.find((days) => String(days) === query.get("days")) ?? ranges[0], now);
}

/** So many days, the last of them today in Bangladesh. */
export function rangeOf(range: (typeof ranges)[number], now = new Date()): ReportAsked {
  const start = new Date(now.getTime() - (range - 1) * dayMilliseconds);
  return { start: dayInBangladesh(start), end: dayInBangladesh(now), range };
}
