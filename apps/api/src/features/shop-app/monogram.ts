import { outlineOf } from "./outlined-text";

const graphemes = new Intl.Segmenter("bn", { granularity: "grapheme" });
const joiner = /\u09cd[\u200c\u200d]?$/u;

/** The first letter of a word as a reader sees it: joined consonants are one, with their vowel sign. */
function firstLetter(word: string): string {
  let letter = "";
  for (const { segment } of graphemes.segment(word)) {
    if (letter && !joiner.test(letter)) break;
    letter += segment;
  }
  return letter;
}

/** The letters that stand for a shop: one of a Bengali name, of a Latin one those of its first two words. */
export function monogramOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u).filter(Boolean);
  const isLatin = /^\p{Script=Latin}/u.test(words[0] ?? "");
  const letters = words
    .slice(0, isLatin ? 2 : 1)
    .map((word) => firstLetter(word))
    .join("");
  return isLatin ? letters.toUpperCase() : letters;
}

/**
 * Letters in the middle of a square.
 * @param side of the square
 * @param radius of the circle around its middle that they keep within
 * @returns an element of SVG
 */
export function drawLetters(letters: string, side: number, radius: number, fill: string): string {
  const { path, box } = outlineOf(letters, 100, "bold");
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = width > 0 ? radius / (Math.hypot(width, height) / 2) : 0;
  const x = side / 2 - (box.left + width / 2) * scale;
  const y = side / 2 - (box.top + height / 2) * scale;
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})" fill="${fill}" d="${path}"/>`;
}
