/** A word of at most so many characters fits into the narrowest card; a longer one may break at its hyphens. */
const longest = 12;

/** Keeps a line from ending behind a hyphen, and is not seen (Unicode's word joiner). */
const joiner = "\u2060";

const hyphenBetween = /(?<=[\p{L}\p{M}\p{N}])-(?=[\p{L}\p{N}])/gu;

/** A name whose short words with a hyphen, such as Wi-Fi or X-100, stay on one line. */
export const withWholeWords = (name: string): string =>
  name.replace(/\S+/g, (word) => (word.length <= longest ? word.replace(hyphenBetween, `-${joiner}`) : word));
