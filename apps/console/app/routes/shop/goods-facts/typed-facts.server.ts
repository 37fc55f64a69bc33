import type { ContentFact } from "@haat/contract/seller/product-facts";
import { factLimits } from "@haat/contract/shared/fact-limits";
import { factField, factFields, factParts } from "./goods-facts.form";
import { withBothNames } from "./suggested-facts.server";

/** As many rows as a page can have. */
const places = Array.from({ length: factLimits.most }, (_, place) => place);

/** Every field that a form of all rows sends. */
export const factFieldNames: readonly string[] = [
  ...Object.values(factFields),
  ...places.flatMap((row) => factParts.map((part) => factField(row, part))),
];

export const emptyFact: ContentFact = { name_bn: "", name_en: "", value_bn: "", value_en: "" };

/** The rows that a form sent, as they were typed. */
export function typedFacts(form: FormData): ContentFact[] {
  const text = (row: number, part: (typeof factParts)[number]) =>
    String(form.get(factField(row, part)) ?? "");
  return places
    .filter((row) => factParts.some((part) => form.has(factField(row, part))))
    .map((row) => ({
      name_bn: text(row, "name_bn"),
      name_en: text(row, "name_en"),
      value_bn: text(row, "value_bn"),
      value_en: text(row, "value_en"),
    }));
}

/** The rows as a button leaves them: one more, or without one. */
export function reshapedFacts(facts: readonly ContentFact[], intent: string): ContentFact[] {
  const [move, number] = intent.split(":");
  if (move === "remove") return facts.filter((_, row) => row !== Number(number));
  return facts.length < factLimits.most ? [...facts, emptyFact] : [...facts];
}

/** The rows that say something, those with a well-known name in both languages. */
export const saidFacts = (facts: readonly ContentFact[]): ContentFact[] =>
  facts.filter(({ value_bn, value_en }) => `${value_bn}${value_en}`.trim() !== "").map(withBothNames);
