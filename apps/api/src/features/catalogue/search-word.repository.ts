import { and, arrayOverlaps, eq, inArray, like, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { containing } from "../../database/search-pattern";
import { searchWordTable } from "./catalogue.table";
import { spellingKeys, type HeardWord } from "./spelling";
import { soundsOf } from "../words/word-sound";

/** How many rows go into one statement. */
const rowsAtOnce = 500;
/** How many words of a vocabulary are looked at for one search. */
const mostWords = 300;

/** Adds words to a shop's vocabulary; those that it has stay. Called with the words of every product that is written. */
export async function learnWords(db: Queryable, shopId: number, words: Iterable<string>): Promise<void> {
  const rows = (await findNewWords(db, shopId, [...new Set(words)])).flatMap((word) => {
    const [first = "", ...others] = soundsOf(word);
    return [first, ...others].map((sound, place) => ({
      shopId,
      word,
      sound,
      spellingKeys: place === 0 ? spellingKeys(word) : [],
    }));
  });
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insert(searchWordTable)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoNothing();
  }
}

async function findNewWords(db: Queryable, shopId: number, words: string[]): Promise<string[]> {
  const isAmong = sql`${searchWordTable.word} = any(${sql.param(words, searchWordTable.spellingKeys)})`;
  const known = await db
    .selectDistinct({ word: searchWordTable.word })
    .from(searchWordTable)
    .where(and(eq(searchWordTable.shopId, shopId), isAmong));
  const old = new Set(known.map((row) => row.word));
  // In one order, so that two who learn at the same time do not wait for each other in a circle.
  return words.filter((word) => !old.has(word)).sort();
}

const word = { word: searchWordTable.word, sound: searchWordTable.sound };

/** A word of a shop's vocabulary, with one of its sounds. */
export type KnownWord = HeardWord;

/** The words that sound like one of these, or begin to. */
export function findWordsBySound(
  db: Queryable,
  shopId: number,
  sounds: { whole: string[]; begun: string[] },
): Promise<KnownWord[]> {
  const begun = sounds.begun.map((sound) => like(searchWordTable.sound, `${sound}%`));
  return findWords(db, shopId, [inArray(searchWordTable.sound, sounds.whole), ...begun]);
}

/** The words that share a spelling key with what was typed. */
export function findWordsBySpelling(db: Queryable, shopId: number, keys: string[]): Promise<KnownWord[]> {
  return findWords(db, shopId, [arrayOverlaps(searchWordTable.spellingKeys, keys)]);
}

/** The words that have one of these sounds inside, such as the second half of a compound. */
export function findWordsHolding(db: Queryable, shopId: number, sounds: string[]): Promise<KnownWord[]> {
  return findWords(
    db,
    shopId,
    sounds.map((sound) => like(searchWordTable.sound, containing(sound))),
  );
}

function findWords(db: Queryable, shopId: number, conditions: SQL[]): Promise<KnownWord[]> {
  return db
    .select(word)
    .from(searchWordTable)
    .where(and(eq(searchWordTable.shopId, shopId), or(...conditions)))
    .orderBy(sql`length(${searchWordTable.sound})`, searchWordTable.word)
    .limit(mostWords);
}
