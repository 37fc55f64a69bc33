import { locales, type Locale } from "./locales";

type Unit = "second" | "minute" | "hour" | "day" | "year";

const formats = { bn: formatters("bn"), en: formatters("en") };

function formatters(locale: Locale): Record<Unit, Intl.NumberFormat> {
  const make = (unit: Unit) =>
    new Intl.NumberFormat(locales[locale].intl, { style: "unit", unit, unitDisplay: "long" });
  return {
    second: make("second"),
    minute: make("minute"),
    hour: make("hour"),
    day: make("day"),
    year: make("year"),
  };
}

/** A duration in the largest unit of which there are some, rounded as its reader expects. */
function inUnits(seconds: number, locale: Locale, round: (value: number) => number): string {
  const units = formats[locale];
  if (seconds <= 90) return units.second.format(round(seconds));
  const minutes = round(seconds / 60);
  return minutes <= 90 ? units.minute.format(minutes) : units.hour.format(round(minutes / 60));
}

/** How long somebody has to wait, rounded up to what one can plan with: `45 seconds`, `32 minutes`, `23 hours`. */
export const formatWait = (seconds: number, locale: Locale) => inUnits(seconds, locale, Math.ceil);

/** How long ago something was, rounded down: `3 minutes` until it is four. */
export const formatAge = (seconds: number, locale: Locale) => inUnits(seconds, locale, Math.floor);

/** A number of days, in years where it is so many of them: `90 days`, `2 years`. */
export function formatDays(days: number, locale: Locale): string {
  const { day, year } = formats[locale];
  return days > 0 && days % 365 === 0 ? year.format(days / 365) : day.format(days);
}
