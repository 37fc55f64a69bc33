import { called } from "../fact-names";
import type { FactContent } from "../shop-content";

const fabric = (en: string, bn: string): FactContent => [called("fabric"), { en, bn }];
const madeIn = (en: string, bn: string): FactContent => [called("madeIn"), { en, bn }];
const weave = (en: string, bn: string): FactContent => [called("weave"), { en, bn }];
const length = (en: string, bn: string): FactContent => [
  { en: "Length", bn: "লম্বা" },
  { en, bn },
];
const cold: FactContent = [
  called("wash"),
  { en: "In cold water, colours apart", bn: "ঠান্ডা পানিতে, রঙিন কাপড় আলাদা" },
];
const dry: FactContent = [called("wash"), { en: "Dry clean only", bn: "শুধু ড্রাই ওয়াশ" }];
const sixYards = length("6 yards, with a blouse piece", "৬ গজ, ব্লাউজ পিসসহ");

/** What is to be known of clothes, by their slugs. */
export const rongdhonuFacts: Readonly<Record<string, readonly FactContent[]>> = {
  "tangail-cotton-saree": [
    fabric("Cotton", "সুতি"),
    weave("Handloom, woven border", "তাঁতে বোনা, পাড়ে নকশা"),
    sixYards,
    madeIn("Tangail", "টাঙ্গাইল"),
    cold,
  ],
  "jamdani-saree": [
    fabric("Cotton, 84 count", "সুতি, ৮৪ কাউন্ট"),
    weave("Jamdani, on a pit loom", "জামদানি, গর্ত-তাঁতে"),
    madeIn("Rupganj", "রূপগঞ্জ"),
    dry,
  ],
  "rajshahi-silk-saree": [fabric("Mulberry silk", "তুঁত রেশম"), madeIn("Rajshahi", "রাজশাহী"), dry],
  "monipuri-saree": [
    fabric("Striped cotton", "ডোরাকাটা সুতি"),
    weave("Handloom, temple border", "তাঁতে বোনা, মন্দির পাড়"),
    madeIn("Sreemangal", "শ্রীমঙ্গল"),
    cold,
  ],
  "half-silk-saree": [fabric("Silk warp, cotton weft", "রেশমের টানা, সুতির পোড়েন"), dry],
  "block-print-saree": [
    fabric("Fine cotton", "মিহি সুতি"),
    [
      { en: "Print", bn: "ছাপা" },
      { en: "By hand, vegetable dye", bn: "হাতে, ভেষজ রঙে" },
    ],
    cold,
  ],
  "cotton-three-piece": [
    fabric("Cotton, orna of chiffon", "সুতি, ওড়না শিফনের"),
    [
      called("inTheBox"),
      { en: "Kameez, salwar and orna, unstitched", bn: "কামিজ, সালোয়ার ও ওড়না, সেলাই ছাড়া" },
    ],
    cold,
  ],
  "georgette-kameez": [fabric("Georgette, fully lined", "জর্জেট, পুরো লাইনিং"), dry],
  "khadi-tunic": [fabric("Hand-spun khadi", "হাতে কাটা খাদি"), madeIn("Cumilla", "কুমিল্লা"), cold],
  "everyday-palazzo": [
    fabric("Rayon", "রেয়ন"),
    [
      { en: "Waist", bn: "কোমর" },
      { en: "Elastic, with a pocket", bn: "ইলাস্টিক, পকেটসহ" },
    ],
    cold,
  ],
  "chiffon-orna": [fabric("Chiffon", "শিফন"), length("2½ yards", "আড়াই গজ")],
  "plain-cotton-panjabi": [fabric("Cotton", "সুতি"), cold],
  "white-pajama": [fabric("Cotton", "সুতি")],
  "handloom-koti": [fabric("Striped handloom, satin lining", "ডোরাকাটা তাঁত, সাটিনের লাইনিং"), dry],
  "checked-lungi": [fabric("Cotton", "সুতি"), madeIn("Belkuchi, Sirajganj", "বেলকুচি, সিরাজগঞ্জ"), cold],
  "crew-neck-tee": [
    fabric("Combed cotton, 180 gsm", "কোম্বড সুতি, ১৮০ জিএসএম"),
    madeIn("Gazipur", "গাজীপুর"),
    cold,
  ],
  "oxford-shirt": [fabric("Oxford cotton", "অক্সফোর্ড সুতি"), cold],
  "denim-jacket": [fabric("Heavy denim, brass buttons", "ভারী ডেনিম, পিতলের বোতাম"), cold],
  "slim-jeans": [fabric("Stretch denim", "স্ট্রেচ ডেনিম"), cold],
  "cotton-shorts": [fabric("Cotton twill", "সুতি টুইল"), cold],
  "girls-frock": [fabric("Cotton", "সুতি"), cold],
  "kids-socks": [fabric("Cotton, grips under the sole", "সুতি, তলায় গ্রিপ")],
  "running-shoes": [[called("material"), { en: "Mesh, foam sole", bn: "মেশ, ফোমের সোল" }]],
  "leather-derby": [
    [called("material"), { en: "Full-grain leather, rubber sole", bn: "ফুল-গ্রেইন চামড়া, রাবারের সোল" }],
    madeIn("Hazaribagh, Dhaka", "হাজারীবাগ, ঢাকা"),
  ],
  "bath-sandals": [[called("material"), { en: "Non-slip rubber", bn: "পিছলায় না এমন রাবার" }]],
  "polarised-sunglasses": [
    [
      { en: "Lenses", bn: "কাচ" },
      { en: "Polarised, UV 400", bn: "পোলারাইজড, ইউভি ৪০০" },
    ],
    [called("inTheBox"), { en: "Sunglasses and a hard case", bn: "চশমা ও শক্ত খাপ" }],
  ],
  "pearl-bracelet": [
    [called("material"), { en: "Freshwater pearls, silk thread", bn: "মিঠাপানির মুক্তা, রেশমি সুতা" }],
    madeIn("Savar", "সাভার"),
  ],
};
