import type { Services } from "../../platform/call";
import { hasMatch, type ProductSearch } from "./product-list.repository";
import {
  findWordsBySound,
  findWordsBySpelling,
  findWordsHolding,
  type KnownWord,
} from "./search-word.repository";
import { foldText, inOnePiece, searchWords } from "./search-words";
import { distanceOf, spellingKeys, stemOf } from "./spelling";
import { soundsOf } from "./word-sound";

/** How many words of a search are read. */
const mostWords = 8;
/** How many words of the vocabulary stand in for one that was typed. */
const mostStandIns = 24;
/** From so many letters on, a sound may be only the beginning of a word's, or lie inside it. */
const shortestPartOfSound = 3;

/** A word as it was typed, with the words of the shop's vocabulary that may stand for it. */
interface TypedWord {
  typed: string;
  standIns: string[];
}

/**
 * What to look for. First each word as it is typed or begun, and words that sound like it; where no product has them all,
 * also words that may have been meant; and where that finds nothing either, products that have only some of the words.
 * @returns nothing where no word was typed: everything matches
 */
export function chooseSearch(
  services: Services,
  shopId: number,
  searchText: string,
): Promise<ProductSearch | undefined> {
  const text = foldText(searchText).trim();
  const typed = [...new Set(searchWords(text))].slice(0, mostWords);
  return services.remember(
    `search of shop ${shopId}: ${text}`,
    async () => {
      if (typed.length === 0) return undefined;
      const isFound = (search: ProductSearch) => hasMatch(services.db, shopId, search);
      const heard = await wordsBySound(services, shopId, typed);
      const exact = describeSearch(text, heard, "all");
      if (await isFound(exact)) return exact;
      const meant = joinStandIns(heard, await wordsNear(services, shopId, typed));
      const tolerant = describeSearch(text, meant, "all");
      return (await isFound(tolerant)) ? tolerant : describeSearch(text, meant, "any");
    },
    { shopId },
  );
}

function describeSearch(text: string, words: TypedWord[], needed: "all" | "any"): ProductSearch {
  const groups = words.map((word) => groupOf(word, ""));
  const all = (weight: string) =>
    orAsOne(words.map((word) => groupOf(word, weight)).join(" & "), words, weight);
  const whole = inOnePiece(text);
  return {
    matching: needed === "any" ? groups.join(" | ") : all(""),
    groups: needed === "any" ? groups : [],
    // The name itself, its beginning, its words, its words nearly, its words with those of the category.
    tiers: [
      `'${whole}'`,
      `'${whole}':*`,
      orAsOne(words.map(({ typed }) => lexeme(typed, "A")).join(" & "), words, "A"),
      all("A"),
      all("AB"),
    ],
  };
}

/** Two words may have been meant as one: "book mark", "water melon". */
function orAsOne(query: string, words: TypedWord[], weight: string): string {
  const [first, second] = words;
  if (words.length !== 2 || !first || !second) return query;
  return `(${query}) | ${lexeme(`${first.typed}${second.typed}`, weight)}`;
}

/** A word and its stand-ins as an alternative of a `tsquery`. */
function groupOf({ typed, standIns }: TypedWord, weight: string): string {
  const others = standIns.map((word) => `'${word}'${weight && `:${weight}`}`);
  return `(${[lexeme(typed, weight), ...others].join(" | ")})`;
}

/** A typed word, which may be only the beginning of one. Words are letters and digits, so nothing in them is a sign. */
function lexeme(typed: string, weight: string): string {
  const flags = `${[...typed].length > 1 ? "*" : ""}${weight}`;
  return `'${typed}'${flags && `:${flags}`}`;
}

function joinStandIns(words: TypedWord[], others: TypedWord[]): TypedWord[] {
  return words.map(({ typed, standIns }, place) => ({
    typed,
    standIns: [...new Set([...standIns, ...(others[place]?.standIns ?? [])])],
  }));
}

async function wordsBySound({ db }: Services, shopId: number, typed: string[]): Promise<TypedWord[]> {
  const whole = typed.flatMap(soundsOf);
  if (whole.length === 0) return typed.map((word) => ({ typed: word, standIns: [] }));
  const begun = whole.filter((sound) => sound.length >= shortestPartOfSound);
  const known = await findWordsBySound(db, shopId, { whole, begun });
  return typed.map((word) => {
    const sounds = soundsOf(word);
    const isHeard = ({ sound }: KnownWord) =>
      sounds.some((own) => sound === own || (own.length >= shortestPartOfSound && sound.startsWith(own)));
    return { typed: word, standIns: closest(known.filter(isHeard), ({ sound }) => sound.length) };
  });
}

async function wordsNear({ db }: Services, shopId: number, typed: string[]): Promise<TypedWord[]> {
  const readings = typed.map((word) => [word, stemOf(word) ?? word]);
  const keys = new Set(readings.flat().flatMap((word) => [word, ...spellingKeys(word)]));
  const known = await findWordsBySpelling(db, shopId, [...keys]);
  const near = typed.map((word, place) => {
    const distance = ({ word: other }: KnownWord) =>
      Math.min(...(readings[place] ?? []).map((each) => distanceOf(each, other) ?? Infinity));
    const meant = known.filter((each) => distance(each) < Infinity);
    return { typed: word, standIns: closest(meant, distance) };
  });
  return Promise.all(
    near.map(async (word) => (word.standIns.length > 0 ? word : wordsHolding(db, shopId, word.typed))),
  );
}

/** Words that a typed one is a part of: সবজি is in শাকসবজি. */
async function wordsHolding(db: Services["db"], shopId: number, typed: string): Promise<TypedWord> {
  const sounds = soundsOf(typed).filter((sound) => sound.length >= shortestPartOfSound);
  const known = sounds.length > 0 ? await findWordsHolding(db, shopId, sounds) : [];
  return { typed, standIns: closest(known, ({ sound }) => sound.length) };
}

function closest(words: KnownWord[], distance: (word: KnownWord) => number): string[] {
  const sorted = [...words].sort((one, other) => distance(one) - distance(other));
  return [...new Set(sorted.map(({ word }) => word))].slice(0, mostStandIns);
}
