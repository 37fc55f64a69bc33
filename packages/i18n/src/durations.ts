import { locales, type Locale } from "./locales";

type Unit = "second" | "minute" | "hour";

const formats = { bn: formatters("bn"), en: formatters("en") };

function formatters(locale: Locale): Record<Unit, Intl.NumberFormat> {
  const make = (unit: Unit) =>
    new Intl.NumberFormat(locales[locale].intl, { style: "unit", unit, unitDisplay: "long" });
  return { second: make("second"), minute: make("minute"), hour: make("hour") };
}

/** How long somebody has to wait, rounded up to what one can plan with: `45 seconds`, `32 minutes`, `23 hours`. */
export function formatWait(seconds: number, locale: Locale): string {
  const units = formats[locale];
  if (seconds <= 90) return units.second.format(Math.ceil(seconds));
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? units.minute.format(minutes) : units.hour.format(Math.ceil(minutes / 60));
}
