/** A word of at most so many characters fits into the narrowest card; a longer one may break at its hyphens. */
const longest = 12;

/** Keeps a line from ending behind a hyphen, and is not seen (Unicode's word joiner). */
const joiner = "\u2060";

const hyphenBetween = /(?<=[\p{L}\p{M}\p{N}])-(?=[\p{L}\p{N}])/gu;

/** A number and its unit at the end of brackets: a line that ends between them leaves `kg)` alone on the next. */
const amount = /\(?\p{N}+ [\p{L}\p{M}.]+\)/gu;

/** A name whose short words with a hyphen, such as Wi-Fi or X-100, and amounts, such as (500 g), stay on one line. */
export const withWholeWords = (name: string): string =>
  name
    .replace(/\S+/g, (word) => (isShort(word) ? word.replace(hyphenBetween, `-${joiner}`) : word))
    .replace(amount, (found) => (isShort(found) ? found.replace(" ", "\u00A0") : found));

const numberBeforeWord = /(?<=[\p{N}%]) (?=\p{L})/gu;

/** A sentence in which a number and the word after it, such as 500 taka or 10% off, stay on one line. */
export const withWholeAmounts = (text: string): string => text.replace(numberBeforeWord, "\u00A0");

function isShort(word: string): boolean {
  return word.length <= longest;
}
