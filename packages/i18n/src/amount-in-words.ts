import type { Locale } from "./locales";

/** 0 to 99: Bengali has a word of its own for each. */
const bengaliWords = (
  "শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় " +
  "দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ " +
  "বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ " +
  "ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ " +
  "চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ " +
  "পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট " +
  "ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর " +
  "সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি " +
  "আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই " +
  "নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই"
).split(" ");

const englishUnits = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen"
).split(" ");
const englishTens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function englishBelowHundred(count: number): string {
  if (count < 20) return englishUnits[count] ?? "";
  const tens = englishTens[Math.floor(count / 10)] ?? "";
  return count % 10 === 0 ? tens : `${tens}-${englishUnits[count % 10]}`;
}

/** How each language counts: in thousands, lakhs (a hundred thousand) and crores (a hundred lakhs). */
const numerals: Record<
  Locale,
  { belowHundred: (count: number) => string; hundred: string; scales: [number, string][] }
> = {
  bn: {
    belowHundred: (count) => bengaliWords[count] ?? "",
    hundred: "শত",
    scales: [
      [10_000_000, "কোটি"],
      [100_000, "লাখ"],
      [1000, "হাজার"],
    ],
  },
  en: {
    belowHundred: englishBelowHundred,
    hundred: " hundred",
    scales: [
      [10_000_000, "crore"],
      [100_000, "lakh"],
      [1000, "thousand"],
    ],
  },
};

function countInWords(count: number, locale: Locale): string {
  const { belowHundred, hundred, scales } = numerals[locale];
  if (count === 0) return belowHundred(0);
  const parts: string[] = [];
  let rest = count;
  for (const [size, name] of scales) {
    const many = Math.floor(rest / size);
    if (many > 0) parts.push(`${countInWords(many, locale)} ${name}`);
    rest %= size;
  }
  if (rest >= 100) parts.push(`${belowHundred(Math.floor(rest / 100))}${hundred}`);
  if (rest % 100 > 0) parts.push(belowHundred(rest % 100));
  return parts.join(" ");
}

/**
 * An amount of 0 poisha or more as an invoice spells it: `123456` is "One thousand two hundred thirty-four taka and
 * fifty-six poisha only", "এক হাজার দুইশত চৌত্রিশ টাকা ছাপ্পান্ন পয়সা মাত্র".
 */
export function amountInWords(poisha: number, locale: Locale): string {
  const taka = countInWords(Math.floor(poisha / 100), locale);
  const rest = poisha % 100;
  if (locale === "bn") return `${taka} টাকা${rest > 0 ? ` ${countInWords(rest, locale)} পয়সা` : ""} মাত্র`;
  const words = `${taka} taka${rest > 0 ? ` and ${countInWords(rest, locale)} poisha` : ""} only`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
