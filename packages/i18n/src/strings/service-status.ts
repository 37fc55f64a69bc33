import type { Translation } from "./translation";

/** The page that says how the service does. */
export const en = {
  title: "Is {{brand}} working?",
  lead: "What our own servers counted: how often they answered, and how often a fault of ours left somebody without an answer.",
  state: {
    well: "Everything that was tried in the last ten minutes worked.",
    mostly: "Nearly everything that was tried in the last ten minutes worked.",
    failing: "Not everything works right now: {{parts}}.",
    quiet: "Nobody used Haat in the last ten minutes, so we cannot say how it is right now.",
    gone: "Our servers are not answering right now. Nothing can be ordered. Please try again in a few minutes.",
  },
  parts: {
    shopping: "Looking around and filling the cart",
    ordering: "Placing orders",
    signing_in: "Signing in with a code",
    selling: "The sellers' console",
  },
  lately: "Last ten minutes",
  lastDay: "Last 24 hours",
  lastMonth: "Last 30 days",
  share: "{{percent}}% of {{total}} requests answered",
  none: "No requests",
  since: "Counted since {{since}}.",
  notYet: "Nothing has been counted yet.",
  noGap: "In this time our servers were never down for five minutes.",
  gap: "In this time our servers were down for {{minutes}} minutes in all, which the shares above cannot show.",
  at: "As of {{time}}, up to a minute late. Load the page again for newer numbers.",
  call: "Something does not work for you? Call us: {{phone}}",
  home: "To the home page",
};

export const bn: Translation<typeof en> = {
  title: "{{brand}} কি চলছে?",
  lead: "আমাদের কম্পিউটার নিজে যা গুনেছে: কতবার উত্তর দিতে পেরেছে, আর আমাদের ত্রুটিতে কতবার পারেনি।",
  state: {
    well: "গত দশ মিনিটে যা চেষ্টা করা হয়েছে, সবই কাজ করেছে।",
    mostly: "গত দশ মিনিটে যা চেষ্টা করা হয়েছে, প্রায় সবই কাজ করেছে।",
    failing: "এই মুহূর্তে সব কাজ করছে না: {{parts}}।",
    quiet: "গত দশ মিনিটে কেউ কিছু চেষ্টা করেননি, তাই এই মুহূর্তের অবস্থা আমরা বলতে পারি না।",
    gone: "প্ল্যাটফর্মের কম্পিউটার এই মুহূর্তে সাড়া দিচ্ছে না। এখন অর্ডার করা যাবে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।",
  },
  parts: {
    shopping: "দোকান দেখা ও কার্টে রাখা",
    ordering: "অর্ডার করা",
    signing_in: "কোড দিয়ে সাইন ইন",
    selling: "বিক্রেতার কনসোল",
  },
  lately: "গত দশ মিনিট",
  lastDay: "গত ২৪ ঘণ্টা",
  lastMonth: "গত ৩০ দিন",
  share: "{{total}} চেষ্টার {{percent}}% উত্তর পেয়েছে",
  none: "কেউ চেষ্টা করেননি",
  since: "{{since}} থেকে গোনা হচ্ছে।",
  notYet: "এখনও কিছু গোনা হয়নি।",
  noGap: "এই সময়ে আমাদের কম্পিউটার একবারও পাঁচ মিনিট বন্ধ ছিল না।",
  gap: "এই সময়ে আমাদের কম্পিউটার মোট {{minutes}} মিনিট বন্ধ ছিল; উপরের হিসাবে তা দেখা যায় না।",
  at: "{{time}}‑এর হিসাব, বড়জোর এক মিনিট পুরোনো। নতুন হিসাবের জন্য পাতাটি আবার খুলুন।",
  call: "আপনার কিছু কাজ করছে না? ফোন করুন: {{phone}}",
  home: "প্রথম পাতায়",
};
