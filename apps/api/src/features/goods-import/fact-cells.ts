import { nameSeparator } from "@haat/contract/seller/goods-sheet";
import type { ProductContent } from "@haat/contract/seller/product-content";
import { contentFact, factSign, type ContentFact } from "@haat/contract/seller/product-facts";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { factLimits } from "@haat/contract/shared/fact-limits";
import { isFieldErrorCode } from "@haat/contract/shared/fields";
import type { Language } from "@haat/contract/shared/languages";
import { withoutUnseenSigns } from "@haat/contract/shared/typed-text";
import { saidBy, type CellSaid } from "./cell-values";
import type { RowErrors } from "./row-errors";
import type { SheetLine } from "./sheet-lines";

/**
 * The facts of a product in a language, as a cell has them: "Weight: 5 kg | Author: …". Each stands in the same place in both
 * languages; what is blank in one has no text there.
 */
export function factCell(facts: readonly ContentFact[], language: Language): string {
  const texts = facts.map((fact) => {
    const [name, value] = [fact[`name_${language}`], fact[`value_${language}`]];
    return name === "" && value === "" ? "" : `${name}${factSign} ${value}`.trim();
  });
  return texts.every((text) => text === "") ? "" : texts.join(` ${nameSeparator} `);
}

/** Name and value of each fact that a cell says; without a sign between them it is a value alone. */
function factsIn(text: string): { name: string; value: string }[] {
  return text.split(new RegExp(`[${nameSeparator}\n]`)).map((part) => {
    const [first = "", ...rest] = part.split(factSign);
    const [name, value] = rest.length > 0 ? [first, rest.join(factSign)] : ["", first];
    return { name: name.trim(), value: value.trim() };
  });
}

/** Reads what is to be known of a product. A language whose cell is blank keeps its texts, fact by fact in their places. */
export function readFacts(line: SheetLine, content: ProductContent, errors: RowErrors): void {
  const said = { bn: saidBy(line, "facts_bn"), en: saidBy(line, "facts_en") };
  const isSame = (["bn", "en"] as const).every(
    (language) => said[language].says === "keep" || isUnchanged(said[language], content.facts, language),
  );
  if (isSame) return;
  const column = said.bn.says === "keep" ? "facts_en" : "facts_bn";
  const facts = factsSaid(said, content.facts);
  if (facts.length > factLimits.most) {
    errors.add(line, column, "facts_many");
    return;
  }
  const read = facts.map((fact) => contentFact.safeParse(fact));
  const wrong = read.flatMap(({ error }) => error?.issues[0] ?? [])[0];
  if (wrong) errors.add(line, column, codeOf(wrong.message));
  else content.facts = read.flatMap(({ data }) => data ?? []);
}

const codeOf = (message: string): FieldErrorCode => (isFieldErrorCode(message) ? message : "invalid");

const isUnchanged = (said: CellSaid, facts: readonly ContentFact[], language: Language) =>
  said.says === "text" && said.text.normalize("NFC") === factCell(facts, language).normalize("NFC").trim();

/** The facts as both cells leave them. Where neither keeps its texts, the longer cell says how many there are. */
function factsSaid(said: Record<Language, CellSaid>, now: readonly ContentFact[]): ContentFact[] {
  const textsIn = (language: Language) => {
    const cell = said[language];
    if (cell.says === "text") return factsIn(withoutUnseenSigns(cell.text));
    if (cell.says === "clear") return [];
    return now.map((fact) => ({ name: fact[`name_${language}`], value: fact[`value_${language}`] }));
  };
  const [bn, en] = [textsIn("bn"), textsIn("en")];
  const written = [...(said.bn.says === "text" ? [bn] : []), ...(said.en.says === "text" ? [en] : [])];
  const count = Math.max(...(written.length > 0 ? written : [bn, en]).map((texts) => texts.length));
  const facts = Array.from({ length: count }, (_, place) => ({
    name_bn: bn[place]?.name ?? "",
    name_en: en[place]?.name ?? "",
    value_bn: bn[place]?.value ?? "",
    value_en: en[place]?.value ?? "",
  }));
  return facts.filter((fact) => Object.values(fact).some((text) => text !== ""));
}
