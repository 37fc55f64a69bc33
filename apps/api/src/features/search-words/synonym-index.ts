import { soundsOf } from "../words/word-sound";

/** Each word with the others of its groups, by the word as it is compared and by its sounds. */
export type SynonymIndex = ReadonlyMap<string, ReadonlySet<string>>;

/** Makes an index of groups of words that mean the same; a word stands for all others of its groups. */
export function synonymIndex(groups: Iterable<readonly string[]>): SynonymIndex {
  const others = new Map<string, Set<string>>();
  for (const words of groups)
    for (const word of words)
      for (const key of [word, ...soundsOf(word).map((sound) => `~${sound}`)]) {
        const known = others.get(key) ?? new Set<string>();
        words.forEach((other) => known.add(other));
        others.set(key, known);
      }
  return others;
}

/** From so many letters on, a sound is a word's own: shorter ones are many words' at once. */
const shortestSound = 4;

/** The words that mean the same as a folded one, also where it is spelt as it sounds. */
export function synonymsIn(index: SynonymIndex, word: string): string[] {
  const sounds = soundsOf(word).filter((sound) => sound.length >= shortestSound);
  const known = [word, ...sounds.map((sound) => `~${sound}`)].flatMap((key) => [...(index.get(key) ?? [])]);
  return [...new Set(known)].filter((other) => other !== word);
}
