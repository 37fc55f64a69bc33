import type { Translation } from "./translation";

/** Where markets elsewhere read what a shop sells. */
export const en = {
  title: "Sell through Google and Facebook",
  lead: "Give one of these addresses to Google or Facebook once. They fetch your goods from it themselves, with price, pictures and stock, as often as you tell them to.",
  notYet: "The addresses work as soon as your shop is open.",
  google: {
    title: "Google",
    lead: "In Google Merchant Center add a product source, choose “file from a link” and paste the address.",
  },
  meta: {
    title: "Facebook and Instagram",
    lead: "In Meta Commerce Manager open your catalogue, add items by a data feed, choose a scheduled feed and paste the address.",
  },
  in: { bn: "In Bengali", en: "In English" },
};

export const bn: Translation<typeof en> = {
  title: "গুগল ও ফেসবুকে বিক্রি",
  lead: "এর একটি ঠিকানা গুগল বা ফেসবুককে একবার দিন। তারা নিজেরাই সেখান থেকে আপনার পণ্য নিয়ে যায়, দাম, ছবি ও স্টকসহ; কত ঘন ঘন, তা আপনি ঠিক করবেন।",
  notYet: "দোকান খোলা হলেই ঠিকানাগুলো কাজ করবে।",
  google: {
    title: "গুগল",
    lead: "Google Merchant Center‑এ নতুন product source যোগ করুন, “file from a link” বেছে নিয়ে ঠিকানাটি দিন।",
  },
  meta: {
    title: "ফেসবুক ও ইনস্টাগ্রাম",
    lead: "Meta Commerce Manager‑এ আপনার catalogue খুলুন, data feed দিয়ে পণ্য যোগ করুন, scheduled feed বেছে নিয়ে ঠিকানাটি দিন।",
  },
  in: { bn: "বাংলায়", en: "ইংরেজিতে" },
};
