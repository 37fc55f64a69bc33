/** What search reads and how a typed word is compared with it (decisions.md, "Catalogue": Bengali found from Latin). */

/** Bengali letters by their sound, as people type them in Latin; the vowel that is heard but not written is left out. */
const bengaliSounds: Record<string, string> = {
  ...{ অ: "", আ: "a", "া": "a", ই: "i", ঈ: "i", "ি": "i", "ী": "i", উ: "u", ঊ: "u", "ু": "u", "ূ": "u" },
  ...{ ঋ: "ri", "ৃ": "ri", এ: "i", "ে": "i", ঐ: "i", "ৈ": "i", ও: "", "ো": "", ঔ: "u", "ৌ": "u" },
  ...{ ক: "k", খ: "k", গ: "g", ঘ: "g", ঙ: "ng", চ: "c", ছ: "c", জ: "j", ঝ: "j", ঞ: "n" },
  ...{ ট: "t", ঠ: "t", ড: "d", ঢ: "d", ণ: "n", ত: "t", থ: "t", দ: "d", ধ: "d", ন: "n" },
  ...{ প: "p", ফ: "f", ব: "b", ভ: "b", ম: "m", য: "j", র: "r", ল: "l", শ: "s", ষ: "s", স: "s", হ: "h" },
  ...{ ৎ: "t", "ং": "ng", "ঃ": "", "ঁ": "", "্": "", "়": "", "\u200c": "", "\u200d": "" },
};

/** Signs of two code points in NFC, and vowels and conjuncts that sound otherwise than their letters. */
const bengaliPairs: [RegExp, string][] = [
  [/য়/g, ""],
  [/[ড\u09a2]়/g, "র"],
  [/ওয়/g, "উ"],
  [/ক্ষ/g, "ক"],
  [/জ্ঞ/g, "গ"],
  [/্য/g, ""],
];

const latinPairs: [RegExp, string][] = [
  [/[^a-z0-9]/g, ""],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/v/g, "b"],
  [/([bcdgjkpst])h/g, "$1"],
  [/w|oo|ou/g, "u"],
  [/[ey]+|ee/g, "i"],
  [/ii+/g, "i"],
  [/o/g, ""],
  [/(.)\1+/g, "$1"],
];

const replaceAll = (text: string, pairs: [RegExp, string][]) =>
  pairs.reduce((changed, [pattern, sound]) => changed.replace(pattern, sound), text);

/** Lower case, NFC, Latin digits, one space between words; punctuation is a space. */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return plain.match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu) ?? [];
}

/**
 * The bones of a word's sound, the same for আলু and "alu", for চাল and "chal": what is written in either script comes to
 * the same few Latin letters.
 */
export function soundOf(word: string): string {
  const latin = [...replaceAll(word.normalize("NFC"), bengaliPairs)]
    .map((letter) => bengaliSounds[letter] ?? letter)
    .join("");
  return replaceAll(latin, latinPairs);
}

/** The `search_text` of a product: its words in both languages, and after a bar the sounds of the words of its names. */
export function productSearchText(product: {
  nameBn: string;
  nameEn: string;
  descriptionBn: string;
  descriptionEn: string;
}): string {
  const words = [product.nameBn, product.nameEn, product.descriptionBn, product.descriptionEn].flatMap(
    searchWords,
  );
  const sounds = [product.nameBn, product.nameEn].flatMap(searchWords).map(soundOf);
  const once = (list: string[]) => [...new Set(list.filter((word) => word !== ""))].join(" ");
  return `${once(words)} | ${once(sounds)}`;
}

/**
 * A regular expression for what starts like a word with one error in it: a letter too many, one missing, another one or
 * two that have changed places. Words of less than four letters have none: too much would be like them.
 */
export function oneTypingError(word: string): string | undefined {
  const letters = [...word];
  if (letters.length < 4) return undefined;
  const variants = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join("");
    const after = (from: number) => letters.slice(from).join("");
    variants.add(`${before}.${after(at)}`);
    if (at < letters.length) variants.add(`${before}.?${after(at + 1)}`);
    if (at + 1 < letters.length) variants.add(`${before}${letters[at + 1]}${letters[at]}${after(at + 2)}`);
  }
  return [...variants].join("|");
}
