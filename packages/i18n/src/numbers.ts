import { locales, type Locale } from "./locales";

const counts = { bn: new Intl.NumberFormat(locales.bn.intl), en: new Intl.NumberFormat(locales.en.intl) };

/** A count or a rate in the digits of the language. */
export function formatNumber(value: number, locale: Locale): string {
  return counts[locale].format(value);
}

/** The digits of a text in those of the language, one for one: numbers that are read out, not counted with. */
export function formatDigits(text: string, locale: Locale): string {
  if (locale === "en") return text;
  return text.replace(/\d/g, (digit) => formatNumber(Number(digit), locale));
}
