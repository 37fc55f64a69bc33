import type { ShopContent } from "../shop-content";
import { taka } from "../taka";
import { rongdhonuFacts } from "./rongdhonu.facts";
import { rongdhonuPages } from "./rongdhonu.pages";
import { rongdhonuSizeGuides } from "./rongdhonu.size-guides";
import { rongdhonuProducts } from "./rongdhonu.products";

/** Fashion in Chattogram. */
export const rongdhonu: ShopContent = {
  slug: "rongdhonu",
  sellerKey: "r3d8w5n6pe",
  orderPrefix: "RNGD",
  status: "approved",
  businessCategory: "fashion",
  title: { en: "Rongdhonu", bn: "রংধনু" },
  tagline: { en: "Handloom colours for every day", bn: "প্রতিদিনের পোশাকে তাঁতের রং" },
  description: {
    en: "Sarees from Tangail and Rupganj, panjabis and kurtis cut in our own workshop in Chattogram, and shoes and bags to go with them.",
    bn: "টাঙ্গাইল আর রূপগঞ্জের শাড়ি, চট্টগ্রামে আমাদের নিজেদের কারখানায় তৈরি পাঞ্জাবি-কুর্তি, আর মানানসই জুতা-ব্যাগ।",
  },
  address: {
    en: "Shop 14, Mimi Super Market, Nasirabad, Chattogram 4000",
    bn: "দোকান ১৪, মিমি সুপার মার্কেট, নাসিরাবাদ, চট্টগ্রাম ৪০০০",
  },
  phone: "+8801819330722",
  homeCity: "Chattogram",
  deliveryFeeInside: taka(70),
  deliveryFeeSuburbs: taka(100),
  deliveryFeeOutside: taka(130),
  suburbs: ["Cox's Bazar", "Feni"],
  deliveryExceptions: [
    { city: "Chattogram", area: "Sandwip", zone: "country" },
    { city: "Chattogram", area: "Sitakunda", zone: "suburbs" },
  ],
  freeDeliveryFrom: taka(3000),
  deliveryTime: { from: 1, to: 2 },
  deliveryTimeOutside: { from: 2, to: 3 },
  vatPercent: 10,
  legalName: { en: "Rongdhonu Fashion House", bn: "রংধনু ফ্যাশন হাউস" },
  bin: "002938475-0203",
  theme: {
    version: 1,
    seed: "#2b2320",
    ribbonSeed: "#a8173f",
    surface: "clean",
    radius: 0,
    density: "roomy",
    headingFont: "serif",
    cardRatio: "4:5",
    cardStyle: "plain",
    headerLayout: "centred",
    homeLayout: "showcase",
    digits: "Bengali",
    darkMode: "follow",
  },
  scene: "boutique",
  logo: "rainbow",
  banners: [
    {
      slug: "sarees",
      title: { en: "Six yards of Tangail", bn: "টাঙ্গাইলের বারো হাত" },
      text: {
        en: "New handloom sarees, soft from the first day.",
        bn: "তাঁতের নতুন শাড়ি, প্রথম দিন থেকেই নরম।",
      },
      category: "sarees",
      art: [
        { draw: "fold", color: "#c2185b", accent: "#f6c453" },
        { glyph: "sari" },
        { draw: "fold", color: "#00796b", accent: "#f3e9d2" },
        { glyph: "hibiscus" },
      ],
    },
    {
      slug: "eid-panjabi",
      title: { en: "Panjabis for the feast", bn: "উৎসবের পাঞ্জাবি" },
      text: {
        en: "Cotton and silk, seven colours, five sizes.",
        bn: "সুতি আর সিল্ক, নানা রং, নানা মাপ।",
      },
      category: "panjabi",
      art: [
        { draw: "panjabi", color: "#f3ead8", accent: "#b08d57" },
        { draw: "panjabi", color: "#1f3a5f", accent: "#d9b26f" },
        { draw: "panjabi", color: "#8c2f39", accent: "#f1d7a5" },
      ],
    },
    {
      slug: "shoes-and-bags",
      title: { en: "From head to toe", bn: "মাথা থেকে পা পর্যন্ত" },
      text: { en: "Leather from Hazaribagh, stitched by hand.", bn: "হাজারীবাগের চামড়া, হাতে সেলাই।" },
      category: "bags-accessories",
      art: [{ glyph: "handbag" }, { glyph: "high-heeled-shoe" }, { glyph: "sunglasses" }, { glyph: "watch" }],
    },
  ],
  ribbons: [
    { slug: "new", name: { en: "New arrival", bn: "নতুন এসেছে" }, tone: 1 },
    { slug: "sale", name: { en: "Sale", bn: "মূল্যছাড়" }, tone: 2 },
    { slug: "handloom", name: { en: "Handloom", bn: "হস্ততাঁত" }, tone: 3 },
  ],
  categories: [
    { slug: "sarees", name: { en: "Sarees", bn: "শাড়ি" }, art: { glyph: "sari" } },
    {
      slug: "kurti-kameez",
      name: { en: "Kurti & Kameez", bn: "কুর্তি ও কামিজ" },
      art: { draw: "kurti", color: "#d81b7a", accent: "#ffd166" },
    },
    {
      slug: "panjabi",
      name: { en: "Panjabi", bn: "পাঞ্জাবি" },
      art: { draw: "panjabi", color: "#f3ead8", accent: "#b08d57" },
    },
    {
      slug: "shirts-tees",
      name: { en: "Shirts & Tees", bn: "শার্ট ও টি-শার্ট" },
      art: { glyph: "t-shirt", tint: "#e07a3f" },
    },
    { slug: "kids", name: { en: "Kids", bn: "বাচ্চাদের পোশাক" }, art: { glyph: "dress", tint: "#f06292" } },
    { slug: "shoes", name: { en: "Shoes", bn: "জুতা" }, art: { glyph: "high-heeled-shoe" } },
    {
      slug: "bags-accessories",
      name: { en: "Bags & Accessories", bn: "ব্যাগ ও অনুষঙ্গ" },
      art: { glyph: "handbag" },
    },
  ],
  pages: rongdhonuPages,
  sizeGuides: rongdhonuSizeGuides,
  coupons: [
    {
      code: "RONG12",
      discount: { percent: 12, atMost: taka(500) },
      minimum: taka(2000),
      startsInDays: -20,
      endsInDays: 365,
      isPublic: true,
      title: {
        en: "12% off from ৳2,000, at most ৳500",
        bn: "২,০০০ টাকার কেনাকাটায় ১২% ছাড়, সর্বোচ্চ ৫০০ টাকা",
      },
    },
    {
      code: "BONDHU200",
      discount: { fixed: taka(200) },
      minimum: taka(1500),
      startsInDays: -20,
      endsInDays: 365,
      usesPerCustomer: 2,
      isPublic: false,
      title: { en: "৳200 off for friends of the shop", bn: "বন্ধুদের জন্য ২০০ টাকা ছাড়" },
    },
    {
      code: "BOISHAKH",
      discount: { percent: 20 },
      startsInDays: -120,
      endsInDays: -60,
      isPublic: true,
      title: { en: "Boishakh offer, 20% off", bn: "বৈশাখী অফার, ২০% ছাড়" },
    },
  ],
  attributes: {
    fabric: {
      name: { en: "Fabric", bn: "কাপড়" },
      values: {
        cotton: { en: "Cotton", bn: "সুতি" },
        silk: { en: "Rajshahi silk", bn: "রাজশাহী সিল্ক" },
        linen: { en: "Linen", bn: "লিনেন" },
      },
    },
    color: {
      name: { en: "Colour", bn: "রং" },
      values: {
        red: { en: "Red", bn: "লাল", swatch: "#c62828" },
        maroon: { en: "Maroon", bn: "মেরুন", swatch: "#7b1f2e" },
        pink: { en: "Pink", bn: "গোলাপি", swatch: "#e06a9b" },
        mustard: { en: "Mustard", bn: "সরষে হলুদ", swatch: "#d9a21b" },
        green: { en: "Bottle green", bn: "গাঢ় সবুজ", swatch: "#1f6b4a" },
        sky: { en: "Sky blue", bn: "আকাশি", swatch: "#5fa8d3" },
        navy: { en: "Navy", bn: "নেভি ব্লু", swatch: "#1f3a5f" },
        white: { en: "White", bn: "সাদা", swatch: "#f4f1ea" },
        cream: { en: "Cream", bn: "ক্রিম", swatch: "#eadbb8" },
        black: { en: "Black", bn: "কালো", swatch: "#2b2b30" },
        brown: { en: "Brown", bn: "বাদামি", swatch: "#8a5a3b" },
      },
    },
    size: {
      name: { en: "Size", bn: "মাপ" },
      values: {
        s: { en: "S", bn: "S" },
        m: { en: "M", bn: "M" },
        l: { en: "L", bn: "L" },
        xl: { en: "XL", bn: "XL" },
        xxl: { en: "XXL", bn: "XXL" },
      },
    },
    age: {
      name: { en: "Age", bn: "বয়স" },
      values: {
        y2: { en: "2–3 years", bn: "২–৩ বছর" },
        y4: { en: "4–5 years", bn: "৪–৫ বছর" },
        y6: { en: "6–7 years", bn: "৬–৭ বছর" },
        y8: { en: "8–9 years", bn: "৮–৯ বছর" },
      },
    },
    shoeSize: {
      name: { en: "Shoe size", bn: "জুতার মাপ" },
      values: {
        s37: { en: "37", bn: "৩৭" },
        s38: { en: "38", bn: "৩৮" },
        s39: { en: "39", bn: "৩৯" },
        s40: { en: "40", bn: "৪০" },
        s41: { en: "41", bn: "৪১" },
        s42: { en: "42", bn: "৪২" },
        s43: { en: "43", bn: "৪৩" },
      },
    },
  },
  products: rongdhonuProducts,
  facts: rongdhonuFacts,
};
