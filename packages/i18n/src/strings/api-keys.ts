import type { Translation } from "./translation";

/** The API keys of a shop: in the console, and what the API says of them. */
export const en = {
  title: "API keys",
  lead: "With an API key a program works with your shop: a stock list, an accounting program, a courier's. Each program gets a key of its own.",
  docs: "Documentation for developers",
  empty: {
    title: "No API keys",
    text: "Make one when somebody who writes a program for your shop asks you for it.",
  },
  made: "{{name}} · {{date}}",
  used: "Last used {{date}}",
  unused: "Not used yet",
  until: "Good until {{date}}",
  over: "Over since {{date}}",
  state: { active: "Active", expired: "Over", revoked: "Revoked", ownerless: "Ended with its maker" },
  revokedOn: "Revoked {{date}}",
  scopes: {
    read_orders: {
      title: "See orders",
      text: "With the customer's name, phone and address, and complaints.",
    },
    write_orders: {
      title: "Move orders",
      text: "Accept, pack, hand over, deliver, cancel; parcels and notes.",
    },
    read_goods: { title: "See goods", text: "Products, prices and stock." },
    write_goods: { title: "Change goods", text: "Products, pictures and prices; hide and show." },
    write_stock: { title: "Change stock", text: "What comes and goes." },
    read_reports: { title: "See figures", text: "Sales, visits and what sells." },
    test_shop: { title: "Use the test shop", text: "See it, fill and empty it, let time pass in it." },
  },
  create: {
    entry: "Make an API key",
    title: "Make an API key",
    lead: "It opens what you tick here, in this shop only: never your staff, cash, settings or other keys.",
    name: "Name",
    nameHint: "Which program gets it, such as “Stock list”.",
    scopes: "The program may",
    scopesHint: "Tick no more than it needs.",
    days: "Good for",
    ends: { none: "No end", "30": "30 days", "90": "90 days", "365": "A year" },
    submit: "Make the key",
  },
  fresh: {
    title: "Your new API key",
    lead: "Copy it now and give it to the program. It is shown this one time.",
    warning:
      "Who has this key may do in your shop what you ticked. Send it to nobody in a chat that others read. Revoke it when the program is gone.",
    key: "API key",
    sellerKey: "Your shop's key, to be named in API calls",
    saved: "I have copied it",
  },
  revoke: {
    title: "Revoke “{{name}}”?",
    lead: "{{key}}: programs that have this key hear at once that it is good no more. It cannot be brought back; you can make another.",
    submit: "Revoke",
  },
  revoked: "The API key is revoked. It opens nothing any more.",
};

export const bn: Translation<typeof en> = {
  title: "API কি",
  lead: "API কি দিয়ে কোনো প্রোগ্রাম আপনার দোকানের সাথে কাজ করে: স্টকের তালিকা, হিসাবের প্রোগ্রাম বা কুরিয়ারের প্রোগ্রাম। প্রতিটি প্রোগ্রামের জন্য আলাদা কি।",
  docs: "ডেভেলপারদের জন্য নির্দেশিকা",
  empty: {
    title: "কোনো API কি নেই",
    text: "আপনার দোকানের জন্য যিনি প্রোগ্রাম লেখেন, তিনি চাইলে একটি তৈরি করুন।",
  },
  made: "{{name}} · {{date}}",
  used: "শেষ ব্যবহার {{date}}",
  unused: "এখনো ব্যবহার হয়নি",
  until: "{{date}} পর্যন্ত চলবে",
  over: "{{date}} থেকে মেয়াদ শেষ",
  state: { active: "চালু", expired: "মেয়াদ শেষ", revoked: "বাতিল", ownerless: "প্রস্তুতকারীর সাথে শেষ" },
  revokedOn: "বাতিল {{date}}",
  scopes: {
    read_orders: { title: "অর্ডার দেখা", text: "ক্রেতার নাম, ফোন, ঠিকানা ও অভিযোগসহ।" },
    write_orders: {
      title: "অর্ডার এগিয়ে নেওয়া",
      text: "গ্রহণ, প্যাক, হস্তান্তর, ডেলিভারি, বাতিল; পার্সেল ও নোট।",
    },
    read_goods: { title: "পণ্য দেখা", text: "পণ্য, দাম ও স্টক।" },
    write_goods: { title: "পণ্য বদলানো", text: "পণ্য, ছবি ও দাম; লুকানো ও দেখানো।" },
    write_stock: { title: "স্টক বদলানো", text: "যা আসে আর যা যায়।" },
    read_reports: { title: "হিসাব দেখা", text: "বিক্রি, ভিজিট ও কী কী বিক্রি হয়।" },
    test_shop: {
      title: "পরীক্ষার দোকান ব্যবহার",
      text: "দেখা, ভরা, খালি করা ও সময় এগিয়ে দেওয়া।",
    },
  },
  create: {
    entry: "API কি তৈরি করুন",
    title: "API কি তৈরি করুন",
    lead: "এখানে যা বাছবেন, শুধু এই দোকানে তা‑ই খোলে: কর্মী, নগদ টাকা, সেটিংস বা অন্য কি কখনো নয়।",
    name: "নাম",
    nameHint: "কোন প্রোগ্রাম পাবে, যেমন “স্টকের তালিকা”।",
    scopes: "প্রোগ্রামটি পারবে",
    scopesHint: "যতটুকু দরকার তার বেশি বাছবেন না।",
    days: "মেয়াদ",
    ends: { none: "শেষ নেই", "30": "৩০ দিন", "90": "৯০ দিন", "365": "এক বছর" },
    submit: "কি তৈরি করুন",
  },
  fresh: {
    title: "আপনার নতুন API কি",
    lead: "এখনই কপি করে প্রোগ্রামে দিন। এটি শুধু এই একবার দেখানো হচ্ছে।",
    warning:
      "যাঁর কাছে এই কি থাকবে, আপনি যা বেছেছেন তিনি আপনার দোকানে তা করতে পারবেন। অন্যরা পড়েন এমন চ্যাটে পাঠাবেন না। প্রোগ্রামটি আর না চললে কি বাতিল করুন।",
    key: "API কি",
    sellerKey: "আপনার দোকানের কি, API কলে লিখতে হয়",
    saved: "কপি করেছি",
  },
  revoke: {
    title: "“{{name}}” বাতিল করবেন?",
    lead: "{{key}}: যে প্রোগ্রামের কাছে কি‑টি আছে, সেটি সাথে সাথে বন্ধ হবে। ফিরিয়ে আনা যায় না; আরেকটি তৈরি করতে পারবেন।",
    submit: "বাতিল করুন",
  },
  revoked: "API কি বাতিল হয়েছে। এটি দিয়ে আর কিছু খোলে না।",
};
