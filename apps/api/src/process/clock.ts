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

/** How long it is until the next day begins in Bangladesh, whose clocks are never put forward or back, in s. */
export function secondsToNextDay(moment: Date): number {
  const begun = Date.parse(`${dayInBangladesh(moment)}T00:00:00+06:00`);
  return Math.ceil((begun - moment.getTime()) / 1000) + 24 * 3600;
}
