import type { ShopContent } from "../shop-content";
import { taka } from "../taka";

/** A suspended shop: opening it answers 420. */
export const nakshiGhar: ShopContent = {
  slug: "nakshi-ghar",
  sellerKey: "n4q7j3f8rb",
  orderPrefix: "NKSH",
  status: "suspended",
  businessCategory: "handicrafts",
  title: { en: "Nakshi Ghar", bn: "নকশি ঘর" },
  tagline: { en: "Stitched stories from Jamalpur", bn: "জামালপুরের সুচে বোনা গল্প" },
  description: {
    en: "Nakshi kantha, cane and jute work by the women of Jamalpur.",
    bn: "জামালপুরের নারীদের হাতের নকশিকাঁথা, বেত আর পাটের কাজ।",
  },
  address: { en: "Bakultala, Jamalpur 2000", bn: "বকুলতলা, জামালপুর ২০০০" },
  phone: "+8801733581206",
  homeCity: "Jamalpur",
  deliveryFeeInside: taka(60),
  deliveryFeeSuburbs: taka(90),
  deliveryFeeOutside: taka(120),
  suburbs: ["Sherpur"],
  deliveryExceptions: [],
  freeDeliveryFrom: taka(2500),
  deliveryTime: { from: 3, to: 5 },
  vatPercent: 10,
  legalName: { en: "Nakshi Ghar Handicrafts", bn: "নকশি ঘর হস্তশিল্প" },
  theme: { version: 1, seed: "#8e3b46", surface: "tinted", radius: 8, cardStyle: "bordered" },
  scene: "boutique",
  logo: "stitched-flower",
  banners: [
    {
      slug: "kantha",
      title: { en: "A year of evenings", bn: "এক বছরের সন্ধ্যা" },
      text: { en: "That is what a kantha is made of.", bn: "একটি কাঁথা তাতেই তৈরি।" },
      category: "kantha",
      art: [
        { draw: "fold", color: "#8e3b46", accent: "#f3e3c3" },
        { glyph: "sewing-needle" },
        { glyph: "basket" },
      ],
    },
  ],
  ribbons: [{ slug: "handmade", name: { en: "Handmade", bn: "হাতে তৈরি" }, tone: 1 }],
  categories: [
    {
      slug: "kantha",
      name: { en: "Kantha", bn: "কাঁথা" },
      art: { draw: "fold", color: "#8e3b46", accent: "#f3e3c3" },
    },
    { slug: "cane-jute", name: { en: "Cane & Jute", bn: "বেত ও পাট" }, art: { glyph: "basket" } },
  ],
  pages: [
    {
      slug: "about-us",
      title: { en: "About us", bn: "আমাদের কথা" },
      body: {
        en: "Nakshi Ghar is a cooperative of thirty-two women in Jamalpur. Each kantha carries the name of the woman who stitched it.",
        bn: "নকশি ঘর জামালপুরের বত্রিশজন নারীর একটি সমবায়। প্রতিটি কাঁথায় লেখা থাকে যিনি সেলাই করেছেন তাঁর নাম।",
      },
    },
  ],
  coupons: [],
  attributes: {},
  products: [
    {
      slug: "nakshi-kantha",
      category: "kantha",
      en: ["Nakshi Kantha", "Double-bed kantha with the tree of life, eleven months of stitching."],
      bn: ["নকশিকাঁথা", "জীবনবৃক্ষের নকশায় ডাবল খাটের কাঁথা, এগারো মাসের সেলাই।"],
      price: taka(8500),
      stock: 2,
      ribbons: ["handmade"],
      art: { draw: "fold", color: "#8e3b46", accent: "#f3e3c3" },
    },
    {
      slug: "cane-basket",
      category: "cane-jute",
      en: ["Cane Basket", "A basket that stands by itself, for fruit or yarn."],
      bn: ["বেতের ঝুড়ি", "নিজে নিজে দাঁড়িয়ে থাকা ঝুড়ি—ফল কিংবা উল রাখার জন্য।"],
      price: taka(650),
      stock: 14,
      ribbons: ["handmade"],
      art: { glyph: "basket" },
    },
    {
      slug: "terracotta-vase",
      category: "cane-jute",
      en: ["Terracotta Vase", "Burnt clay with a frieze of fish."],
      bn: ["পোড়ামাটির ফুলদানি", "মাছের সারি আঁকা পোড়ামাটির ফুলদানি।"],
      price: taka(480),
      stock: 9,
      art: { glyph: "amphora" },
    },
  ],
};
