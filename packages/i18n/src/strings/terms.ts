import type { Translation } from "./translation";

/** The terms for who sells, as the console asks for them. */
export const en = {
  title: "Terms for sellers",
  lead: "What holds between you and Haat. Please read them before you accept them.",
  read: "Read the terms",
  inForce: "In force since {{date}}",
  coming: "New terms from {{date}}",
  comingText:
    "Until then nothing changes. Read the new terms and accept them, or close your shop until that day.",
  accepted: "You accepted them: {{date}}",
  notAccepted:
    "You have not accepted these terms yet. A shop can be sent for review, and sells again after a pause, once its owner has.",
  accept: "Accept the terms",
  acceptComing: "Accept the new terms",
  told: "Thank you. The terms are accepted.",
  entry: "Terms for sellers",
  today: "There are terms to accept",
  tickBefore: "I accept the",
  tickLink: "terms for sellers",
  tickAfter: "of the platform.",
  plan: "Plan",
  plans: { free: "Free: no fee, no share of the sales" },
  sms: "{{brand}}: from {{date}} new terms for sellers hold. Please read and accept them: {{link}}",
};

export const bn: Translation<typeof en> = {
  title: "বিক্রেতার শর্ত",
  lead: "আপনার ও হাটের মধ্যে যা চলবে। মেনে নেওয়ার আগে পড়ে নিন।",
  read: "শর্তগুলো পড়ুন",
  inForce: "{{date}} থেকে কার্যকর",
  coming: "{{date}} থেকে নতুন শর্ত",
  comingText: "সে পর্যন্ত কিছুই বদলাবে না। নতুন শর্ত পড়ে মেনে নিন, নইলে ওই দিনের আগে দোকান বন্ধ করুন।",
  accepted: "আপনি মেনে নিয়েছেন: {{date}}",
  notAccepted:
    "আপনি এখনো এই শর্ত মেনে নেননি। মালিক মেনে নিলে তবেই দোকান যাচাইয়ে পাঠানো বা বিরতির পর আবার চালু করা যায়।",
  accept: "শর্ত মেনে নিন",
  acceptComing: "নতুন শর্ত মেনে নিন",
  told: "ধন্যবাদ। শর্ত মেনে নেওয়া হয়েছে।",
  entry: "বিক্রেতার শর্ত",
  today: "মেনে নেওয়ার মতো শর্ত আছে",
  tickBefore: "আমি",
  tickLink: "বিক্রেতার শর্ত",
  tickAfter: "মেনে নিচ্ছি।",
  plan: "প্ল্যান",
  plans: { free: "ফ্রি: কোনো ফি নেই, বিক্রির কোনো ভাগ নেই" },
  sms: "{{brand}}: {{date}} থেকে বিক্রেতাদের নতুন শর্ত কার্যকর হবে। পড়ে মেনে নিন: {{link}}",
};
