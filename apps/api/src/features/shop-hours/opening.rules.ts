import type { DaySpan } from "@haat/contract/shop/shop-hours";

/** When a shop works; times are minutes after midnight in Bangladesh, days are its days, `2026-12-31`. */
export interface ShopOpeningTimes {
  hours: { weekday: number; opens: number; closes: number }[];
  /** Those that are over may be among them. */
  daysOff: { day: string; bn: string; en: string }[];
  /** Working days until an order is delivered; null where the shop names none. */
  daysFrom: number | null;
  daysTo: number | null;
  /** The same beyond the home city's zone; null where it takes as long there. */
  countryDaysFrom: number | null;
  countryDaysTo: number | null;
}

const minute = 60_000;
const dayLength = 1440 * minute;
/** Bangladesh is six hours ahead of UTC all year round. */
const ahead = 360 * minute;
/** Nothing is off for longer than this many days: a shop keeps fewer days off, and works on one weekday at least. */
const furthest = 1000;

const dayNumberOf = (moment: Date) => Math.floor((moment.getTime() + ahead) / dayLength);
const dayNamed = (dayNumber: number) => new Date(dayNumber * dayLength).toISOString().slice(0, 10);

/** Whether it works on a day, and in which minutes; undefined where it does not. */
function workOn({ hours, daysOff }: ShopOpeningTimes, dayNumber: number) {
  const day = dayNamed(dayNumber);
  if (daysOff.some((off) => off.day === day)) return undefined;
  if (hours.length === 0) return { opens: 0, closes: 1440 };
  const weekday = new Date(dayNumber * dayLength).getUTCDay();
  return hours.find((each) => each.weekday === weekday);
}

/** The first working day from a day on, that one too. */
function workingDayFrom(times: ShopOpeningTimes, dayNumber: number): number {
  for (let day = dayNumber; day < dayNumber + furthest; day += 1) if (workOn(times, day)) return day;
  throw new Error("A shop has no working day.");
}

/** The day on which an order of this moment is seen to: today while it has not closed yet. */
function firstWorkingDay(times: ShopOpeningTimes, now: Date): number {
  const today = dayNumberOf(now);
  const work = workOn(times, today);
  const isOver = work !== undefined && minutesOf(now) >= work.closes;
  return workingDayFrom(times, isOver ? today + 1 : today);
}

const minutesOf = (now: Date) => Math.floor(((now.getTime() + ahead) % dayLength) / minute);

/** When a shop that is closed opens next; null where it is open now. */
export function nextOpening(times: ShopOpeningTimes, now: Date): Date | null {
  const today = dayNumberOf(now);
  const work = workOn(times, today);
  const minutes = minutesOf(now);
  if (work && minutes >= work.opens && minutes < work.closes) return null;
  const day = firstWorkingDay(times, now);
  const { opens } = workOn(times, day) ?? { opens: 0 };
  return new Date(day * dayLength + opens * minute - ahead);
}

/** The days on which an order of this moment is delivered in the home city: working days alone are counted. Null where the shop names none. */
export function deliveryDays(times: ShopOpeningTimes, now: Date): DaySpan | null {
  return daysCounted(times, now, [times.daysFrom, times.daysTo]);
}

/** The same beyond the home city's zone; null where it takes as long there. */
export function deliveryDaysOutside(times: ShopOpeningTimes, now: Date): DaySpan | null {
  return daysCounted(times, now, [times.countryDaysFrom, times.countryDaysTo]);
}

function daysCounted(
  times: ShopOpeningTimes,
  now: Date,
  [daysFrom, daysTo]: [number | null, number | null],
): DaySpan | null {
  if (daysFrom === null || daysTo === null) return null;
  const first = firstWorkingDay(times, now);
  const after = (count: number) => {
    let day = first;
    for (let passed = 0; passed < count; passed += 1) day = workingDayFrom(times, day + 1);
    return dayNamed(day);
  };
  return { from: after(daysFrom), to: after(daysTo) };
}
