import type { Translation } from "./translation";

/** The shop in which programs are tried out, in the console. */
export const en = {
  title: "Test shop",
  /** Stands behind the shop's name everywhere. */
  mark: "test",
  lead: "A copy of your shop for whoever writes a program for it: its orders are not real, its text messages are not sent, and its keys open nothing else.",
  docs: "Documentation for developers",
  none: {
    title: "No test shop yet",
    text: "It gets your {{products}} newest products, with their prices and stock. Customers cannot find it, no courier hears of it, and it counts nowhere.",
    open: "Open the test shop",
  },
  notPossible: "Your shop has to be open, or paused, before it has a test shop.",
  open: {
    console: "Work in the test shop",
    visit: "See the test shop",
    facts: "To try out with",
    sellerKey: "The test shop's key, to be named in API calls",
    code: "Code for signing in",
    numbers: "Numbers of its customers",
    numbersBetween: "{{first}} to {{last}}",
    numbersHint:
      "Nobody has these numbers. Sign in with any of them and always the same code. Write no real names or addresses: whoever knows a number and the code sees them.",
    contents: "In it now",
    contentsText: "{{products}} products · {{orders}} orders",
    filled: "Filled on {{date}}",
    ahead: "Its time is ahead by",
    hours_one: "{{formatted}} hour",
    hours_other: "{{formatted}} hours",
    keysHint:
      "Keys and webhooks for it are made in its own console. Its keys begin with haat_test_ and open nothing in your shop; keys of your shop open nothing there.",
  },
  time: {
    title: "Let time pass",
    text: "Orders, parcels and waiting webhooks grow older at once, so you need not wait. Filling the shop again sets its time right.",
    hour: "An hour",
    day: "A day",
    week: "A week",
    passed: "Time has passed in the test shop.",
  },
  /** Who brings the parcels of a test shop. */
  courier: "Test courier",
  sample: { address: "House 12, Road 3", area: "Sample area" },
  courierHint:
    "The test courier sets out with a parcel after an hour and delivers it after a day; nobody outside hears of it. A customer whose number ends in 9 does not take the parcel, so it comes back.",
  fresh: {
    entry: "Start afresh",
    text: "Empty the test shop, or fill it anew with your newest products and sample orders.",
    title: "Empty the test shop?",
    lead: "What is in it goes for good. Nothing of your own shop changes.",
    goes: "Deleted: {{products}} products and {{orders}} orders with their parcels; carts, customers' addresses and sessions, text messages; waiting webhooks.",
    stays: "Kept: its key, its code and numbers, API keys, webhooks and the audit trail.",
    what: "Then",
    choices: {
      fill: "Fill it again, with your newest products and sample orders",
      empty: "Leave it empty",
    },
    submit: "Empty it",
  },
  fill: { done: "The test shop is filled." },
  empty: { done: "The test shop is empty." },
  messages: {
    title: "Text messages that were not sent",
    empty: "None yet. What the test shop would have sent appears here.",
    to: "To {{phone}} · {{date}}",
  },
};

export const bn: Translation<typeof en> = {
  title: "পরীক্ষার দোকান",
  mark: "পরীক্ষা",
  lead: "যিনি আপনার দোকানের জন্য প্রোগ্রাম লেখেন, তাঁর জন্য দোকানের একটি নকল: অর্ডার আসল নয়, এসএমএস পাঠানো হয় না, কি আলাদা।",
  docs: "ডেভেলপারদের জন্য নির্দেশিকা",
  none: {
    title: "এখনো পরীক্ষার দোকান নেই",
    text: "এতে আপনার নতুন {{products}}টি পণ্য দাম ও স্টকসহ থাকবে। ক্রেতারা খুঁজে পাবেন না, কুরিয়ার কিছু জানবে না, কোনো হিসাবেও ধরা হবে না।",
    open: "পরীক্ষার দোকান খুলুন",
  },
  notPossible: "আগে আপনার দোকান খোলা বা সাময়িক বিরতিতে থাকতে হবে, তারপর পরীক্ষার দোকান হবে।",
  open: {
    console: "পরীক্ষার দোকানে কাজ করুন",
    visit: "পরীক্ষার দোকান দেখুন",
    facts: "যা দিয়ে পরীক্ষা করবেন",
    sellerKey: "পরীক্ষার দোকানের কি, API কলে লিখতে হয়",
    code: "সাইন ইন করার কোড",
    numbers: "এর ক্রেতাদের নম্বর",
    numbersBetween: "{{first}} থেকে {{last}}",
    numbersHint:
      "নম্বরগুলো কারও নয়। যেকোনোটি দিয়ে সাইন ইন করুন, কোড সব সময় একই। আসল নাম বা ঠিকানা লিখবেন না: নম্বর ও কোড জানলে যে কেউ দেখতে পাবেন।",
    contents: "এখন এতে আছে",
    contentsText: "{{products}}টি পণ্য · {{orders}}টি অর্ডার",
    filled: "ভরা হয়েছে {{date}}",
    ahead: "এর সময় এগিয়ে আছে",
    hours_one: "{{formatted}} ঘণ্টা",
    hours_other: "{{formatted}} ঘণ্টা",
    keysHint:
      "এর কি ও ওয়েবহুক এর নিজের কনসোলে তৈরি হয়। এর কি haat_test_ দিয়ে শুরু, তা দিয়ে আপনার দোকানে কিছু খোলে না; আপনার দোকানের কি দিয়েও এখানে কিছু খোলে না।",
  },
  time: {
    title: "সময় এগিয়ে দিন",
    text: "অর্ডার, পার্সেল ও অপেক্ষায় থাকা ওয়েবহুক সাথে সাথে পুরোনো হয়, তাই বসে থাকতে হয় না। নতুন করে ভরলে সময় আবার ঠিক হয়।",
    hour: "এক ঘণ্টা",
    day: "এক দিন",
    week: "এক সপ্তাহ",
    passed: "পরীক্ষার দোকানে সময় এগিয়েছে।",
  },
  courier: "পরীক্ষার কুরিয়ার",
  sample: { address: "বাড়ি ১২, রোড ৩", area: "নমুনা এলাকা" },
  courierHint:
    "পরীক্ষার কুরিয়ার এক ঘণ্টা পর পার্সেল নিয়ে রওনা হয়, এক দিন পর পৌঁছে দেয়; বাইরের কেউ কিছু জানে না। যাঁর নম্বরের শেষে ৯, তিনি পার্সেল নেন না, তাই সেটি ফেরত আসে।",
  fresh: {
    entry: "নতুন করে শুরু করুন",
    text: "পরীক্ষার দোকান খালি করুন, অথবা আপনার নতুন পণ্য ও নমুনা অর্ডার দিয়ে আবার ভরুন।",
    title: "পরীক্ষার দোকান খালি করবেন?",
    lead: "এতে যা আছে তা একেবারে মুছে যাবে। আপনার নিজের দোকানে কিছুই বদলাবে না।",
    goes: "মুছে যাবে: {{products}}টি পণ্য, {{orders}}টি অর্ডার ও সেগুলোর পার্সেল; কার্ট, ক্রেতার ঠিকানা ও সাইন ইন, এসএমএস; অপেক্ষায় থাকা ওয়েবহুক।",
    stays: "থাকবে: এর কি, কোড ও নম্বর, এপিআই কি, ওয়েবহুক ও কাজের বিবরণী।",
    what: "তারপর",
    choices: {
      fill: "আপনার নতুন পণ্য ও নমুনা অর্ডার দিয়ে আবার ভরা হবে",
      empty: "খালি থাকবে",
    },
    submit: "খালি করুন",
  },
  fill: { done: "পরীক্ষার দোকান ভরা হয়েছে।" },
  empty: { done: "পরীক্ষার দোকান খালি করা হয়েছে।" },
  messages: {
    title: "যে এসএমএস পাঠানো হয়নি",
    empty: "এখনো নেই। পরীক্ষার দোকান যা পাঠাত, তা এখানে দেখা যাবে।",
    to: "{{phone}} নম্বরে · {{date}}",
  },
};
