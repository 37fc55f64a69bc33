import type { SizeGuideContent } from "../shop-content";

const chest = { en: "Chest", bn: "বুক", unit: "inch" } as const;
const waist = { en: "Waist", bn: "কোমর", unit: "inch" } as const;
const length = { en: "Length", bn: "লম্বা", unit: "inch" } as const;
const shoulder = { en: "Shoulder", bn: "কাঁধ", unit: "inch" } as const;
const sleeve = { en: "Sleeve", bn: "হাতা", unit: "inch" } as const;

/** Of what the shop measures on a table. */
const laidFlat = {
  en: "Lay one that fits you flat, measure across the chest from seam to seam, and double it. Between two sizes, take the larger one.",
  bn: "গায়ে ঠিকঠাক হয় এমন একটি সমান জায়গায় বিছিয়ে বুকের এক সেলাই থেকে অন্য সেলাই পর্যন্ত মাপুন, তারপর দ্বিগুণ করুন। দুই মাপের মাঝামাঝি হলে বড়টি নিন।",
};

export const rongdhonuSizeGuides: readonly SizeGuideContent[] = [
  {
    key: "saree",
    name: { en: "Sarees and blouses", bn: "শাড়ি ও ব্লাউজ" },
    how: {
      en: "A saree is one size for all. The blouse piece is cut to the measures of its row: tell your tailor, or ours.",
      bn: "শাড়ির মাপ সবার জন্য একটিই। ব্লাউজ পিস কাটতে সারির মাপগুলো লাগে: আপনার দরজিকে বা আমাদের জানান।",
    },
    columns: [
      { en: "Blouse, chest", bn: "ব্লাউজের বুক", unit: "inch" },
      { en: "Blouse, length", bn: "ব্লাউজের লম্বা", unit: "inch" },
      { en: "Saree, length", bn: "শাড়ির লম্বা", unit: "cm" },
    ],
    rows: [
      ["S", "32-34", "13.5", "550"],
      ["M", "34-36", "14", "550"],
      ["L", "38-40", "14.5", "550"],
      ["XL", "42-44", "15", "550"],
    ],
  },
  {
    key: "panjabi",
    name: { en: "Panjabis", bn: "পাঞ্জাবি" },
    how: laidFlat,
    columns: [chest, length, shoulder, sleeve],
    rows: [
      ["M", "38", "40", "17", "24"],
      ["L", "40", "41", "17.5", "24.5"],
      ["XL", "42", "42", "18", "25"],
      ["XXL", "44", "43", "18.5", "25.5"],
    ],
  },
  {
    key: "shirt",
    name: { en: "Shirts and tees", bn: "শার্ট ও টি-শার্ট" },
    how: laidFlat,
    columns: [chest, waist, length],
    rows: [
      ["S", "36", "34-35", "27"],
      ["M", "38", "36-37", "28"],
      ["L", "40", "38-39", "29"],
      ["XL", "42", "40-41", "30"],
      ["XXL", "44", "42-43", "31"],
    ],
  },
  {
    key: "shoes",
    name: { en: "Shoes", bn: "জুতা" },
    how: {
      en: "Stand on a sheet of paper in the evening, mark heel and longest toe, and measure between the marks.",
      bn: "সন্ধ্যায় কাগজের উপর দাঁড়িয়ে গোড়ালি আর সবচেয়ে লম্বা আঙুলের মাথায় দাগ দিন, তারপর দুই দাগের মাঝখানটা মাপুন।",
    },
    columns: [
      { en: "Foot", bn: "পায়ের পাতা", unit: "cm" },
      { en: "UK size", bn: "ইউকে মাপ", unit: "words" },
    ],
    rows: [
      ["37", "23.5", "4"],
      ["38", "24", "5"],
      ["39", "24.5", "6"],
      ["40", "25.5", "6.5"],
      ["41", "26", "7.5"],
      ["42", "26.5", "8"],
      ["43", "27.5", "9"],
    ],
  },
];
