import type { ContentAttribute, ContentValue } from "@haat/contract/seller/product-content";
import { swatchField } from "@haat/contract/seller/product-content";
import type { Language } from "@haat/contract/shared/languages";
import { knownNames } from "@haat/i18n/known-values";

/** A value as a line says it: "Red | লাল | #c00000"; its name, its name in the other language, its colour. */
interface TypedValue {
  own: string;
  other: string;
  swatch: string | null;
}

/** An attribute as a form has it, in the language of its page. */
export interface TypedAttribute {
  name: string;
  otherName: string;
  /** One on each line. */
  values: string;
}

const same = (one: string, other: string) => one !== "" && one.toLowerCase() === other.toLowerCase();
const inLanguage = (language: Language, own: string, other: string) =>
  language === "bn" ? { name_bn: own, name_en: other } : { name_bn: other, name_en: own };

/**
 * The attributes that were typed. A value that was there keeps its key: by its name, else, where a line stands in its place
 * under another name, as renamed. What everybody calls alike gets its other name and its colour by itself.
 * @param were the attributes before
 */
export function typedAttributes(
  typed: readonly TypedAttribute[],
  were: readonly ContentAttribute[],
  language: Language,
): ContentAttribute[] {
  const taken = new Set(were.flatMap(({ values }) => values.map(({ key }) => key)));
  return typed.flatMap(({ name, otherName, values }, place) => {
    const lines = linesOf(values);
    if (name.trim() === "" && lines.length === 0) return [];
    const known = knownNames(name);
    const other = otherName.trim() || known?.[language === "bn" ? "en" : "bn"] || "";
    const before = were[place]?.values ?? [];
    return [{ ...inLanguage(language, name.trim(), other), values: keyed(lines, before, language, taken) }];
  });
}

function linesOf(text: string): TypedValue[] {
  const seen = new Set<string>();
  return text
    .split("\n")
    .map((line) => line.split("|").map((part) => part.normalize("NFC").replace(/\s+/g, " ").trim()))
    .filter(([own = ""]) => own !== "" && !seen.has(own.toLowerCase()) && seen.add(own.toLowerCase()))
    .map(([own = "", ...rest]) => {
      const colour = rest.find((part) => part.startsWith("#"));
      const other = rest.find((part) => part !== "" && part !== colour) ?? "";
      return { own, other, swatch: swatchField.safeParse(colour).data?.toLowerCase() ?? null };
    });
}

function keyed(
  lines: readonly TypedValue[],
  before: readonly ContentValue[],
  language: Language,
  taken: Set<string>,
): ContentValue[] {
  const nameOf = (value: ContentValue) =>
    language === "bn" ? value.name_bn || value.name_en : value.name_en || value.name_bn;
  const named = lines.map((line) => before.find((value) => same(nameOf(value), line.own)));
  const renamed = (place: number) => {
    const stood = before[place];
    return stood && !named.includes(stood) ? stood : undefined;
  };
  return lines.map((line, place) => {
    const was = named[place] ?? renamed(place);
    const known = knownNames(line.own);
    const other = line.other || known?.[language === "bn" ? "en" : "bn"] || "";
    const names = inLanguage(language, line.own, other);
    return { key: was?.key ?? freshKey(taken), ...names, swatch: line.swatch ?? known?.swatch ?? null };
  });
}

function freshKey(taken: Set<string>): string {
  let number = taken.size + 1;
  while (taken.has(`n${number}`)) number += 1;
  taken.add(`n${number}`);
  return `n${number}`;
}
