import { distanceOf, type HeardWord } from "../catalogue/spelling";
import { searchWords } from "../words/search-words";
import { soundsOf } from "../words/word-sound";

/** An area of the list, by its names. */
interface NamedArea {
  id: number;
  name: { bn: string; en: string };
}

const mostSuggested = 4;

/** A name in one piece, with each of its sounds. */
function heard(name: string): HeardWord[] {
  const word = searchWords(name).join("");
  return soundsOf(word).map((sound) => ({ word, sound }));
}

/** Shorter names begin too many others. */
const shortestBeginning = 4;

/** How far a name of the list is from what was written; infinity where it is another place. */
function distance(typed: HeardWord[], name: string): number {
  return Math.min(
    ...heard(name).map((listed) => {
      const near = distanceOf(typed, listed);
      const begins = typed.some(
        ({ word, sound }) => beginsEither(word, listed.word) || beginsEither(sound, listed.sound),
      );
      // "Mirpur 10" is a part of Mirpur, and "Dhanmondi R/A" is Dhanmondi.
      return begins ? Math.min(near, 3) : near;
    }),
    Infinity,
  );
}

function beginsEither(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= shortestBeginning && long.startsWith(short);
}

/** The first of several words, which names the place in "Dhanmandi R/A"; nothing where it is short or the only one. */
function beginningOf(name: string): string {
  const [first = "", ...rest] = searchWords(name);
  return rest.length > 0 && first.length >= shortestBeginning ? first : "";
}

/** The areas whose names read or sound like one that was written, in either script, the nearest first. */
export function alikeAreas<Area extends NamedArea>(written: string, areas: readonly Area[]): Area[] {
  const typed = heard(written);
  const begun = heard(beginningOf(written));
  const apartFrom = (name: string) => Math.min(distance(typed, name), distance(begun, name) + 1);
  return areas
    .map((area) => ({ area, apart: Math.min(apartFrom(area.name.bn), apartFrom(area.name.en)) }))
    .filter(({ apart }) => apart < Infinity)
    .sort((one, other) => one.apart - other.apart || one.area.id - other.area.id)
    .slice(0, mostSuggested)
    .map(({ area }) => area);
}
