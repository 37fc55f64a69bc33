import type { ShopContent } from "../shop-content";
import { taka } from "../taka";
import { bijliGharLeads } from "./bijli-ghar.leads";
import { bijliGharFacts } from "./bijli-ghar.facts";
import { bijliGharPages } from "./bijli-ghar.pages";
import { bijliGharProducts } from "./bijli-ghar.products";

/** Electronics in Khulna; the one shop that never delivers for nothing. */
export const bijliGhar: ShopContent = {
  slug: "bijli-ghar",
  sellerKey: "b9g4t2v7hy",
  orderPrefix: "BJLG",
  status: "approved",
  businessCategory: "electronics",
  title: { en: "Bijli Ghar", bn: "বিজলি ঘর" },
  tagline: { en: "Phones, fans and fair warranties", bn: "ফোন, ফ্যান আর সত্যিকারের ওয়ারেন্টি" },
  description: {
    en: "Phones, computers, sound and home appliances with the maker's warranty in writing, and a repair counter in Khulna that opens on Fridays too.",
    bn: "লিখিত ওয়ারেন্টিসহ ফোন, কম্পিউটার, সাউন্ড আর ঘরের যন্ত্রপাতি—সাথে খুলনায় মেরামতের কাউন্টার, খোলা শুক্রবারেও।",
  },
  address: {
    en: "12 Jalil Tower, KDA Avenue, Khulna 9100",
    bn: "১২ জলিল টাওয়ার, কেডিএ এভিনিউ, খুলনা ৯১০০",
  },
  phone: "+8801911640088",
  homeCity: "Khulna",
  deliveryFeeInside: taka(80),
  deliveryFeeSuburbs: taka(110),
  deliveryFeeOutside: taka(150),
  suburbs: ["Bagerhat", "Jashore"],
  deliveryExceptions: [],
  freeDeliveryFrom: null,
  deliveryTime: { from: 1, to: 1 },
  deliveryTimeOutside: { from: 3, to: 3 },
  vatPercent: 10,
  legalName: { en: "Bijli Ghar Electronics Limited", bn: "বিজলি ঘর ইলেকট্রনিকস লিমিটেড" },
  bin: "004512873-0101",
  issuesChallan: true,
  theme: {
    version: 1,
    seed: "#1d4fd8",
    ribbonSeed: "#12b886",
    surface: "bold",
    radius: 4,
    density: "compact",
    headingFont: "sans",
    cardRatio: "1:1",
    cardStyle: "bordered",
    headerLayout: "compact",
    homeLayout: "catalogue",
    digits: "Latin",
    darkMode: "follow",
  },
  scene: "studio",
  logo: "house-of-lightning",
  banners: [
    {
      slug: "phones",
      title: { en: "A phone with two years' warranty", bn: "দুই বছরের ওয়ারেন্টিতে ফোন" },
      text: {
        en: "Official sets only, with the box sealed until you open it.",
        bn: "শুধু অফিশিয়াল সেট, আপনি খোলা পর্যন্ত বাক্স সিল করা।",
      },
      category: "phones",
      art: [
        { draw: "phone", color: "#1f3a8a", accent: "#7dd3fc" },
        { draw: "earbuds", color: "#f1f5f9", accent: "#94a3b8" },
        { draw: "phone", color: "#0f766e", accent: "#99f6e4" },
        { glyph: "watch" },
      ],
    },
    {
      slug: "summer",
      title: { en: "Keep cool when the power goes", bn: "লোডশেডিংয়েও ঠান্ডা থাকুন" },
      text: {
        en: "Rechargeable fans and lamps that last the night.",
        bn: "সারা রাত চলার মতো রিচার্জেবল ফ্যান আর বাতি।",
      },
      category: "lights-power",
      art: [
        { draw: "fan", color: "#2563eb", accent: "#dbeafe" },
        { glyph: "light-bulb" },
        { draw: "powerBank", color: "#334155", accent: "#38bdf8" },
        { glyph: "flashlight" },
      ],
    },
  ],
  ribbons: [
    { slug: "new", name: { en: "Just in", bn: "নতুন এলো" }, tone: 1 },
    { slug: "sale", name: { en: "Deal", bn: "বিশেষ দাম" }, tone: 2 },
    { slug: "popular", name: { en: "Best seller", bn: "বেস্ট সেলার" }, tone: 3 },
    { slug: "energy-saver", name: { en: "Energy saver", bn: "বিদ্যুৎ সাশ্রয়ী" }, tone: 4 },
  ],
  categories: [
    {
      slug: "phones",
      name: { en: "Phones & Tablets", bn: "ফোন ও ট্যাবলেট" },
      art: { draw: "phone", color: "#1f3a8a", accent: "#7dd3fc" },
    },
    { slug: "computers", name: { en: "Computers", bn: "কম্পিউটার" }, art: { glyph: "laptop" } },
    { slug: "audio", name: { en: "Audio", bn: "অডিও" }, art: { glyph: "headphone" } },
    { slug: "cameras-tv", name: { en: "TV & Cameras", bn: "টিভি ও ক্যামেরা" }, art: { glyph: "camera" } },
    {
      slug: "home-appliances",
      name: { en: "Home Appliances", bn: "ঘরের যন্ত্রপাতি" },
      art: { draw: "riceCooker", color: "#e2e8f0", accent: "#dc2626" },
    },
    {
      slug: "lights-power",
      name: { en: "Lights & Power", bn: "বাতি ও পাওয়ার" },
      art: { glyph: "light-bulb" },
    },
    {
      slug: "gaming-gadgets",
      name: { en: "Gaming & Gadgets", bn: "গেমিং ও গ্যাজেট" },
      art: { glyph: "video-game" },
    },
  ],
  pages: bijliGharPages,
  coupons: [
    {
      code: "BIJLI500",
      discount: { fixed: taka(500) },
      minimum: taka(10000),
      startsInDays: -15,
      endsInDays: 365,
      isPublic: true,
      title: { en: "৳500 off from ৳10,000", bn: "১০,০০০ টাকার কেনাকাটায় ৫০০ টাকা ছাড়" },
    },
    {
      code: "CHARGE5",
      discount: { percent: 5, atMost: taka(1000) },
      startsInDays: -15,
      endsInDays: 365,
      isPublic: false,
      title: { en: "5% off everything, at most ৳1,000", bn: "সবকিছুতে ৫% ছাড়, সর্বোচ্চ ১,০০০ টাকা" },
    },
    {
      code: "WINTER8",
      discount: { percent: 8 },
      minimum: taka(3000),
      startsInDays: 45,
      endsInDays: 100,
      isPublic: true,
      title: { en: "Winter offer, 8% off", bn: "শীতের অফার, ৮% ছাড়" },
    },
  ],
  attributes: {
    color: {
      name: { en: "Colour", bn: "রং" },
      values: {
        black: { en: "Midnight black", bn: "মিডনাইট ব্ল্যাক", swatch: "#23252b" },
        blue: { en: "Ocean blue", bn: "সাগর নীল", swatch: "#2f5fc4" },
        green: { en: "Mint green", bn: "মিন্ট সবুজ", swatch: "#5fb49c" },
        silver: { en: "Silver", bn: "রুপালি", swatch: "#c5cad3" },
        white: { en: "White", bn: "সাদা", swatch: "#f2f3f5" },
        red: { en: "Red", bn: "লাল", swatch: "#c9302c" },
      },
    },
    storage: {
      name: { en: "Storage", bn: "স্টোরেজ" },
      values: {
        gb32: { en: "32 GB", bn: "৩২ জিবি" },
        gb64: { en: "64 GB", bn: "৬৪ জিবি" },
        gb128: { en: "128 GB", bn: "১২৮ জিবি" },
        gb256: { en: "256 GB", bn: "২৫৬ জিবি" },
        gb512: { en: "512 GB", bn: "৫১২ জিবি" },
      },
    },
    length: {
      name: { en: "Length", bn: "দৈর্ঘ্য" },
      values: { m1: { en: "1 m", bn: "১ মিটার" }, m2: { en: "2 m", bn: "২ মিটার" } },
    },
    watt: {
      name: { en: "Power", bn: "ক্ষমতা" },
      values: {
        w9: { en: "9 W", bn: "৯ ওয়াট" },
        w12: { en: "12 W", bn: "১২ ওয়াট" },
        w15: { en: "15 W", bn: "১৫ ওয়াট" },
      },
    },
  },
  products: bijliGharProducts,
  facts: bijliGharFacts,
  leads: bijliGharLeads,
};
