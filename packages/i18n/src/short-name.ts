/** Room for a name below an icon: phones cut longer ones, and app stores' tools refuse them. */
const mostLetters = 12;

const letters = new Intl.Segmenter("bn", { granularity: "grapheme" });
const lengthOf = (text: string) => [...letters.segment(text)].length;

/** A name as it stands below an icon: its first words, 12 letters at most. */
export function shortName(name: string): string {
  const [first = "", ...words] = name.trim().split(/\s+/u);
  let short = first;
  for (const word of words) {
    if (lengthOf(`${short} ${word}`) > mostLetters) break;
    short += ` ${word}`;
  }
  const cut = [...letters.segment(short)].slice(0, mostLetters);
  return cut.map(({ segment }) => segment).join("");
}
