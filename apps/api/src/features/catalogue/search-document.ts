import { hyphenatedWords, joinedWords, searchWords } from "./search-words";

/** What search reads of a product, in both languages. */
export interface SearchedTexts {
  nameBn: string;
  nameEn: string;
  descriptionBn: string;
  descriptionEn: string;
  categoryBn: string;
  categoryEn: string;
}

/** A product as the index keeps it. */
export interface SearchDocument {
  /** Its words as a PostgreSQL `tsvector`: A is the name, B the category, C the description. */
  vector: string;
  /** The words alone, for the shop's vocabulary. */
  words: string[];
}

/** Makes what is stored of a product for search. Whoever writes a product or renames its category makes it anew. */
export function searchDocumentOf(texts: SearchedTexts): SearchDocument {
  const weights = new Map<string, "A" | "B" | "C">();
  const add = (weight: "A" | "B" | "C", words: string[]) => {
    for (const word of words) if (!weights.has(word)) weights.set(word, weight);
  };
  for (const name of [texts.nameBn, texts.nameEn]) {
    const words = searchWords(name);
    add("A", [...words, ...hyphenatedWords(name), ...joinedWords(words)]);
  }
  for (const category of [texts.categoryBn, texts.categoryEn]) add("B", searchWords(category));
  for (const description of [texts.descriptionBn, texts.descriptionEn]) {
    add("C", [...searchWords(description), ...hyphenatedWords(description)]);
  }
  return {
    vector: [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(" "),
    words: [...weights.keys()],
  };
}
