import { namesOfTrade } from "./names-of-trade";
import { romanised } from "./romanised";
import { inBengali } from "./written-in-bengali";

/** The words of trade by how they are written in Bengali; of two spellings the first one counts. */
const inLatin = new Map(
  Object.entries(namesOfTrade)
    .reverse()
    .map(([latin, bengali]) => [bengali, latin]),
);

const isBengali = (word: string) => /\p{Script=Bengali}/u.test(word);
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const inEnglish = (word: string) => {
  if (!isBengali(word)) return word;
  return capitalised(inLatin.get(word.normalize("NFC")) ?? romanised(word).replaceAll("-", ""));
};

/**
 * A name in both languages: one that is written stays, a blank one is suggested by the sound of the other, for somebody to
 * read and correct. Blank where neither is written.
 */
export function suggestedName({ bn, en }: { bn: string; en: string }): { bn: string; en: string } {
  return {
    bn: bn || inBengali(en),
    en: en || bn.split(/\s+/).map(inEnglish).filter(Boolean).join(" "),
  };
}
