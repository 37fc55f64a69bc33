import { business } from "@haat/contract/shared/business-constants";
import { soundsOf } from "../words/word-sound";
import { namesBySpelling, synonymsIn, type SynonymIndex } from "../search-words/synonym-index";
import { distanceOf, spellingKeys, stemOf, type HeardWord } from "./spelling";

/** Neighbouring words of a search that are one of the shop's own names of something. */
export interface NamedSpan {
  /** The place of its first word, and how many they are. */
  from: number;
  length: number;
  /** The name as the shop's people keep it. */
  name: string;
  /** What the same thing is called besides. */
  others: string[];
}

/** As it is written or sounds; without its ending; or with slips. */
export type Likeness = "heard" | "stemmed" | "near";

/** The shop's own names in a search, of one word or of a few, however its words are parted. */
export function ownNamesIn(index: SynonymIndex, typed: string[], likeness: Likeness): NamedSpan[] {
  if (index.names.size === 0) return [];
  return typed.flatMap((_, from) => {
    const most = Math.min(business.synonymNameWordsMost, typed.length - from);
    return Array.from({ length: most }, (_, more) => more + 1).flatMap((length) => {
      const words = typed.slice(from, from + length);
      const name = nameLike(index, words, likeness);
      const others = name === undefined ? [] : synonymsIn(index, name);
      return name === undefined || others.length === 0
        ? []
        : [{ from, length, name: nameAs(index, words, name), others }];
    });
  });
}

/** In one piece what the words are a name of, if they are. */
function nameLike(index: SynonymIndex, words: string[], likeness: Likeness): string | undefined {
  const piece = words.join("");
  if (likeness === "stemmed") return stemOf(piece);
  return likeness === "heard" || synonymsIn(index, piece).length > 0 ? piece : nearestPiece(index, piece);
}

/** A name that was written right stands as it was typed. */
const nameAs = ({ names }: SynonymIndex, words: string[], piece: string) =>
  piece === words.join("") ? words.join(" ") : (names.get(piece) ?? piece);

/** The own name that a misspelt one is nearest to, if it is near enough to any. */
function nearestPiece(index: SynonymIndex, piece: string): string | undefined {
  const spelt = namesBySpelling(index);
  const sharing = new Set(spellingKeys(piece).flatMap((key) => spelt.get(key) ?? []));
  const heard = heardWords(piece);
  let nearest: { piece: string; far: number } | undefined;
  for (const known of sharing) {
    const far = Math.min(...heardWords(known).map((each) => distanceOf(heard, each)));
    if (far < (nearest?.far ?? Infinity)) nearest = { piece: known, far };
  }
  return nearest?.piece;
}

/** A word with each of its sounds. */
export function heardWords(word: string): HeardWord[] {
  const [first = "", ...others] = soundsOf(word);
  return [first, ...others].map((sound) => ({ word, sound }));
}
