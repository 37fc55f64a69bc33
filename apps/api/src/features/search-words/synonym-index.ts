import { spellingKeys } from "../catalogue/spelling";
import { searchWords } from "../words/search-words";
import { soundsOf } from "../words/word-sound";

/** What is called by several names, each of one word or of a few. */
export interface SynonymIndex {
  /** The names of the groups that have a name, by the name in one piece and, behind a `~`, by its sounds. */
  byPiece: ReadonlyMap<string, ReadonlySet<string>>;
  /** Each name by itself in one piece. */
  names: ReadonlyMap<string, string>;
}

/** A name without what parts its words: "power bank" is typed "powerbank" and "power-bank" as often. */
export const pieceOf = (name: string) => searchWords(name).join("");

/** Makes an index of groups of names that mean the same; a name stands for all others of its groups. */
export function synonymIndex(groups: Iterable<readonly string[]>): SynonymIndex {
  const byPiece = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  for (const group of groups)
    for (const name of group) {
      const piece = pieceOf(name);
      names.set(piece, name);
      for (const key of [piece, ...soundsOf(piece).map((sound) => `~${sound}`)]) {
        const known = byPiece.get(key) ?? new Set<string>();
        group.forEach((other) => known.add(other));
        byPiece.set(key, known);
      }
    }
  return { byPiece, names };
}

/** The names in one piece of an index by what they share with their misspellings; made when first asked for, not stored with it. */
export function namesBySpelling(index: SynonymIndex): ReadonlyMap<string, readonly string[]> {
  const known = spellingsOfIndex.get(index) ?? spellingsOf(index.names.keys());
  spellingsOfIndex.set(index, known);
  return known;
}
const spellingsOfIndex = new WeakMap<SynonymIndex, Map<string, string[]>>();

function spellingsOf(pieces: Iterable<string>): Map<string, string[]> {
  const spelt = new Map<string, string[]>();
  for (const piece of pieces)
    for (const key of spellingKeys(piece)) {
      const sharing = spelt.get(key) ?? [];
      sharing.push(piece);
      spelt.set(key, sharing);
    }
  return spelt;
}

/** From so many letters on, a sound is a name's own: shorter ones are many names' at once. */
const shortestSound = 4;

/** The names that mean the same as what was typed, in one piece, also where it is spelt as it sounds. */
export function synonymsIn({ byPiece }: SynonymIndex, piece: string): string[] {
  const sounds = soundsOf(piece).filter((sound) => sound.length >= shortestSound);
  const known = [piece, ...sounds.map((sound) => `~${sound}`)].flatMap((key) => [
    ...(byPiece.get(key) ?? []),
  ]);
  return [...new Set(known)].filter((other) => other !== piece);
}
