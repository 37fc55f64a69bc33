/** The time, so that a test can have its own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A moment so many seconds from another. */
export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

const bangladeshiDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" });

/** The day that it is in Bangladesh, as `2026-03-01`. */
export function dayInBangladesh(moment: Date): string {
  return bangladeshiDay.format(moment);
}
