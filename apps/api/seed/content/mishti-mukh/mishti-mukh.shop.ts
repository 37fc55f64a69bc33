import type { ShopContent } from "../shop-content";
import { taka } from "../taka";
import { mishtiMukhFacts } from "./mishti-mukh.facts";
import { mishtiMukhPages } from "./mishti-mukh.pages";
import { mishtiMukhProducts } from "./mishti-mukh.products";

/** Sweets in Bogura. */
export const mishtiMukh: ShopContent = {
  slug: "mishti-mukh",
  sellerKey: "m5s9h2d7wz",
  orderPrefix: "MSHT",
  status: "approved",
  businessCategory: "sweets-bakery",
  saysMeasures: true,
  title: { en: "Mishti Mukh", bn: "মিষ্টি মুখ" },
  tagline: { en: "Good news deserves a sweet mouth", bn: "সুখবরে মিষ্টিমুখ চাই-ই চাই" },
  description: {
    en: "Doi set in clay overnight, rosogolla and sandesh made from the morning's chhana, and pitha in winter: the sweets of Bogura, packed to travel.",
    bn: "সারা রাত মাটির সরায় জমানো দই, সকালের ছানার রসগোল্লা-সন্দেশ আর শীতের পিঠা—বগুড়ার মিষ্টি, দূরে পাঠানোর মতো যত্নে মোড়ানো।",
  },
  address: {
    en: "Satmatha, Sherpur Road, Bogura 5800",
    bn: "সাতমাথা, শেরপুর রোড, বগুড়া ৫৮০০",
  },
  phone: "+8801616902345",
  homeCity: "Bogura",
  deliveryFeeInside: taka(50),
  deliveryFeeSuburbs: taka(90),
  deliveryFeeOutside: taka(180),
  suburbs: ["Gaibandha", "Joypurhat"],
  deliveryExceptions: [{ city: "Bogura", area: "Sherpur", zone: "suburbs" }],
  freeDeliveryFrom: taka(2000),
  deliveryTime: { from: 1, to: 1 },
  deliveryTimeOutside: { from: 2, to: 2 },
  vatPercent: 10,
  legalName: { en: "Mishti Mukh Sweets Limited", bn: "মিষ্টি মুখ সুইটস লিমিটেড" },
  theme: {
    version: 1,
    seed: "#c2185b",
    ribbonSeed: "#f5a623",
    surface: "bold",
    radius: 16,
    density: "roomy",
    headingFont: "rounded",
    cardRatio: "1:1",
    cardStyle: "raised",
    headerLayout: "centred",
    homeLayout: "occasions",
    digits: "Bengali",
    darkMode: "never",
  },
  scene: "confectioner",
  logo: "bowl-of-sweets",
  banners: [
    {
      slug: "bogura-doi",
      title: { en: "The doi Bogura is known for", bn: "যে দইয়ে বগুড়ার নাম" },
      text: {
        en: "Milk boiled down for six hours, set in clay, sealed with a leaf.",
        bn: "ছয় ঘণ্টা জ্বাল দেওয়া দুধ, মাটির সরায় জমানো, পাতায় ঢাকা।",
      },
      category: "doi",
      art: [
        { draw: "clayPot", color: "#b5532a", accent: "#fff3dc" },
        { draw: "clayPot", color: "#8f3d1f", accent: "#f0c987" },
        { draw: "balls", color: "#fffaf0", accent: "#e9f3f7" },
      ],
    },
    {
      slug: "wedding-boxes",
      title: { en: "Boxes for weddings and holud", bn: "বিয়ে আর গায়েহলুদের বাক্স" },
      text: {
        en: "Twenty kinds of sweets, ribbon and name card included.",
        bn: "বিশ রকমের মিষ্টি, ফিতা আর নামের কার্ডসহ।",
      },
      category: "gift-boxes",
      art: [
        { draw: "giftBox", color: "#9d174d", accent: "#f5c542" },
        { draw: "tiles", color: "#f2d0a4", accent: "#5b8c3a" },
        { draw: "balls", color: "#f39c1f", accent: "#ffd166" },
        { draw: "giftBox", color: "#c2410c", accent: "#fff1d6" },
      ],
    },
    {
      slug: "winter-pitha",
      title: { en: "Pitha, as soon as it is cold", bn: "শীত এলেই পিঠা" },
      text: {
        en: "Patishapta and puli with date-palm gur from Jashore.",
        bn: "যশোরের খেজুর গুড়ের পাটিসাপটা আর পুলি।",
      },
      category: "pitha",
      art: [
        { draw: "ovals", color: "#efd9a7", accent: "#8a4b16" },
        { draw: "cakes", color: "#e3b778", accent: "#7a3f12" },
        { draw: "discs", color: "#fff6e3", accent: "#f0b95b" },
      ],
    },
  ],
  ribbons: [
    { slug: "guests", name: { en: "When guests come", bn: "অতিথি এলে" }, tone: 1 },
    { slug: "wedding", name: { en: "For a wedding", bn: "বিয়েবাড়ির মিষ্টি" }, tone: 2 },
    { slug: "winter", name: { en: "A winter morning", bn: "শীতের সকালে" }, tone: 4 },
    { slug: "new", name: { en: "Fresh today", bn: "আজকের তাজা" }, tone: 1 },
    { slug: "sale", name: { en: "Sweet price", bn: "মিষ্টি দাম" }, tone: 2 },
    { slug: "signature", name: { en: "Signature", bn: "আমাদের সেরা" }, tone: 3 },
    { slug: "less-sugar", name: { en: "Less sugar", bn: "কম চিনি" }, tone: 4 },
  ],
  categories: [
    {
      slug: "doi",
      name: { en: "Doi", bn: "দই" },
      art: { draw: "clayPot", color: "#b5532a", accent: "#fff3dc" },
    },
    {
      slug: "syrup-sweets",
      name: { en: "Syrup Sweets", bn: "রসের মিষ্টি" },
      art: { draw: "balls", color: "#fffaf0", accent: "#e9f3f7" },
    },
    {
      slug: "sandesh",
      name: { en: "Sandesh & Dry Sweets", bn: "সন্দেশ ও শুকনা মিষ্টি" },
      art: { draw: "tiles", color: "#f2d0a4", accent: "#5b8c3a" },
    },
    {
      slug: "laddu-halwa",
      name: { en: "Laddu & Halwa", bn: "লাড্ডু ও হালুয়া" },
      art: { draw: "balls", color: "#f39c1f", accent: "#ffd166" },
    },
    {
      slug: "pitha",
      name: { en: "Pitha", bn: "পিঠা" },
      art: { draw: "ovals", color: "#efd9a7", accent: "#8a4b16" },
    },
    {
      slug: "savouries",
      name: { en: "Savouries", bn: "নোনতা" },
      art: { draw: "crisps", color: "#e0a34a", accent: "#8a5a1b" },
    },
    {
      slug: "gift-boxes",
      name: { en: "Gift Boxes & Cakes", bn: "উপহারের বাক্স ও কেক" },
      art: { draw: "giftBox", color: "#9d174d", accent: "#f5c542" },
    },
  ],
  pages: mishtiMukhPages,
  coupons: [
    {
      code: "MISHTI10",
      discount: { percent: 10, atMost: taka(250) },
      minimum: taka(800),
      startsInDays: -25,
      endsInDays: 365,
      isPublic: true,
      title: { en: "10% off from ৳800, at most ৳250", bn: "৮০০ টাকার মিষ্টিতে ১০% ছাড়, সর্বোচ্চ ২৫০ টাকা" },
    },
    {
      code: "SHUBHOKHOBOR",
      discount: { fixed: taka(75) },
      minimum: taka(500),
      startsInDays: -25,
      endsInDays: 365,
      usesPerCustomer: 1,
      isPublic: false,
      title: { en: "৳75 off when there is good news", bn: "সুখবর হলে ৭৫ টাকা ছাড়" },
    },
    {
      code: "POUSH12",
      discount: { percent: 12 },
      minimum: taka(600),
      startsInDays: 20,
      endsInDays: 80,
      isPublic: true,
      title: { en: "Pitha season, 12% off", bn: "পৌষের পিঠায় ১২% ছাড়" },
    },
    {
      code: "EIDMISHTI",
      discount: { fixed: taka(150) },
      startsInDays: -200,
      endsInDays: -170,
      totalUses: 500,
      isPublic: true,
      title: { en: "Eid offer, ৳150 off", bn: "ঈদের অফার, ১৫০ টাকা ছাড়" },
    },
  ],
  attributes: {
    weight: {
      name: { en: "Weight", bn: "ওজন" },
      values: {
        g250: { en: "250 g", bn: "২৫০ গ্রাম" },
        g500: { en: "500 g", bn: "৫০০ গ্রাম" },
        kg1: { en: "1 kg", bn: "১ কেজি" },
        kg2: { en: "2 kg", bn: "২ কেজি" },
      },
    },
    pot: {
      name: { en: "Pot", bn: "পাত্র" },
      values: {
        cup: { en: "Cup, 100 g", bn: "কাপ, ১০০ গ্রাম" },
        shora: { en: "Clay plate, 600 g", bn: "সরা, ৬০০ গ্রাম" },
        hari: { en: "Clay pot, 1.2 kg", bn: "হাঁড়ি, ১.২ কেজি" },
      },
    },
    pieces: {
      name: { en: "Pieces", bn: "পিস" },
      values: {
        p6: { en: "6 pieces", bn: "৬ পিস" },
        p12: { en: "12 pieces", bn: "১২ পিস" },
        p24: { en: "24 pieces", bn: "২৪ পিস" },
      },
    },
  },
  products: mishtiMukhProducts,
  facts: mishtiMukhFacts,
};
