import type { Span } from "../../database/span";

/** First and last day, `2026-03-01`, in Bangladesh. */
export interface Days {
  start: string;
  end: string;
}

const dayMilliseconds = 86_400_000;
/** The day so many days after another one, or before it. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
const lengthOf = ({ start, end }: Days) => (Date.parse(end) - Date.parse(start)) / dayMilliseconds + 1;
const startOf = (day: string) => new Date(`${day}T00:00:00+06:00`);
/** From midnight to midnight in Bangladesh. */
export const spanOf = ({ start, end }: Days): Span => ({
  from: startOf(start),
  until: startOf(dayAfter(end, 1)),
});

/** As many days before some. */
export function daysBefore(days: Days): Days {
  return { start: dayAfter(days.start, -lengthOf(days)), end: dayAfter(days.start, -1) };
}

/** The first day of a day's month. */
export const monthOf = (day: string) => `${day.slice(0, 8)}01`;
/** From a month's first day on; then that month is over, and the next one is not. */
const intoNextMonth = 31;
/** The first day of the month after a day's. */
export const nextMonth = (day: string) => monthOf(dayAfter(monthOf(day), intoNextMonth));
