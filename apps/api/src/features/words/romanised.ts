import { foldText } from "./search-words";

/**
 * Bengali words in Latin letters, as people write their own names: for web addresses, where only those stand. It is for
 * reading, not for searching (word-sound.ts): breath is kept, and vowels that are heard.
 */

const vowelSigns: Record<string, string> = {
  "া": "a",
  "ি": "i",
  "ী": "i",
  "ু": "u",
  "ূ": "u",
  "ৃ": "ri",
  "ে": "e",
  "ৈ": "oi",
  "ো": "o",
  "ৌ": "ou",
};
const letters: Record<string, string> = {
  অ: "o",
  আ: "a",
  ই: "i",
  ঈ: "i",
  উ: "u",
  ঊ: "u",
  ঋ: "ri",
  এ: "e",
  ঐ: "oi",
  ও: "o",
  ঔ: "ou",
  ৎ: "t",
  "ং": "ng",
  "ঃ": "",
  "ঁ": "",
};
const consonants: Record<string, string> = {
  ক: "k",
  খ: "kh",
  গ: "g",
  ঘ: "gh",
  ঙ: "ng",
  চ: "ch",
  ছ: "chh",
  জ: "j",
  ঝ: "jh",
  ঞ: "n",
  ট: "t",
  ঠ: "th",
  ড: "d",
  ঢ: "dh",
  ণ: "n",
  ত: "t",
  থ: "th",
  দ: "d",
  ধ: "dh",
  ন: "n",
  প: "p",
  ফ: "ph",
  ব: "b",
  ভ: "bh",
  ম: "m",
  য: "j",
  র: "r",
  ল: "l",
  শ: "sh",
  ষ: "sh",
  স: "s",
  হ: "h",
};
const hasanta = "\u09cd";
const nukta = "\u09bc";
/** Letters with a dot below, which are two code points in NFC. */
const dotted: Record<string, string> = { য: "y", ড: "r", ঢ: "rh" };

interface Sound {
  latin: string;
  /** A consonant without a vowel sign or hasanta behind it: an `a` may be heard there. */
  isOpen: boolean;
  isConsonant: boolean;
}

function soundsIn(word: string): Sound[] {
  const sounds: Sound[] = [];
  const marks = [...word];
  for (let at = 0; at < marks.length; at += 1) {
    const mark = marks[at] ?? "";
    const consonant = consonants[mark];
    const last = sounds.at(-1);
    if (consonant !== undefined) {
      const isDotted = marks[at + 1] === nukta;
      if (isDotted) at += 1;
      // য under another consonant only doubles it, or is not heard at all.
      const isFolded = mark === "য" && !isDotted && marks[at - 1] === hasanta;
      if (isFolded && last) last.isOpen = true;
      else
        sounds.push({
          latin: isDotted ? (dotted[mark] ?? consonant) : consonant,
          isOpen: true,
          isConsonant: true,
        });
    } else if (mark === hasanta) {
      if (last) last.isOpen = false;
    } else if (vowelSigns[mark] !== undefined) {
      if (last) last.isOpen = false;
      sounds.push({ latin: vowelSigns[mark], isOpen: false, isConsonant: false });
    } else {
      const latin = letters[mark] ?? mark;
      sounds.push({ latin, isOpen: false, isConsonant: /^(?:ng|t)$/.test(latin) });
    }
  }
  return sounds;
}

/** Whether the vowel that no sign writes is heard behind an open consonant: so that no three consonants meet. */
function isHeardAfter(sounds: Sound[], at: number): boolean {
  const [last, sound, next] = [sounds[at - 1], sounds[at], sounds[at + 1]];
  if (!sound?.isOpen || !next?.isConsonant) return false;
  if (at === 0 || next.latin === "ng") return true;
  const isAfterConsonant = last?.isConsonant === true && !isHeardAfter(sounds, at - 1);
  return isAfterConsonant || (next.isOpen && at + 2 < sounds.length);
}

function wordInLatin(word: string): string {
  const sounds = soundsIn(word);
  return sounds.map(({ latin }, at) => (isHeardAfter(sounds, at) ? `${latin}o` : latin)).join("");
}

/** A name in small Latin letters and digits, its words parted by hyphens; empty where nothing of it can be written so. */
export function romanised(name: string): string {
  const words = foldText(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .map((word) =>
      wordInLatin(word)
        .normalize("NFD")
        .replace(/[^a-z0-9]/g, ""),
    )
    .filter((word) => word !== "")
    .join("-");
}
