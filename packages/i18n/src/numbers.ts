import { locales, type Locale } from "./locales";

const counts = { bn: new Intl.NumberFormat(locales.bn.intl), en: new Intl.NumberFormat(locales.en.intl) };

/** A count or a rate in the digits of the language. */
export function formatNumber(value: number, locale: Locale): string {
  return counts[locale].format(value);
}
