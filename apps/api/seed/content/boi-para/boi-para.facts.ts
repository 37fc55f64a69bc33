import { called, numeral } from "../fact-names";
import type { Both, FactContent } from "../shop-content";
import { boiParaLeads } from "./boi-para.leads";

const bengali: Both = { en: "Bengali", bn: "বাংলা" };
const both: Both = { en: "Bengali and English", bn: "বাংলা ও ইংরেজি" };
const pages = (count: number): FactContent => [called("pages"), numeral(count)];

/** Who wrote a book, in which year it came out first, and its language. */
function book(slug: string, year: number | null, more: { language?: Both; pages?: number } = {}) {
  const author = boiParaLeads[slug];
  const first: FactContent[] =
    year === null ? [] : [[{ en: "First published", bn: "প্রথম প্রকাশ" }, numeral(year)]];
  const facts: readonly FactContent[] = [
    ...(author ? [[called("author"), author] as const] : []),
    ...first,
    [called("language"), more.language ?? bengali],
    ...(more.pages === undefined ? [] : [pages(more.pages)]),
  ];
  return [slug, facts] as const;
}

/** What is to be known of books, by their slugs: years and authors as libraries have them. */
export const boiParaFacts: Readonly<Record<string, readonly FactContent[]>> = {
  ...Object.fromEntries([
    book("gora", 1910, { pages: 480 }),
    book("shesher-kobita", 1929),
    book("pather-panchali", 1929),
    book("chander-pahar", 1937),
    book("devdas", 1917),
    book("srikanta", 1917),
    book("sultanas-dream", 1905, { language: both }),
    book("bishad-sindhu", 1885),
    book("gitanjali", 1910, { language: both }),
    book("sanchayita", 1931, { pages: 860 }),
    book("agnibeena", 1922),
    book("nakshi-kanthar-math", 1929),
    book("ruposhi-bangla", 1957),
    book("songs-of-lalon", null),
    book("abol-tabol", 1923),
    book("thakurmar-jhuli", 1907),
    book("tuntunir-boi", 1910),
    book("uncle-tiger", null),
    book("owl-who-slept-at-night", null),
    book("land-of-the-dinosaurs", null),
    book("letters-of-71", null),
    book("mosques-of-the-delta", null),
    book("short-history-of-bengal", null, { pages: 300 }),
    book("know-the-night-sky", null),
    book("programming-basics", null),
    book("bcs-guide", null),
  ]),
  "khadi-notebook": [
    pages(160),
    [called("binding"), { en: "Sewn, lies flat", bn: "সেলাই করা, সমান হয়ে খোলে" }],
    [called("material"), { en: "Handmade khadi paper", bn: "হাতে তৈরি খাদি কাগজ" }],
  ],
  "fountain-pen": [
    [called("material"), { en: "Brass", bn: "পিতল" }],
    [
      { en: "Nib", bn: "নিব" },
      { en: "Fine", bn: "সরু" },
    ],
    [called("inTheBox"), { en: "Pen, cartridge and converter", bn: "কলম, কার্তুজ ও কনভার্টার" }],
  ],
  "pencil-set": [
    [
      { en: "Grades", bn: "গ্রেড" },
      { en: "2H to 8B", bn: "২এইচ থেকে ৮বি" },
    ],
    [
      called("inTheBox"),
      { en: "12 pencils and a sharpener in a tin", bn: "টিনের বাক্সে ১২টি পেনসিল ও একটি শার্পনার" },
    ],
  ],
};
