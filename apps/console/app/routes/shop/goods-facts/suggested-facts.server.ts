import type { FocusedDraft } from "@haat/contract/seller/product-draft.contract";
import type { ContentFact } from "@haat/contract/seller/product-facts";
import { strings } from "@haat/i18n/strings";

type Trade = FocusedDraft["trade"];
type KnownName = keyof typeof strings.en.productFacts.names;

const books: readonly KnownName[] = ["author", "publisher", "pages", "binding"];
const devices: readonly KnownName[] = ["model", "power", "battery", "warranty", "inTheBox"];
const clothes: readonly KnownName[] = ["fabric", "wash", "madeIn"];
const food: readonly KnownName[] = ["ingredients", "keepsFor", "storage", "madeIn"];
const things: readonly KnownName[] = ["material", "size", "weight", "madeIn"];

/** What goods of a trade are usually asked; of all others what any thing is. */
const namesOfTrade: Partial<Record<Trade, readonly KnownName[]>> = {
  books,
  electronics: devices,
  phones: devices,
  computers: devices,
  watches: devices,
  fashion: clothes,
  "shoes-bags": ["material", "size", "care", "madeIn"],
  grocery: food,
  "sweets-bakery": food,
  "fish-meat": food,
  meals: food,
  pets: food,
  health: food,
};

/** Rows with nothing but a name, for what a shop of this trade usually says and this product does not yet. */
export function suggestedFacts(trade: Trade, facts: readonly ContentFact[]): ContentFact[] {
  const has = (name: KnownName) => facts.some((fact) => fact.name_en === nameOf(name).name_en);
  return (namesOfTrade[trade] ?? things)
    .filter((name) => !has(name))
    .map((name) => ({ ...nameOf(name), value_bn: "", value_en: "" }));
}

const nameOf = (name: KnownName) => ({
  name_bn: strings.bn.productFacts.names[name],
  name_en: strings.en.productFacts.names[name],
});

/** A fact whose name everybody knows has it in both languages. */
export function withBothNames<Fact extends Pick<ContentFact, "name_bn" | "name_en">>(fact: Fact): Fact {
  const { bn, en } = { bn: strings.bn.productFacts.names, en: strings.en.productFacts.names };
  const known = (Object.keys(en) as KnownName[]).find((name) => isCalled(fact, bn[name], en[name]));
  if (!known) return fact;
  return { ...fact, name_bn: fact.name_bn || bn[known], name_en: fact.name_en || en[known] };
}

const isCalled = ({ name_bn, name_en }: Pick<ContentFact, "name_bn" | "name_en">, bn: string, en: string) =>
  name_bn.normalize("NFC").trim() === bn.normalize("NFC") ||
  name_en.trim().toLowerCase() === en.toLowerCase();
