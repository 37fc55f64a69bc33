import type { SearchMatch } from "@haat/contract/shop/catalogue.contract";
import type { Services } from "../../http/call";
import type { ProductSearch } from "./shop-listing.repository";
import {
  findWordsBySound,
  findWordsBySpelling,
  findWordsHolding,
  type KnownWord,
} from "./search-word.repository";
import { ownSynonyms } from "../search-words/own-synonyms.usecases";
import { pieceOf } from "../search-words/synonym-index";
import { synonymsOf } from "./synonyms";
import { foldText, inOnePiece, searchWords } from "../words/search-words";
import { heardWords, ownNamesIn, type NamedSpan } from "./own-names";
import { distanceOf, spellingKeys, stemOf } from "./spelling";
import { soundsOf } from "../words/word-sound";

/** How many words of a search are read. */
const mostWords = 8;
/** How many words of the vocabulary stand in for one that was typed, and how many of its own names. */
const mostStandIns = 24;
/** From so many letters on, a sound may be only the beginning of a word's, or lie inside it. */
const shortestPartOfSound = 4;

/** What a search needs of what there is. */
type SearchServices = Pick<Services, "db" | "cached">;

/** A word as it was typed, with the words of the shop's vocabulary that may stand for it. */
interface TypedWord {
  typed: string;
  standIns: string[];
  /** The shop's own names of what the word is called, alone or with its neighbours; each of one word or of a few. */
  names: string[];
}

/** What to look for, and how near it is to what was typed. */
export interface ChosenSearch {
  /** Nothing where no word was typed: everything matches. */
  search: ProductSearch | undefined;
  match: SearchMatch;
  /** The nearest words of the shop, where some of those that were typed are none of its own. */
  meant?: string | undefined;
}

/**
 * What to look for. First each word as it is typed or begun, and words that sound like it; where no product has them all,
 * also words that may have been meant; and where that finds nothing either, products that have only some of the words.
 * @param finds tells whether a search finds anything
 */
export async function chooseSearch(
  services: SearchServices,
  shopId: number,
  searchText: string,
  finds: (search: ProductSearch) => Promise<boolean>,
): Promise<ChosenSearch> {
  const text = foldText(searchText).trim();
  const typed = [...new Set(searchWords(text))].slice(0, mostWords);
  // Signs and pictures are no words, so nothing is called so.
  if (typed.length === 0) return { search: text === "" ? undefined : noProduct, match: "exact" };
  const own = await ownSynonyms(services, shopId);
  const heard = withNames(await wordsBySound(services, shopId, typed), ownNamesIn(own, typed, "heard"));
  const exact = describeSearch(text, heard, "all");
  if (await finds(exact)) return { search: exact, match: "exact" };
  const stems = withNames(await wordsByStem(services, shopId, typed), ownNamesIn(own, typed, "stemmed"));
  const inflected = joinStandIns(heard, stems);
  const stemmed = describeSearch(text, inflected, "all");
  if (stemmed.matching !== exact.matching && (await finds(stemmed)))
    return { search: stemmed, match: "exact" };
  const meant = ownNamesIn(own, typed, "near");
  const near = await wordsNear(services, shopId, typed);
  const joined = joinStandIns(heard, withNames(near, meant));
  const tolerant = describeSearch(text, joined, "all");
  const isWider = tolerant.matching !== exact.matching;
  if (isWider && (await finds(tolerant)))
    return { search: tolerant, match: "similar", meant: nearestWords(joined, meant) };
  return { search: describeSearch(text, joined, "any"), match: "some" };
}

/** Finds nothing: no word is written so. */
const noProduct: ProductSearch = { matching: "'^^'", groups: [], tiers: [] };

/** The words without their endings: what is typed as "of eggs" is written as "eggs". */
async function wordsByStem(services: SearchServices, shopId: number, typed: string[]): Promise<TypedWord[]> {
  const stems = typed.map((word) => stemOf(word) ?? word);
  const heard = await wordsBySound(services, shopId, stems, "whole");
  return heard.map(({ typed: stem, standIns }, place) => ({
    typed: typed[place] ?? stem,
    standIns: [stem, ...standIns],
    names: [],
  }));
}

/** Each word, or the nearest one of the shop's, of the same script where there is one; and its own names as they are written. */
function nearestWords(words: TypedWord[], names: NamedSpan[]): string | undefined {
  const nearest: string[] = [];
  for (let place = 0; place < words.length;) {
    // Where the shop has all words of a span, they were meant as they stand.
    const starting = names.filter(
      ({ from, length }) => from === place && !words.slice(from, from + length).every(isKnown),
    );
    const longest = starting.sort((one, other) => other.length - one.length)[0];
    nearest.push(longest?.name ?? nearestWord(words[place]!));
    place += longest?.length ?? 1;
  }
  const meant = nearest.join(" ");
  return meant === words.map(({ typed }) => typed).join(" ") ? undefined : meant;
}

const isKnown = ({ typed, standIns }: TypedWord) => standIns.includes(typed);

function nearestWord(word: TypedWord): string {
  const { typed, standIns } = word;
  if (isKnown(word)) return typed;
  return standIns.find((word) => isLatin(word) === isLatin(typed)) ?? standIns[0] ?? typed;
}

/** Each word with what the names that it is a part of stand for, so many at most. */
function withNames(words: TypedWord[], spans: NamedSpan[]): TypedWord[] {
  return words.map((word, place) => {
    const around = spans.filter(({ from, length }) => from <= place && place < from + length);
    return { ...word, names: [...new Set(around.flatMap(({ others }) => others))].slice(0, mostStandIns) };
  });
}

function describeSearch(text: string, words: TypedWord[], needed: "all" | "any"): ProductSearch {
  const groups = words.map((word) => groupOf(word, ""));
  const all = (weight: string) =>
    orAsOne(words.map((word) => groupOf(word, weight)).join(" & "), words, weight);
  const whole = inOnePiece(text);
  return {
    matching: needed === "any" ? groups.join(" | ") : all(""),
    groups: needed === "any" ? groups : [],
    // The words are those of the name and the category, of the name alone, as they were typed, begin it, are all of it.
    tiers:
      needed === "any"
        ? []
        : [
            all("AB"),
            all("A"),
            orAsOne(words.map(({ typed }) => lexeme(typed, "A")).join(" & "), words, "A"),
            `'${whole}':*`,
            `'${whole}'`,
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
function groupOf({ typed, standIns, names }: TypedWord, weight: string): string {
  const whole = (word: string) => `'${word}'${weight && `:${weight}`}`;
  const called = names.map((name) => {
    const words = searchWords(name).map(whole);
    return words.length === 1 ? words.join("") : `(${words.join(" & ")}) | ${whole(pieceOf(name))}`;
  });
  return `(${[lexeme(typed, weight), ...standIns.map(whole), ...called].join(" | ")})`;
}

/** A Bengali syllable is two signs, so two of them are not yet the beginning of anything. */
const isLatin = (word: string) => /^[a-z]/.test(word);

/** A typed word, which may be only the beginning of one. Words are letters and digits, so nothing in them is a sign. */
function lexeme(typed: string, weight: string): string {
  const isBegun = [...typed].length >= (isLatin(typed) ? 2 : 3);
  const flags = `${isBegun ? "*" : ""}${weight}`;
  return `'${typed}'${flags && `:${flags}`}`;
}

function joinStandIns(words: TypedWord[], others: TypedWord[]): TypedWord[] {
  return words.map(({ typed, standIns, names }, place) => ({
    typed,
    standIns: [...new Set([...standIns, ...(others[place]?.standIns ?? [])])],
    names: [...new Set([...names, ...(others[place]?.names ?? [])])].slice(0, mostStandIns),
  }));
}

/** The words that mean the same or sound the same, or begin to where that is enough. */
async function wordsBySound(
  services: SearchServices,
  shopId: number,
  typed: string[],
  needed: "whole" | "begun" = "begun",
): Promise<TypedWord[]> {
  const whole = typed.flatMap(soundsOf);
  const isLong = (sound: string) => needed === "begun" && sound.length >= shortestPartOfSound;
  const known =
    whole.length > 0
      ? await findWordsBySound(services.db, shopId, { whole, begun: whole.filter(isLong) })
      : [];
  return typed.map((word) => {
    const sounds = soundsOf(word);
    const isHeard = ({ sound }: KnownWord) =>
      sounds.some((own) => sound === own || (isLong(own) && sound.startsWith(own)));
    const heard = closest(known.filter(isHeard), ({ sound }) => sound.length);
    return { typed: word, standIns: [...new Set([...heard, ...synonymsOf(word)])], names: [] };
  });
}

async function wordsNear({ db }: SearchServices, shopId: number, typed: string[]): Promise<TypedWord[]> {
  const readings = typed.map((word) => [word, stemOf(word) ?? word]);
  const keys = new Set(readings.flat().flatMap((word) => [word, ...spellingKeys(word)]));
  const known = await findWordsBySpelling(db, shopId, [...keys]);
  return Promise.all(
    typed.map(async (word, place) => {
      const heard = (readings[place] ?? []).flatMap(heardWords);
      const standIns = closest(known, (each) => distanceOf(heard, each));
      return standIns.length > 0 ? { typed: word, standIns, names: [] } : wordsHolding(db, shopId, word);
    }),
  );
}

/** Words that a typed one is a part of: সবজি is in শাকসবজি. */
async function wordsHolding(db: Services["db"], shopId: number, typed: string): Promise<TypedWord> {
  const sounds = soundsOf(typed).filter((sound) => sound.length >= shortestPartOfSound);
  const known = sounds.length > 0 ? await findWordsHolding(db, shopId, sounds) : [];
  return { typed, standIns: closest(known, ({ sound }) => sound.length), names: [] };
}

/** The nearest words, without those that are infinitely far. */
function closest(words: KnownWord[], distance: (word: KnownWord) => number): string[] {
  const near = words
    .map((each) => ({ word: each.word, far: distance(each) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far);
  return [...new Set(near.map(({ word }) => word))].slice(0, mostStandIns);
}
