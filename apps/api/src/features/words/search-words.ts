import { toLatinDigits } from "@haat/contract/shared/latin-digits";

/** Longest word that is read: no product is called longer, and the index takes only so much. */
const longestWord = 40;
/** As much of a name as is compared in one piece. */
const longestName = 80;

/**
 * A text as it is compared: lower case, NFC (so that both ways of writing ড়, ঢ় and য় are one), Latin digits, and without
 * the joiners that only shape Bengali letters.
 */
export function foldText(text: string): string {
  return toLatinDigits(
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[\u200b-\u200d\ufeff]/g, ""),
  );
}

/** The words of a text, folded; punctuation parts them. */
export function searchWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => [...word].slice(0, longestWord).join(""));
}

/** A whole text as one word behind a `^`, to tell names that are it or begin with it; empty where it has no words. */
export function inOnePiece(text: string): string {
  const words = searchWords(text).join("");
  return words && `^${[...words].slice(0, longestName).join("")}`;
}

/** Words of a text that people also write as one: those around a hyphen ("t-shirt", "ওয়াই-ফাই"). */
export function hyphenatedWords(text: string): string[] {
  const pairs = foldText(text).match(/[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)+/gu) ?? [];
  return pairs.map((pair) => searchWords(pair).join("")).filter((word) => [...word].length <= longestWord);
}

/** Each word of a list run together with the next one: "power bank" is typed "powerbank" as often. Numbers are left out. */
export function joinedWords(words: string[]): string[] {
  const pairs = words.slice(1).map((word, place) => [words[place] ?? "", word]);
  return pairs
    .filter((pair) => pair.every((word) => /\p{L}/u.test(word)))
    .map((pair) => pair.join(""))
    .filter((word) => [...word].length <= longestWord);
}
