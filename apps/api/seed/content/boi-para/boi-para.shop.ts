import type { ShopContent } from "../shop-content";
import { taka } from "../taka";
import { boiParaLeads } from "./boi-para.leads";
import { boiParaFacts } from "./boi-para.facts";
import { boiParaPages } from "./boi-para.pages";
import { boiParaProducts } from "./boi-para.products";

/** Books in Rajshahi. */
export const boiPara: ShopContent = {
  slug: "boi-para",
  sellerKey: "p6a3x8c5nk",
  orderPrefix: "BPRA",
  status: "approved",
  businessCategory: "books",
  title: { en: "Boi Para", bn: "বইপাড়া" },
  tagline: { en: "A reading corner that posts", bn: "ডাকে আসা এক পাঠঘর" },
  description: {
    en: "Bengali classics, children's picture books, science and exam guides from a shop beside the university in Rajshahi. Wrapped in paper, never in plastic.",
    bn: "বাংলা ক্লাসিক, ছোটদের ছবির বই, বিজ্ঞান আর পরীক্ষার গাইড—রাজশাহী বিশ্ববিদ্যালয়ের পাশের এক দোকান থেকে। কাগজে মোড়ানো, প্লাস্টিকে নয়।",
  },
  address: {
    en: "Binodpur Gate, University of Rajshahi, Rajshahi 6205",
    bn: "বিনোদপুর গেট, রাজশাহী বিশ্ববিদ্যালয়, রাজশাহী ৬২০৫",
  },
  phone: "+8801552317946",
  homeCity: "Rajshahi",
  deliveryFeeInside: taka(30),
  deliveryFeeSuburbs: taka(45),
  deliveryFeeOutside: taka(60),
  suburbs: ["Natore"],
  deliveryExceptions: [],
  freeDeliveryFrom: taka(999),
  deliveryTime: { from: 2, to: 4 },
  vatPercent: 10,
  legalName: { en: "Boi Para Publications", bn: "বইপাড়া প্রকাশনী" },
  theme: {
    version: 1,
    seed: "#6b4717",
    ribbonSeed: "#1f5a52",
    surface: "tinted",
    radius: 4,
    density: "normal",
    headingFont: "serif",
    cardRatio: "4:5",
    cardStyle: "bordered",
    headerLayout: "centred",
    homeLayout: "bookshelf",
    digits: "Bengali",
    darkMode: "follow",
  },
  scene: "library",
  logo: "book",
  banners: [
    {
      slug: "classics",
      title: { en: "The shelf every house needs", bn: "যে তাকটা সব ঘরে থাকা চাই" },
      text: {
        en: "Rabindranath, Sarat Chandra, Bibhutibhushan and Rokeya in sewn bindings.",
        bn: "রবীন্দ্রনাথ, শরৎচন্দ্র, বিভূতিভূষণ আর রোকেয়া—সেলাই বাঁধাইয়ে।",
      },
      category: "novels",
      art: [
        { draw: "book", color: "#7b2d26", accent: "#e9c46a", motif: "feather" },
        { draw: "book", color: "#1d3557", accent: "#a8dadc", motif: "sailboat" },
        { draw: "book", color: "#2a6f4e", accent: "#f1e3b3", motif: "locomotive" },
      ],
    },
    {
      slug: "children",
      title: { en: "One story before sleep", bn: "ঘুমের আগে একটা গল্প" },
      text: {
        en: "Picture books in large Bengali letters for ages two to ten.",
        bn: "দুই থেকে দশ বছরের জন্য বড় বাংলা হরফের ছবির বই।",
      },
      category: "children",
      art: [
        { draw: "book", color: "#f4a261", accent: "#264653", motif: "tiger" },
        { glyph: "teddy-bear" },
        { draw: "book", color: "#6d597a", accent: "#ffd6a5", motif: "owl" },
        { glyph: "crayon" },
      ],
    },
    {
      slug: "stationery",
      title: { en: "For the page still empty", bn: "যে পাতাটা এখনো সাদা" },
      text: {
        en: "Fountain pens, khadi-paper notebooks and ink.",
        bn: "ফাউন্টেন পেন, খাদি কাগজের নোটবুক আর কালি।",
      },
      category: "stationery",
      art: [{ glyph: "notebook" }, { glyph: "fountain-pen" }, { glyph: "pencil" }],
    },
  ],
  ribbons: [
    { slug: "new", name: { en: "New", bn: "নতুন বই" }, tone: 1 },
    { slug: "sale", name: { en: "Book fair price", bn: "বইমেলার দাম" }, tone: 2 },
    { slug: "bestseller", name: { en: "Most read", bn: "পাঠকপ্রিয়" }, tone: 3 },
  ],
  categories: [
    {
      slug: "novels",
      name: { en: "Novels & Stories", bn: "উপন্যাস ও গল্প" },
      art: { draw: "book", color: "#7b2d26", accent: "#e9c46a", motif: "feather" },
    },
    {
      slug: "poetry",
      name: { en: "Poetry", bn: "কবিতা" },
      art: { draw: "book", color: "#3d405b", accent: "#f2cc8f", motif: "dove" },
    },
    {
      slug: "children",
      name: { en: "Children's Books", bn: "শিশুতোষ" },
      art: { draw: "book", color: "#f4a261", accent: "#264653", motif: "tiger" },
    },
    {
      slug: "history",
      name: { en: "History & Liberation War", bn: "ইতিহাস ও মুক্তিযুদ্ধ" },
      art: { draw: "book", color: "#0b6b3a", accent: "#d62828", motif: "triangular-flag" },
    },
    {
      slug: "science",
      name: { en: "Science & Technology", bn: "বিজ্ঞান ও প্রযুক্তি" },
      art: { draw: "book", color: "#14213d", accent: "#fca311", motif: "ringed-planet" },
    },
    {
      slug: "exam-guides",
      name: { en: "Exam Guides", bn: "পরীক্ষার বই" },
      art: { draw: "book", color: "#ae2012", accent: "#fefae0", motif: "bullseye" },
    },
    { slug: "stationery", name: { en: "Stationery", bn: "লেখার সরঞ্জাম" }, art: { glyph: "fountain-pen" } },
  ],
  pages: boiParaPages,
  coupons: [
    {
      code: "PATHOK15",
      discount: { percent: 15, atMost: taka(200) },
      minimum: taka(700),
      startsInDays: -40,
      endsInDays: 365,
      isPublic: true,
      title: {
        en: "Readers' 15% from ৳700, at most ৳200",
        bn: "৭০০ টাকার বইয়ে পাঠকের ১৫% ছাড়, সর্বোচ্চ ২০০ টাকা",
      },
    },
    {
      code: "CHHATRO",
      discount: { fixed: taka(60) },
      minimum: taka(300),
      startsInDays: -40,
      endsInDays: 365,
      usesPerCustomer: 3,
      isPublic: false,
      title: { en: "৳60 off for students", bn: "শিক্ষার্থীদের জন্য ৬০ টাকা ছাড়" },
    },
    {
      code: "EKUSHEY21",
      discount: { percent: 21 },
      minimum: taka(210),
      startsInDays: -300,
      endsInDays: -270,
      isPublic: true,
      title: { en: "Ekushey book fair, 21% off", bn: "একুশে বইমেলায় ২১% ছাড়" },
    },
  ],
  attributes: {
    binding: {
      name: { en: "Binding", bn: "বাঁধাই" },
      values: {
        paperback: { en: "Paperback", bn: "পেপারব্যাক" },
        hardcover: { en: "Hardcover", bn: "হার্ডকভার" },
      },
    },
    ink: {
      name: { en: "Ink", bn: "কালি" },
      values: {
        blue: { en: "Royal blue", bn: "রয়েল ব্লু", swatch: "#1f3fa8" },
        black: { en: "Black", bn: "কালো", swatch: "#222222" },
        sepia: { en: "Sepia", bn: "সেপিয়া", swatch: "#704214" },
      },
    },
    ruling: {
      name: { en: "Pages", bn: "পাতা" },
      values: { plain: { en: "Plain", bn: "সাদা" }, ruled: { en: "Ruled", bn: "রুল টানা" } },
    },
  },
  products: boiParaProducts,
  facts: boiParaFacts,
  leads: boiParaLeads,
};
