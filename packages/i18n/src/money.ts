import { locales, type Locale } from "./locales";

const whole = formatters(0);
const withPoisha = formatters(2);

function formatters(fractionDigits: number) {
  const make = (locale: Locale) =>
    new Intl.NumberFormat(locales[locale].intl, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
  return { bn: make("bn"), en: make("en") };
}

/**
 * An amount in poisha as people read it: `123456` is `৳1,234.56`, in Bengali digits and lakh groups for `bn`.
 * Poisha are shown only where there are any.
 */
export function formatMoney(poisha: number, locale: Locale): string {
  const amount = Math.abs(poisha) / 100;
  const digits = (poisha % 100 === 0 ? whole : withPoisha)[locale].format(amount);
  return `${poisha < 0 ? "−" : ""}৳${digits}`;
}

/** An amount to the nearest taka, for sentences where poisha tell nobody anything. */
export function formatWholeMoney(poisha: number, locale: Locale): string {
  return formatMoney(Math.round(poisha / 100) * 100, locale);
}

/** What is taken off, with its minus. */
export function formatReduction(poisha: number, locale: Locale): string {
  return formatMoney(-poisha, locale);
}

/** An amount in poisha as a bill writes it: always with its poisha, so that sums stand under each other. */
export function formatFullMoney(poisha: number, locale: Locale): string {
  return `${poisha < 0 ? "−" : ""}৳${withPoisha[locale].format(Math.abs(poisha) / 100)}`;
}

/** The same for what is taken off, with its minus. */
export function formatFullReduction(poisha: number, locale: Locale): string {
  return formatFullMoney(-poisha, locale);
}

/** The same for a column whose head names the currency. */
export function formatColumnAmount(poisha: number, locale: Locale): string {
  return formatFullMoney(poisha, locale).replace("৳", "");
}

/** What is taken off, in such a column. */
export function formatColumnReduction(poisha: number, locale: Locale): string {
  return formatColumnAmount(-poisha, locale);
}

/** An amount in poisha as it stands in a field to be typed over, which says "৳" itself: `12000` is `120`. */
export function typedMoney(poisha: number, locale: Locale): string {
  return formatMoney(poisha, locale).replace("৳", "");
}

/** An amount in poisha as machines read one: taka with a dot and two Latin digits, no sign. */
export function moneyForMachines(poisha: number): string {
  return (poisha / 100).toFixed(2);
}
