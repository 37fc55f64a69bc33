import { namesOfTrade } from "./names-of-trade";

/** Latin letters as they sound in Bengali; of several that fit the longest counts. */
const consonants: Readonly<Record<string, string>> = {
  chh: "ছ",
  kkh: "ক্ষ",
  kh: "খ",
  gh: "ঘ",
  ng: "ং",
  ch: "চ",
  jh: "ঝ",
  th: "থ",
  dh: "ধ",
  ph: "ফ",
  bh: "ভ",
  sh: "শ",
  ck: "ক",
  qu: "কু",
  k: "ক",
  q: "ক",
  c: "ক",
  g: "গ",
  j: "জ",
  z: "জ",
  t: "ট",
  d: "ড",
  n: "ন",
  p: "প",
  f: "ফ",
  b: "ব",
  v: "ভ",
  m: "ম",
  y: "য়",
  r: "র",
  l: "ল",
  s: "স",
  h: "হ",
  w: "ও",
  x: "ক্স",
};
/** Each as a letter of its own, and as the sign at the consonant before it. */
const vowels: Readonly<Record<string, readonly [letter: string, sign: string]>> = {
  oi: ["অই", "ই"],
  ou: ["অউ", "উ"],
  oo: ["উ", "ু"],
  ee: ["ই", "ি"],
  ea: ["ই", "ি"],
  aa: ["আ", "া"],
  a: ["আ", "া"],
  i: ["ই", "ি"],
  u: ["উ", "ু"],
  e: ["এ", "ে"],
  o: ["অ", ""],
};

const longest = 3;

/** The longest piece of a table that stands at a place of a word. */
function pieceAt(word: string, at: number, table: Readonly<Record<string, unknown>>): string | undefined {
  for (let length = longest; length > 0; length -= 1) {
    const piece = word.slice(at, at + length);
    if (piece.length === length && Object.hasOwn(table, piece)) return piece;
  }
  return undefined;
}

function wordInBengali(word: string): string {
  let written = "";
  let isAfterConsonant = false;
  for (let at = 0; at < word.length;) {
    const vowel = pieceAt(word, at, vowels);
    const consonant = vowel === undefined ? pieceAt(word, at, consonants) : undefined;
    const isLast = at + (vowel ?? "").length === word.length;
    if (vowel !== undefined) {
      const [letter, sign] = vowels[vowel] ?? ["", ""];
      // An `o` is heard without a sign inside of a word, and written at its end.
      const isWrittenO = vowel === "o" && isLast;
      written += isAfterConsonant ? (isWrittenO ? "ো" : sign) : isWrittenO ? "ও" : letter;
    } else written += consonant === undefined ? word[at] : consonants[consonant];
    isAfterConsonant = consonant !== undefined && consonant !== "ng";
    at += (vowel ?? consonant ?? " ").length;
  }
  return written.normalize("NFC");
}

/**
 * A name in Bengali letters by its sound, for somebody to correct: words of trade by the table, the others letter by letter.
 * What is no Latin word stays as it is.
 */
export const inBengali = (name: string): string =>
  name.replace(/[\p{Script=Latin}']+/gu, (word) => {
    const small = word.toLowerCase().replaceAll("'", "");
    return namesOfTrade[small] ?? wordInBengali(small.normalize("NFD").replace(/[^a-z]/g, ""));
  });
