/**
 * How words sound, so that what is typed in one script finds what is written in the other: আলু and "alu", মাউস and
 * "mouse". A sound is a few Latin letters: consonants without their breath (kh is k), and the vowels a, i and u (e is i,
 * o is nothing, because অ is heard but not written).
 */

type Rules = readonly (readonly [RegExp, string])[];

const bengaliLetters: Record<string, string> = {
  অ: "",
  আ: "a",
  "া": "a",
  ই: "i",
  ঈ: "i",
  "ি": "i",
  "ী": "i",
  উ: "u",
  ঊ: "u",
  "ু": "u",
  "ূ": "u",
  ঋ: "ri",
  "ৃ": "ri",
  এ: "i",
  "ে": "i",
  ঐ: "i",
  "ৈ": "i",
  ও: "",
  "ো": "",
  ঔ: "u",
  "ৌ": "u",
  ক: "k",
  খ: "k",
  গ: "g",
  ঘ: "g",
  ঙ: "ng",
  চ: "c",
  ছ: "c",
  জ: "j",
  ঝ: "j",
  ঞ: "n",
  ট: "t",
  ঠ: "t",
  ড: "d",
  ঢ: "d",
  ণ: "n",
  ত: "t",
  থ: "t",
  দ: "d",
  ধ: "d",
  ন: "n",
  প: "p",
  ফ: "f",
  ব: "b",
  ভ: "b",
  ম: "m",
  য: "j",
  র: "r",
  ল: "l",
  শ: "s",
  ষ: "s",
  স: "s",
  হ: "h",
  ৎ: "t",
  "ং": "ng",
  "ঃ": "",
  "ঁ": "",
  "্": "",
  "়": "",
};

/** Signs of two code points in NFC, and conjuncts that sound otherwise than their letters. */
const bengaliRules: Rules = [
  [/ও\u09af\u09bc/g, "উ"],
  [/\u09af\u09bc/g, ""],
  [/[\u09a1\u09a2]\u09bc/g, "র"],
  [/ক্ষ/g, "ক"],
  [/জ্ঞ/g, "গ"],
  [/্য/g, ""],
  [/(?<!ম)্ব/g, ""],
];

/** Latin letters read as typed Bengali. */
const romanisedRules: Rules = [
  [/oy/g, ""],
  [/(?<=[au])y(?=[a-z])/g, ""],
];

/** Latin letters read as English, the way its words are written in Bengali. */
const englishRules: Rules = [
  [/ai|ay/g, "e"],
  [/tion/g, "son"],
  [/igh/g, "ai"],
  [/dge/g, "j"],
  [/t?ch/g, "C"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/C/g, "c"],
  [/^kn/g, "n"],
  [/^wr/g, "r"],
  [/g(?=e)/g, "j"],
  [/i([^aeiou])e(?=s?$)/g, "ai$1"],
  [/a([^aeiou])e(?=s?$)/g, "e$1"],
  [/(?<=[^aeiou])e(?=s?$)/g, ""],
  [/ee|ea/g, "i"],
  [/oo|ue/g, "u"],
  [/ou|ow/g, "au"],
  [/er(?=s?$)/g, "ar"],
  [/u(?=[^aeiou](?:[^aeiou]|$))/g, "a"],
];

/** What every reading comes down to. */
const sharedRules: Rules = [
  [/[^a-z0-9]/g, ""],
  [/ph/g, "f"],
  [/wh/g, "w"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/v/g, "b"],
  [/([bcdgjkpst])h/g, "$1"],
  [/w|oo|ou/g, "u"],
  [/[ey]+/g, "i"],
  [/ii+/g, "i"],
  [/o/g, ""],
  [/n(?=k)/g, "ng"],
  [/([a-z])\1+/g, "$1"],
];

const follow = (text: string, rules: Rules) =>
  rules.reduce((changed, [pattern, sound]) => changed.replace(pattern, sound), text);

/** The sounds of a folded word: one of a Bengali word, up to two of a Latin one, which may be Bengali or English. */
export function soundsOf(word: string): string[] {
  if (!/\p{L}/u.test(word)) return [];
  const latin = [...follow(word, bengaliRules)].map((letter) => bengaliLetters[letter] ?? letter).join("");
  const readings = /[a-z]/.test(word)
    ? [follow(latin, romanisedRules), follow(latin, englishRules)]
    : [latin];
  const sounds = readings.map((reading) => follow(reading, sharedRules)).filter((sound) => sound !== "");
  return [...new Set(sounds)];
}

/** A sound without its vowels, which are the first thing that two spellings differ in. */
export function skeletonOf(sound: string): string {
  return sound.replace(/[aiu]/g, "").replace(/(.)\1+/g, "$1");
}
