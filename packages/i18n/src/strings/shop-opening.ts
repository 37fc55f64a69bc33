import type { Translation } from "./translation";

/** What the API says of opening a shop and of its review: what was done, what it found, drafts, text messages. */
export const en = {
  saved: "Saved.",
  started: "Your shop is begun. Fill it in any order; everything is kept.",
  sent: "Sent. We will tell you here and by SMS.",
  approvedAtOnce: "Your shop is open.",
  paused: "The shop is paused: it can be looked at, not bought from.",
  resumed: "The shop sells again.",
  previewRenewed: "There is a new preview link. The one before opens nothing any more.",
  tasks: {
    name: "the name in both languages",
    label: "the web address",
    logo: "the logo",
    colours: "the colours",
    place: "the place and who answers",
    delivery: "delivery",
    product: "a first product with a picture",
    about: "about the shop",
  },
  decided: {
    approve: "The shop is open, and its owner is told.",
    ask_changes: "The owner is told what to change.",
    reject: "The shop is turned down, and its owner is told.",
    suspend: "The shop is closed, and its owner is told.",
    reinstate: "The shop is open again, and its owner is told.",
  },
  autoApproval: { on: "Shops now open when they are sent.", off: "Shops now wait for a decision." },
  warnings: {
    phone_of_suspended: "The phone number is one of a closed or rejected shop: {{shop}}.",
    address_of_suspended: "The address is one of a closed or rejected shop: {{shop}}.",
    known_name: "The name is, or reads like, that of another shop: {{shop}}.",
    banned_word: "It has a word that is not sold here: {{word}}.",
  },
  doctor: {
    not_sent: "The shop was not sent for review yet.",
    in_review: "We have not decided on the shop yet.",
    changes_asked: "We asked for changes. Mend what is marked and send it again.",
    rejected: "The shop was turned down: {{reason}}",
    suspended: "The shop is closed by the platform: {{reason}}",
    closed_by_owner: "The shop is closed by its owner.",
    paused: "The shop is paused. Resume it to sell again.",
    no_product: "No product is published.",
    no_stock: "Every product is sold out.",
    no_delivery: "There are neither delivery fees nor pick-up.",
  },
  /** "Delivery within {{data}}". */
  days: { one: "{{to}} day", many: "{{to}} days", range: "{{from}}–{{to}} days", sameDay: "the same day" },
  draft: {
    tagline: "{{category}} from {{city}}",
    about:
      "{{shop}} is a shop for {{category}} in {{city}}. Order online and pay when you have it in hand. Questions? Call us: we are glad to help.",
  },
  /** Text messages. No link: whoever gets one signs in where they always do. */
  sms: {
    approve: "Your shop {{shop}} on {{brand}} is open. Sign in to the seller console to see it and its app.",
    ask_changes:
      "{{brand}} asks for changes in your shop {{shop}}. Sign in to the seller console to see what is marked.",
    reject:
      "Your shop {{shop}} was not accepted on {{brand}}: {{reason}} Put it right in the seller console and send it again. Questions? {{help}}",
    suspend:
      "Your shop {{shop}} on {{brand}} is closed: {{reason}} Open orders can be finished. Questions? {{help}}",
    reinstate: "Your shop {{shop}} on {{brand}} is open again.",
  },
};

export const bn: Translation<typeof en> = {
  saved: "সংরক্ষণ হয়েছে।",
  started: "আপনার দোকান শুরু হলো। যে ক্রমে খুশি পূরণ করুন; সব জমা থাকবে।",
  sent: "পাঠানো হয়েছে। এখানে আর এসএমএসে জানাব।",
  approvedAtOnce: "আপনার দোকান খুলে গেছে।",
  paused: "দোকান সাময়িক বন্ধ: দেখা যাবে, কেনা যাবে না।",
  resumed: "দোকানে আবার বিক্রি চলছে।",
  previewRenewed: "নতুন প্রিভিউ লিংক তৈরি হয়েছে। আগেরটি আর কিছু খুলবে না।",
  tasks: {
    name: "দুই ভাষায় নাম",
    label: "ওয়েব ঠিকানা",
    logo: "লোগো",
    colours: "রং",
    place: "দোকানের জায়গা আর কে ফোন ধরবেন",
    delivery: "ডেলিভারি",
    product: "ছবিসহ প্রথম পণ্য",
    about: "দোকানের কথা",
  },
  decided: {
    approve: "দোকানটি খুলেছে, মালিককে জানানো হচ্ছে।",
    ask_changes: "কী বদলাতে হবে মালিককে জানানো হচ্ছে।",
    reject: "দোকানটি গৃহীত হয়নি, মালিককে জানানো হচ্ছে।",
    suspend: "দোকানটি বন্ধ করা হয়েছে, মালিককে জানানো হচ্ছে।",
    reinstate: "দোকানটি আবার খুলেছে, মালিককে জানানো হচ্ছে।",
  },
  autoApproval: { on: "এখন থেকে দোকান পাঠালেই খুলে যাবে।", off: "এখন থেকে দোকান সিদ্ধান্তের অপেক্ষায় থাকবে।" },
  warnings: {
    phone_of_suspended: "ফোন নম্বরটি বন্ধ বা বাতিল হওয়া একটি দোকানের: {{shop}}।",
    address_of_suspended: "ঠিকানাটি বন্ধ বা বাতিল হওয়া একটি দোকানের: {{shop}}।",
    known_name: "নামটি অন্য একটি দোকানের নাম বা তার মতো: {{shop}}।",
    banned_word: "এমন শব্দ আছে যা এখানে বিক্রি করা যায় না: {{word}}।",
  },
  doctor: {
    not_sent: "দোকানটি এখনো যাচাইয়ের জন্য পাঠানো হয়নি।",
    in_review: "দোকানটি নিয়ে এখনো সিদ্ধান্ত হয়নি।",
    changes_asked: "কিছু বদলাতে বলা হয়েছে। চিহ্ন দেওয়া জায়গা ঠিক করে আবার পাঠান।",
    rejected: "দোকানটি গৃহীত হয়নি: {{reason}}",
    suspended: "প্ল্যাটফর্ম দোকানটি বন্ধ রেখেছে: {{reason}}",
    closed_by_owner: "মালিক দোকানটি বন্ধ করেছেন।",
    paused: "দোকান সাময়িক বন্ধ। আবার বিক্রি করতে চালু করুন।",
    no_product: "কোনো পণ্য প্রকাশ করা নেই।",
    no_stock: "সব পণ্যের স্টক শেষ।",
    no_delivery: "ডেলিভারি খরচ বা দোকান থেকে নেওয়ার ব্যবস্থা, কোনোটিই নেই।",
  },
  days: { one: "{{to}} দিন", many: "{{to}} দিন", range: "{{from}}–{{to}} দিন", sameDay: "একই দিন" },
  draft: {
    tagline: "{{city}} থেকে {{category}}",
    about:
      "{{shop}} {{city}} জেলার একটি দোকান, এখানে {{category}} পাওয়া যায়। অনলাইনে অর্ডার করুন, পণ্য হাতে পেয়ে দাম দিন। কিছু জানার থাকলে ফোন করুন, আমরা খুশি হয়ে সাহায্য করব।",
  },
  sms: {
    approve: "{{brand}}-এ আপনার দোকান {{shop}} খুলে গেছে। দোকান আর তার অ্যাপ দেখতে বিক্রেতা কনসোলে সাইন ইন করুন।",
    ask_changes:
      "{{brand}} আপনার দোকান {{shop}}-এ কিছু বদলাতে বলেছে। কী বদলাতে হবে দেখতে বিক্রেতা কনসোলে সাইন ইন করুন।",
    reject:
      "{{brand}}-এ আপনার দোকান {{shop}} গৃহীত হয়নি: {{reason}} বিক্রেতা কনসোলে ঠিক করে আবার পাঠান। জানতে ফোন করুন {{help}}",
    suspend:
      "{{brand}}-এ আপনার দোকান {{shop}} বন্ধ করা হয়েছে: {{reason}} চলমান অর্ডার শেষ করা যাবে। জানতে ফোন করুন {{help}}",
    reinstate: "{{brand}}-এ আপনার দোকান {{shop}} আবার খুলেছে।",
  },
};
