import { randomUUID } from "node:crypto";
import type { ContentFact } from "@haat/contract/seller/product-facts";
import { factLimits } from "@haat/contract/shared/fact-limits";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { factField, factFields, factIntents } from "./goods-facts.form";
import type { FactsEditor } from "./goods-facts.view";

/** The rows of a product's facts, with the buttons that shape them. */
export function factsEditor(context: ConsoleContext, facts: readonly ContentFact[]): FactsEditor {
  const { translate } = context;
  return {
    stamp: randomUUID(),
    rows: facts.map((fact, row) => rowOf(context, fact, row)),
    add:
      facts.length < factLimits.most
        ? { name: factFields.intent, value: factIntents.add, label: translate("productFacts.add") }
        : undefined,
  };
}

function rowOf(context: ConsoleContext, fact: ContentFact, row: number): FactsEditor["rows"][number] {
  const { language, translate } = context;
  const other = language === "bn" ? "en" : "bn";
  const number = formatNumber(row + 1, language);
  return {
    legend: translate("productFacts.fact", { number }),
    own: [
      fieldOf(fact, row, `name_${language}`, translate("productFacts.own.name")),
      fieldOf(fact, row, `value_${language}`, translate("productFacts.own.value")),
    ],
    other: {
      label: translate(`productFacts.other.${other}`),
      fields: [
        fieldOf(fact, row, `name_${other}`, translate(`productFacts.name.${other}`)),
        fieldOf(fact, row, `value_${other}`, translate(`productFacts.value.${other}`)),
      ],
    },
    remove: {
      name: factFields.intent,
      value: factIntents.remove(row),
      label: translate("productFacts.remove", { number }),
    },
  };
}

const fieldOf = (
  fact: ContentFact,
  row: number,
  part: keyof ContentFact,
  label: string,
): ConsoleFieldData => ({
  kind: "text",
  name: factField(row, part),
  label,
  lang: part.endsWith("_bn") ? "bn" : "en",
  value: fact[part],
});
