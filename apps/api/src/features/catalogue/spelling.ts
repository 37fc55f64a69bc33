import { skeletonOf, soundsOf } from "./word-sound";

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

/** How many letters are too many, missing, different or have changed places (optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
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

/**
 * How far a word is from the one that was typed: its slips, half a slip more where it is only like it in sound, and two
 * where only the bones of its sound are the same.
 * @returns nothing where it is too far to be meant
 */
export function distanceOf(typed: string, word: string): number | undefined {
  const distances: number[] = [];
  if (typed === word) return 0;
  const slips = slipsBetween(typed, word);
  if (slips <= slipsForgiven(typed, shortestForgiven.word)) distances.push(slips);
  for (const heard of soundsOf(typed)) {
    for (const sound of soundsOf(word)) {
      const apart = slipsBetween(heard, sound);
      if (apart <= slipsForgiven(heard, shortestForgiven.sound)) distances.push(apart + 0.5);
      const skeleton = skeletonOf(heard);
      if (skeleton.length >= shortestForgiven.skeleton && skeleton === skeletonOf(sound)) distances.push(2);
    }
  }
  return distances.length > 0 ? Math.min(...distances) : undefined;
}

/** Endings that Bengali and English words take; what is typed with one may be written without it. */
const endings = /(?:গুলো|গুলি|ের|েরই|ওয়ালা|দের|টা|টি|কে|তে|র|ে|er|ar|r|es|s|e)$/;

/** A word without its ending, where it has one and something is left. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(endings, "").replace(/\u09af\u09bc$/, "");
  return stem !== word && [...stem].length >= 2 ? stem : undefined;
}
