import type { Translation } from "./translation";

/** The console's pages about the words that shoppers search by. */
export const en = {
  title: "Search words",
  lead: "Shoppers call one thing by many names. List the words that mean the same, and your shop's search finds it by any of them.",
  groups: "Words that mean the same",
  misses: "Searched for and not found",
  missesMore: "Searched for and not found: the {{shown}} most frequent of {{all}}",
  missLine: "About {{formatted}} × · last on {{date}}",
  missesNote: "Each is kept for 90 days after it was last searched for. Who searched is not recorded.",
  use: "Add as a synonym",
  add: "Add words",
  empty: "No words yet",
  emptyText: "When somebody searches and finds nothing, the words are listed here.",
  back: "Search words",
  newTitle: "Words that mean the same",
  words: "Words",
  wordsHint:
    "Each on a line of its own, or with commas between them; in either script. One of several words, too, such as: power bank, পাওয়ার ব্যাংক, powerbank.",
  create: "Add",
  save: "Save",
  remove: "Remove these words",
  told: {
    created: "The search knows these words now.",
    changed: "The words are changed.",
    removed: "The words no longer mean the same.",
  },
};

export const bn: Translation<typeof en> = {
  title: "খোঁজার শব্দ",
  lead: "একই জিনিসকে ক্রেতারা নানা নামে ডাকেন। কোন শব্দগুলোর মানে এক, লিখে দিন—যেটি লিখেই খুঁজুক, আপনার দোকানে পাওয়া যাবে।",
  groups: "যে শব্দগুলোর মানে এক",
  misses: "খুঁজে পাওয়া যায়নি",
  missesMore: "খুঁজে পাওয়া যায়নি: {{all}}টির মধ্যে সবচেয়ে বেশি খোঁজা {{shown}}টি",
  missLine: "প্রায় {{formatted}} বার · শেষবার {{date}}",
  missesNote: "শেষবার খোঁজার পর ৯০ দিন থাকে। কে খুঁজেছেন, তা রাখা হয় না।",
  use: "একই মানে হিসেবে যোগ করুন",
  add: "শব্দ যোগ করুন",
  empty: "এখনো কোনো শব্দ নেই",
  emptyText: "কেউ কিছু খুঁজে না পেলে তা এখানে দেখা যাবে।",
  back: "খোঁজার শব্দ",
  newTitle: "যে শব্দগুলোর মানে এক",
  words: "শব্দ",
  wordsHint:
    "একেকটি আলাদা লাইনে, অথবা মাঝে কমা দিয়ে; বাংলা বা ইংরেজি অক্ষরে। কয়েক শব্দের নামও হয়, যেমন: power bank, পাওয়ার ব্যাংক, powerbank।",
  create: "যোগ করুন",
  save: "সংরক্ষণ করুন",
  remove: "এই শব্দগুলো মুছুন",
  told: {
    created: "দোকানের খোঁজে শব্দগুলো যোগ হয়েছে।",
    changed: "শব্দগুলো বদলানো হয়েছে।",
    removed: "শব্দগুলো আর একই মানের নয়।",
  },
};
