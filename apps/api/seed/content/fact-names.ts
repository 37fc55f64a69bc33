import { formatDigits } from "@haat/i18n/numbers";
import { strings } from "@haat/i18n/strings";
import type { Both } from "./shop-content";

/** What a fact that every shop knows is called, as the console suggests it. */
export const called = (name: keyof typeof strings.en.productFacts.names): Both => ({
  en: strings.en.productFacts.names[name],
  bn: strings.bn.productFacts.names[name],
});

/** A number that is read out, such as a year. */
export const numeral = (number: number): Both => ({
  en: String(number),
  bn: formatDigits(String(number), "bn"),
});
