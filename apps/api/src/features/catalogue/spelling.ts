import { skeletonOf, soundsOf } from "../words/word-sound";

/** Words shorter than this must be right: too much would be like them. */
const shortestForgiven = { word: 4, sound: 5, skeleton: 3 };
/** From this many letters on, two slips are forgiven. */
const longForTwoSlips = 8;

/** A text with each of its letters left out in turn, and itself: texts with one slip between them share one of these. */
function withoutOneLetter(text: string): string[] {
  const letters = [...text];
  return [text, ...letters.map((_, place) => letters.filter((_, other) => other !== place).join(""))];
}

/**
 * What a word has in common with its misspellings (symmetric delete): the word and its sounds with a letter left out, and
 * the bones of its sounds. A misspelt word shares at least one of them with the word that is meant.
 */
export function spellingKeys(word: string): string[] {
  const keys = [...word].length >= shortestForgiven.word ? withoutOneLetter(word) : [];
  for (const sound of soundsOf(word)) {
    if (sound.length >= shortestForgiven.sound) keys.push(...withoutOneLetter(sound).map((key) => `~${key}`));
    const skeleton = skeletonOf(sound);
    if (skeleton.length >= shortestForgiven.skeleton) keys.push(`=${skeleton}`);
  }
  return [...new Set(keys)];
}

/** More slips than any word is forgiven. */
const tooMany = 3;

/** How many letters are too many, missing, different or have changed places (optimal string alignment); 3 is many. */
export function slipsBetween(one: string, other: string): number {
  if (one === other) return 0;
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) >= tooMany) return tooMany;
  let [beforeLast, last]: [number[], number[]] = [[], b.map((_, place) => place + 1)];
  last.unshift(0);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, beforeLast[j - 2]! + 1);
      }
      row.push(least);
    }
    [beforeLast, last] = [last, row];
  }
  return last.at(-1) ?? a.length;
}

const slipsForgiven = (text: string, shortest: number) =>
  text.length < shortest ? 0 : text.length < longForTwoSlips ? 1 : 2;

/** A word with a sound of it. */
export interface HeardWord {
  word: string;
  sound: string;
}

/**
 * How far a word is from one of those that were typed: its slips, half a slip more where it is only like it in sound, and
 * two where only the bones of its sound are the same.
 * @param typed each with each of its sounds
 * @returns infinity where it is too far to be meant
 */
export function distanceOf(typed: HeardWord[], { word, sound }: HeardWord): number {
  let least = Infinity;
  for (const one of typed) {
    const slips = slipsBetween(one.word, word);
    if (slips <= slipsForgiven(one.word, shortestForgiven.word)) least = Math.min(least, slips);
    const apart = slipsBetween(one.sound, sound);
    if (apart <= slipsForgiven(one.sound, shortestForgiven.sound)) least = Math.min(least, apart + 0.5);
    const skeleton = skeletonOf(one.sound);
    if (skeleton.length >= shortestForgiven.skeleton && skeleton === skeletonOf(sound))
      least = Math.min(least, 2);
  }
  return least;
}

/** Endings that Bengali and English words take; what is typed with one may be written without it. */
const endings = /(?:গুলো|গুলি|ের|েরই|ওয়ালা|দের|টা|টি|কে|তে|র|ে|er|ar|r|es|s|e)$/;

/** A word without its ending, where it has one and something is left. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(endings, "").replace(/\u09af\u09bc$/, "");
  return stem !== word && [...stem].length >= 2 ? stem : undefined;
}
