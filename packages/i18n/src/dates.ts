import { locales, timeZone, type Locale } from "./locales";
import { formatDigits } from "./numbers";

const dateFormats = formatters({ day: "numeric", month: "long", year: "numeric" });
const timeFormat = formatters({ hour: "2-digit", minute: "2-digit" }).en;
const shortDayFormats = formatters({ day: "numeric", month: "short" });
const monthFormats = formatters({ month: "long", year: "numeric" });
const weekdayFormats = formatters({ weekday: "long" });
const weekdayDateFormats = formatters({ weekday: "long", day: "numeric", month: "long" });
const dateTimeFormat = formatters({
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
}).en;

/** The parts of a Bengali day, each with the hour it begins at: hours are said by them, from one to twelve. */
const partsOfDay = [
  [20, "রাত"],
  [18, "সন্ধ্যা"],
  [15, "বিকেল"],
  [12, "দুপুর"],
  [6, "সকাল"],
  [4, "ভোর"],
  [0, "রাত"],
] as const;

function formatters(options: Intl.DateTimeFormatOptions) {
  const make = (locale: Locale) =>
    new Intl.DateTimeFormat(locale === "bn" ? locales.bn.intl : "en-GB", {
      ...options,
      hourCycle: "h23",
      timeZone,
    });
  return { bn: make("bn"), en: make("en") };
}

/** An RFC 3339 time as the day it is in Bangladesh: `2 March 2026`, `২ মার্চ, ২০২৬`. */
export function formatDate(time: string, locale: Locale): string {
  return dateFormats[locale].format(new Date(time));
}

/** An RFC 3339 time as day and time of day in Bangladesh: `2 March 2026 at 14:05`, `২ মার্চ, ২০২৬, দুপুর ২:০৫`. */
export function formatDateTime(time: string, locale: Locale): string {
  if (locale === "en") return dateTimeFormat.format(new Date(time));
  return `${formatDate(time, locale)}, ${formatTime(time, locale)}`;
}

/** An RFC 3339 time as the time of day in Bangladesh: `10:42`, `সকাল ১০:৪২`. */
export function formatTime(time: string, locale: Locale): string {
  return formatClock(timeFormat.format(new Date(time)), locale);
}

/** What a clock shows, `20:00`; the end of a day may be `24:00`: `20:00`, `রাত ৮:০০`. */
export function formatClock(clock: string, locale: Locale): string {
  if (locale === "en") return clock;
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const hour = hours % 24;
  const part = partsOfDay.find(([begins]) => hour >= begins)?.[1] ?? "";
  return `${part} ${formatDigits(`${hour % 12 || 12}:${String(minutes).padStart(2, "0")}`, locale)}`;
}

/** A day of Bangladesh, `2026-03-02`: `2 March 2026`, `২ মার্চ, ২০২৬`. */
export function formatDay(day: string, locale: Locale): string {
  return formatDate(`${day}T12:00:00+06:00`, locale);
}

/** The same without its year, short: `2 Mar`, `২ মার্চ`. */
export function formatShortDay(day: string, locale: Locale): string {
  return shortDayFormats[locale].format(new Date(`${day}T12:00:00+06:00`));
}

/** The month of a day of Bangladesh, `2026-03-02`: `March 2026`, `মার্চ ২০২৬`. */
export function formatMonth(day: string, locale: Locale): string {
  return monthFormats[locale].format(new Date(`${day}T12:00:00+06:00`));
}

/** The name of a weekday; 0 is Sunday. */
export function formatWeekday(weekday: number, locale: Locale): string {
  // The third day of 2021 was a Sunday.
  return weekdayFormats[locale].format(new Date(Date.UTC(2021, 0, 3 + weekday, 6)));
}

/** A day of Bangladesh, `2026-03-02`, with its weekday: `Monday 2 March`, `সোমবার, ২ মার্চ`. */
export function formatWeekdayDate(day: string, locale: Locale): string {
  return weekdayDateFormats[locale].format(new Date(`${day}T12:00:00+06:00`));
}
