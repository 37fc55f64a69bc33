import type { Language } from "@haat/contract/shared/languages";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";

/** How long delivery takes, in words. */
function deliveryTimeIn(language: Language, from: number, to: number): string {
  const translate = translator(language);
  const words = { from: formatNumber(from, language), to: formatNumber(to, language) };
  if (to === 0) return translate("shopOpening.days.sameDay");
  if (from < to) return translate("shopOpening.days.range", words);
  return translate(to === 1 ? "shopOpening.days.one" : "shopOpening.days.many", words);
}

/** The same in both languages. */
export const deliveryTimeInBoth = (from: number, to: number) => ({
  bn: deliveryTimeIn("bn", from, to),
  en: deliveryTimeIn("en", from, to),
});
