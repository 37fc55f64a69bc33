import type { Services } from "../../platform/call";
import { hasMatch, type ProductSearch } from "./product-list.repository";
import { findWordsBySound, findWordsNear, type KnownWord } from "./search-word.repository";
import { foldText, searchWords } from "./search-words";
import { distanceOf, partsOf, spellingKeys, stemOf } from "./spelling";
import { skeletonOf, soundsOf } from "./word-sound";

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
  return {
    text,
    matching: needed === "any" ? groups.join(" | ") : all(""),
    groups: needed === "any" ? groups : [],
    typedInName: orAsOne(words.map(({ typed }) => lexeme(typed, "A")).join(" & "), words, "A"),
    inName: all("A"),
    inNameOrCategory: all("AB"),
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
  const readings = typed.map((word) => {
    const stem = stemOf(word);
    return { typed: word, read: stem ? [word, stem] : [word] };
  });
  const read = readings.flatMap((word) => word.read);
  const sounds = [...new Set(read.flatMap(soundsOf))];
  const known = await findWordsNear(db, shopId, {
    keys: [...new Set(read.flatMap((word) => [word, ...spellingKeys(word)]))],
    held: sounds.filter((sound) => sound.length >= shortestPartOfSound).flatMap(partsOf),
  });
  return readings.map((word) => {
    const distance = ({ word: other, sound }: KnownWord) =>
      Math.min(...word.read.map((each) => howFar(each, other, sound)));
    return {
      typed: word.typed,
      standIns: closest(
        known.filter((each) => distance(each) < Infinity),
        distance,
      ),
    };
  });
}

/** How far a known word is from a typed one; infinitely where it cannot be meant. */
function howFar(typed: string, word: string, sound: string): number {
  if (typed === word) return 0;
  const apart = distanceOf(typed, word);
  if (apart !== undefined) return apart;
  const isInside = soundsOf(typed).some(
    (heard) => skeletonOf(heard).length >= 2 && heard.length >= shortestPartOfSound && sound.includes(heard),
  );
  return isInside ? 2.5 : Infinity;
}

function closest(words: KnownWord[], distance: (word: KnownWord) => number): string[] {
  const sorted = [...words].sort((one, other) => distance(one) - distance(other));
  return [...new Set(sorted.map(({ word }) => word))].slice(0, mostStandIns);
}
