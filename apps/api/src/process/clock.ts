import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";

/** The time, so that a test can have its own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A moment so many seconds from another. */
export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** How long it is until the next day begins in Bangladesh, whose clocks are never put forward or back, in s. */
export function secondsToNextDay(moment: Date): number {
  const begun = Date.parse(`${dayInBangladesh(moment)}T00:00:00+06:00`);
  return Math.ceil((begun - moment.getTime()) / 1000) + 24 * 3600;
}
