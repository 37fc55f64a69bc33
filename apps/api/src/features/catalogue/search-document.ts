import type { ContentFact } from "@haat/contract/seller/product-facts";
import { hyphenatedWords, inOnePiece, joinedWords, searchWords } from "../words/search-words";

/** What search reads of a product, in both languages. */
export interface SearchedTexts {
  nameBn: string;
  nameEn: string;
  descriptionBn: string;
  descriptionEn: string;
  categoryBn: string;
  categoryEn: string;
  /** What its facts say; their names are as those of a hundred other products. */
  facts?: readonly ContentFact[] | undefined;
}

/** A product as the index keeps it, its words as PostgreSQL's `tsvector`s. */
export interface SearchDocument {
  /** Every word. */
  searchVector: string;
  /** The words of the name (A) and of the category (B), and each name in one piece behind a `^`. */
  nameVector: string;
  /** For the shop's vocabulary: the words as they are written, without numbers and names of models. */
  words: string[];
}

/** Makes what is stored of a product for search. Whoever writes a product or renames its category makes it anew. */
export function searchDocumentOf(texts: SearchedTexts): SearchDocument {
  const names = [texts.nameBn, texts.nameEn];
  const inNames = names.flatMap((name) => [...searchWords(name), ...hyphenatedWords(name)]);
  const joined = names.flatMap((name) => joinedWords(searchWords(name)));
  const inCategory = searchWords(`${texts.categoryBn} ${texts.categoryEn}`);
  const ofFacts = (texts.facts ?? []).flatMap(({ value_bn, value_en }) => [value_bn, value_en]);
  const descriptions = [texts.descriptionBn, texts.descriptionEn, ...ofFacts];
  const inDescriptions = descriptions.flatMap((text) => [...searchWords(text), ...hyphenatedWords(text)]);
  const named = new Set([...names.map(inOnePiece).filter(Boolean), ...inNames, ...joined]);
  const ofCategory = new Set(inCategory.filter((word) => !named.has(word)));
  const written = new Set([...inNames, ...inCategory, ...inDescriptions]);
  return {
    searchVector: vectorOf([...new Set([...joined, ...written])], ""),
    nameVector: `${vectorOf([...named], ":1A")} ${vectorOf([...ofCategory], ":1B")}`.trim(),
    words: [...written].filter((word) => !/\p{N}/u.test(word)),
  };
}

/** Words are letters and digits, so nothing in them is a sign of the notation. */
const vectorOf = (words: string[], weight: string) => words.map((word) => `'${word}'${weight}`).join(" ");
