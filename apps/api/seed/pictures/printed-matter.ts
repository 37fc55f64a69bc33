/** What is printed on the goods that are photographed: covers of books, labels of packs, screens of devices. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boiParaLeads } from "../content/boi-para/boi-para.leads";
import { boiParaProducts } from "../content/boi-para/boi-para.products";
import { inOneInk, riverAtSunset, type Motif } from "./motifs";

/** A sheet of print: its sides in px, its colours as CSS hex, its words as they stand on it. A spread is two pages of a book: a picture or a text in English, and a text in Bengali. */
export interface Print {
  kind: "cover" | "label" | "screen" | "spread";
  width: number;
  height: number;
  paper: string;
  ink: string;
  motif: Motif;
  title: string;
  /** The author of a book, the brand of a pack, the text of a spread. */
  from: string;
  /** What stands small below: a publisher, a weight, a page's number. */
  below: string;
  /** Of a spread: the English text on the page that faces the text, in place of the motif. */
  facing?: string;
  /** What fills a screen, as SVG, in place of the motif. */
  view?: string;
}

type Words = readonly [title: string, from: string, below: string];

const sizes: Record<Print["kind"], { width: number; height: number }> = {
  cover: { width: 720, height: 1080 },
  label: { width: 760, height: 900 },
  screen: { width: 620, height: 1300 },
  spread: { width: 1440, height: 1080 },
};

const printOf =
  (kind: Print["kind"]) =>
  (paper: string, ink: string, motif: Motif, [title, from, below]: Words): Print => ({
    kind,
    ...sizes[kind],
    paper,
    ink,
    motif,
    title,
    from,
    below,
  });
const cover = printOf("cover");
const label = printOf("label");
const screen = printOf("screen");
const spread = printOf("spread");

/** A label that goes around a bottle or a jar. */
const around = (print: Print): Print => ({ ...print, width: 1000, height: 775 });
const wide = (print: Print): Print => ({ ...print, width: 1400, height: 800 });

const tagore = "রবীন্দ্রনাথ ঠাকুর";
const classic = "চিরায়ত সাহিত্য";

/** The cover of a book in the colours and with the motif that its drawing has, where no other is given below. */
const plainCovers = Object.fromEntries(
  boiParaProducts.flatMap(({ slug, bn, art }) =>
    "draw" in art && art.draw === "book" && art.color && art.accent && art.motif
      ? [
          [
            slug,
            cover(art.color, art.accent, art.motif, [bn[0], boiParaLeads[slug]?.bn ?? "", "বইপাড়া সংস্করণ"]),
          ] as const,
        ]
      : [],
  ),
);

/** By the name that the scenes know each under. */
export const prints: Readonly<Record<string, Print>> = {
  ...plainCovers,
  gora: cover("#7b2d26", "#e9c46a", "feather", ["গোরা", tagore, classic]),
  "shesher-kobita": cover("#264653", "#f0a58f", "hills", ["শেষের কবিতা", tagore, classic]),
  "pather-panchali": cover("#2a6f4e", "#f1e3b3", "locomotive", [
    "পথের পাঁচালী",
    "বিভূতিভূষণ বন্দ্যোপাধ্যায়",
    classic,
  ]),
  "chander-pahar": cover("#a4581a", "#ffe8b6", "elephant", ["চাঁদের পাহাড়", "বিভূতিভূষণ বন্দ্যোপাধ্যায়", classic]),
  "sultanas-dream": cover("#5a1560", "#ffd166", "crown", ["সুলতানার স্বপ্ন", "রোকেয়া সাখাওয়াত হোসেন", classic]),
  gitanjali: cover("#30344f", "#f2cc8f", "lotus", ["গীতাঞ্জলি", tagore, "কবিতা"]),
  agnibeena: cover("#9b2226", "#ffb703", "fire", ["অগ্নিবীণা", "কাজী নজরুল ইসলাম", "কবিতা"]),
  "songs-of-lalon": cover("#c77d1e", "#3d2408", "long-drum", ["লালনগীতি", "লালন শাহ", "গান"]),
  "abol-tabol": cover("#e9b44c", "#1b4965", "parrot", ["আবোল তাবোল", "সুকুমার রায়", "ছোটদের ছড়া"]),
  "thakurmar-jhuli": cover("#4a1942", "#f4d35e", "castle", [
    "ঠাকুরমার ঝুলি",
    "দক্ষিণারঞ্জন মিত্র মজুমদার",
    "ছোটদের রূপকথা",
  ]),
  "uncle-tiger": cover("#f0984f", "#264653", "tiger", ["বাঘ মামা বাজারে যায়", "ছোটদের গল্প", "ছবির বই"]),
  "land-of-the-dinosaurs": cover("#0f7ea3", "#d8f3dc", "t-rex", [
    "ডাইনোসরের দেশে",
    "ছোটদের বিজ্ঞান",
    "ছবির বই",
  ]),
  "letters-of-71": cover("#0b5a33", "#f0d9b0", "triangular-flag", [
    "একাত্তরের চিঠি",
    "মুক্তিযোদ্ধাদের লেখা",
    "ইতিহাস",
  ]),
  "know-the-night-sky": cover("#14213d", "#fca311", "ringed-planet", [
    "রাতের আকাশ চিনি",
    "তারার মানচিত্রসহ",
    "বিজ্ঞান",
  ]),
  "programming-basics": cover("#0d3b66", "#f4d35e", "laptop", ["বাংলায় প্রোগ্রামিং", "সহজ ভাষায়", "কম্পিউটার"]),
  "bcs-guide": cover("#ae2012", "#fefae0", "fountain-pen", [
    "বিসিএস প্রিলিমিনারি ডাইজেস্ট",
    "দশ বছরের প্রশ্নসহ",
    "নতুন সংস্করণ",
  ]),
  "ssc-english": cover("#00798c", "#edae49", "abc", ["সহজে এসএসসি ইংরেজি", "", "বইপাড়া সংস্করণ"]),
  "hsc-physics": cover("#3a0ca3", "#4cc9f0", "ringed-planet", [
    "এইচএসসি পদার্থবিজ্ঞান",
    "প্রথম পত্র",
    "নতুন সংস্করণ",
  ]),
  "gitanjali-spread": spread("#f6ecd6", "#30344f", "feather", [
    "১",
    "আমার মাথা নত করে\nদাও হে তোমার\nচরণধুলার তলে।\nসকল অহংকার\nহে আমার\nডুবাও চোখের জলে।",
    "১১",
  ]),
  "songs-of-lalon-spread": spread("#f5e6c4", "#6b3a10", "long-drum", [
    "অচিন পাখি",
    "খাঁচার ভিতর\nঅচিন পাখি\nকেমনে আসে যায়।\nধরতে পারলে মনবেড়ি\nদিতাম পাখির পায়।",
    "২৩",
  ]),
  "abol-tabol-spread": spread("#fbf1d8", "#1b4965", "parrot", [
    "খিচুড়ি",
    "হাঁস ছিল, সজারু,\n(ব্যাকরণ মানি না),\nহয়ে গেল ‘হাঁসজারু’\nকেমনে তা জানি না।",
    "৭",
  ]),
  "thakurmar-jhuli-spread": spread("#f8ecd0", "#4a1942", "castle", [
    "সাত ভাই চম্পা",
    "সাত ভাই চম্পা\nজাগো রে!\nকেন বোন পারুল\nডাকো রে?",
    "৩১",
  ]),
  "uncle-tiger-spread": spread("#fdeed2", "#c85f16", "tiger", [
    "বাজারের পথে",
    "বাঘ মামা বলল,\n“ভয় কী?\nআমি তো শুধু\nদুধভাত খাই!”",
    "৪",
  ]),
  "land-of-the-dinosaurs-spread": spread("#e4f4ea", "#0f6f8f", "t-rex", [
    "টি-রেক্স",
    "লম্বায় বারো মিটার,\nউঁচুতে চার।\nএক একটি দাঁত\nএকটি কলার মতো\nলম্বা।",
    "১৮",
  ]),
  "know-the-night-sky-spread": spread("#14213d", "#fcc15a", "ringed-planet", [
    "শনি",
    "সূর্য থেকে\nষষ্ঠ গ্রহ।\nতার বলয় বরফ ও\nপাথরের অগণিত\nটুকরায় গড়া।",
    "৪২",
  ]),
  "shesher-kobita-spread": spread("#f7ece2", "#264653", "tulip", [
    "পথ",
    "পথ বেঁধে দিল\nবন্ধনহীন গ্রন্থি,\nআমরা দুজন\nচলতি হাওয়ার পন্থী।",
    "৫৮",
  ]),
  "programming-basics-spread": spread("#f3f0df", "#0d3b66", "teacup-without-handle", [
    "প্রথম লাইন",
    'print("চা হবে?")\n\nঅনুশীলন ১\nচা বানানোর\nধাপগুলো লেখো।',
    "৯",
  ]),
  "bcs-guide-spread": {
    ...spread("#f7f2e6", "#4a1a12", "fountain-pen", [
      "বাংলাদেশ",
      "১. জাতীয় ফুল কোনটি?\nক. গোলাপ খ. শাপলা\nগ. বেলি ঘ. জবা\n২. বৃহত্তম জেলা কোনটি?\nক. রাঙ্গামাটি খ. ফেনী\nগ. নড়াইল ঘ. মাগুরা",
      "১০৫",
    ]),
    facing:
      "English\n\n1. Brief means\na. long b. short\nc. late d. heavy\n\n2. She ___ to school.\na. go b. goes\nc. gone d. going",
  },
  "sultanas-dream-spread": {
    ...spread("#f7eef4", "#54206a", "crown", [
      "সুলতানার স্বপ্ন",
      "বেগম রোকেয়ার\n১৯০৫ সালের\nনারীস্থান—\nমুখোমুখি পাতায়\nইংরেজি আর বাংলা।",
      "৩",
    ]),
    facing: "Sultana’s Dream\n\nBegum Rokeya’s\nLadyland of 1905,\nin English and\nBengali on\nfacing pages.",
  },
  "miniket-rice": around(
    label("#f3ead2", "#2e7d32", "sheaf-of-rice", ["মিনিকেট চাল", "কাঁচা বাজার", "৫ কেজি"]),
  ),
  "chinigura-rice": around(
    label("#f6ecd6", "#a02c3a", "sheaf-of-rice", ["চিনিগুঁড়া চাল", "কাঁচা বাজার", "১ কেজি"]),
  ),
  "mustard-oil": around(label("#f2c230", "#5b2f0c", "blossom", ["খাঁটি সরিষার তেল", "ঘানি ভাঙা", "১ লিটার"])),
  "soybean-oil": around(label("#fdf6d8", "#1b7a43", "beans", ["সয়াবিন তেল", "কাঁচা বাজার", "২ লিটার"])),
  "gawa-ghee": around(label("#8c1c13", "#f6d58a", "cow", ["গাওয়া ঘি", "পাবনার", "৪০০ গ্রাম"])),
  "sundarban-honey": around(
    label("#fff4d6", "#7a4310", "honey-pot", ["সুন্দরবনের মধু", "খলিসা ফুলের", "৫০০ গ্রাম"]),
  ),
  "turmeric-powder": label("#f0a51b", "#5a2d0c", "ginger-root", ["হলুদ গুঁড়া", "কাঁচা বাজার", "২০০ গ্রাম"]),
  "chili-powder": label("#c31f33", "#ffe3b0", "hot-pepper", ["মরিচ গুঁড়া", "কাঁচা বাজার", "২০০ গ্রাম"]),
  "sylhet-tea": label("#1c5f3a", "#f4d35e", "teacup-without-handle", [
    "সিলেটের চা",
    "দুটি পাতা একটি কুঁড়ি",
    "৪০০ গ্রাম",
  ]),
  muri: label("#fbf4e2", "#c1364a", "cooked-rice", ["মুড়ি", "হাতে ভাজা", "৫০০ গ্রাম"]),
  "whole-wheat-flour": around(
    label("#f4e6c8", "#7a4a1d", "ear-of-wheat", ["লাল আটা", "কাঁচা বাজার", "২ কেজি"]),
  ),
  "iodised-salt": label("#1f5f99", "#ffffff", "salt", ["আয়োডিনযুক্ত লবণ", "কাঁচা বাজার", "১ কেজি"]),
  "family-pack-cookies": label("#7a3f1c", "#f6d9a0", "cookie", ["কুড়মুড়ে কুকিজ", "নানির রান্নাঘর", "২৪ পিস"]),
  "date-palm-gur": around(label("#f5deb3", "#6b3410", "palm-tree", ["খেজুরের গুড়", "যশোরের পাটালি", "১ কেজি"])),
  "khadi-notebook": cover("#c9a06b", "#5b2f1a", "hibiscus", ["খাতা", "খাদি কাগজ", "১৬০ পৃষ্ঠা"]),
  "wax-crayons": { ...label("#f2b13a", "#7a1f3c", "rainbow", ["মোম রং", "২৪টি", "বইপাড়া"]), height: 532 },
  "phone-blue": screen("#123a7a", "#9ad4ff", "sailboat", ["১০:৪২", "বুধবার, ২৫ নভেম্বর", ""]),
  "phone-dark": screen("#1d1530", "#c9a0ff", "ringed-planet", ["১০:৪২", "বুধবার, ২৫ নভেম্বর", ""]),
  "memory-card": label("#a3161f", "#fdf1d6", "high-voltage", ["মেমোরি কার্ড", "ক্লাস ১০", "বিজলি ঘর"]),
  "phone-keys": { ...screen("#123a7a", "#ffe08a", "dove", ["১০:৪২", "বুধবার", ""]), height: 652 },
  "television-32": wide(screen("#3d1f12", "#ffc98a", "mosque", ["পুরান ঢাকা", "আজ রাত ৯টায়", ""])),
  tablet: screen("#0f4d46", "#8fe3c0", "palm-tree", ["১০:৪২", "বুধবার, ২৫ নভেম্বর", ""]),
  television: {
    ...wide(screen("#1d2f66", "#fff3d0", "sailboat", ["সুন্দরবন", "আজ রাত ৮টায়", ""])),
    view: riverAtSunset,
  },
  laptop: wide(screen("#16324f", "#8fd0ff", "palm-tree", ["১০:৪২", "বুধবার, ২৫ নভেম্বর", ""])),
};

const fonts = join(import.meta.dirname, "../../../../packages/ui/src/fonts");
const font = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${readFileSync(join(fonts, file)).toString("base64")})}`;
const faces = [
  font("serif-bengali", "noto-serif-bengali-700.woff2"),
  font("sans-bengali", "noto-sans-bengali-600.woff2"),
].join("");

const styles: Record<Print["kind"], string> = {
  cover: `main{padding:70px 60px}main::before{content:"";position:absolute;inset:26px;border:3px solid;outline:1.5px solid;outline-offset:-13px}
h1{font:700 104px/1.25 serif-bengali}i{width:400px;height:400px;opacity:.95}p{font:600 46px/1.4 sans-bengali}small{font:600 32px sans-bengali}`,
  label: `main{padding:3.4vh 40px}main::before{content:"";position:absolute;inset:16px;border:5px solid;border-radius:26px}
h1{font:700 96px/1.25 serif-bengali;order:2}i{width:36vh;height:36vh;order:1}p{font:600 42px/1.3 sans-bengali;order:0}small{font:600 44px sans-bengali;order:3;background:currentColor;border-radius:60px;padding:8px 36px}small b{color:var(--paper)}`,
  screen: `main{padding:12% 8%;justify-content:flex-start;gap:2%}h1{font:600 120px/1.2 sans-bengali}p{font:600 38px sans-bengali}i{position:absolute;bottom:6%;width:78%;height:46%;opacity:.55}svg{position:absolute;inset:0;width:100%;height:100%;z-index:-1}main:has(>svg){padding-top:4%}main{z-index:0;background:radial-gradient(circle at 70% 20%,color-mix(in srgb,var(--paper) 55%,#fff),var(--paper) 60%,color-mix(in srgb,var(--paper) 60%,#000))!important}`,
  spread: `main{display:grid!important;grid-template:auto 1fr auto/1fr 1fr;padding:90px 60px 90px 90px;gap:30px 270px;text-align:left}h1{font:700 72px/1.3 serif-bengali;grid-area:1/2}
i{width:440px;height:620px;grid-area:1/1/4/1;align-self:center}p{font:700 54px/1.75 serif-bengali;white-space:pre-line;grid-area:2/2}p[lang=en]{font:600 50px/1.6 serif;grid-area:1/1/4/1;align-self:center}small{font:600 34px sans-bengali;grid-area:3/2;justify-self:end}`,
};

/** The sheet as a page for a browser to draw. */
export function printPage({ kind, paper, ink, motif, title, from, below, facing, view }: Print): string {
  const shown =
    view ??
    (facing === undefined ? inOneInk(motif, ink, paper, kind !== "screen") : `<p lang="en">${facing}</p>`);
  return `<!doctype html><meta charset="utf-8"><style>${faces}
*{box-sizing:border-box;margin:0}main{--paper:${paper};position:relative;width:100vw;height:100vh;background:${paper};color:${ink};display:flex;flex-direction:column;align-items:center;justify-content:space-between;text-align:center}
${styles[kind]}</style><main><h1>${title}</h1>${shown}<p>${from}</p><small><b>${below}</b></small></main>`;
}
