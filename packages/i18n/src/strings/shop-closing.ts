import type { Translation } from "./translation";

/** The console's page where an owner closes a shop, what the API says of it, and its text messages. */
export const en = {
  entry: "Close the shop",
  title: "Close the shop for good",
  lead: "For a while only? Pausing keeps the shop where customers find it.",
  pause: "Pause it instead",
  what: "What happens",
  effects: {
    customers:
      "From that moment customers cannot see or order anything. The shop's addresses, QR codes and app say that it has closed; search, lists and product feeds do not have it any more.",
    orders: "Orders that are open can still be finished or cancelled, by you and by your customers.",
    back: "For {{days}} days you can take it back. After that, and once no order is open, it is final.",
    final:
      "When it is final your staff have no access any more. You can still read everything here, answer complaints, keep the cash book and take out your data, as long as you have your account.",
    cash: "Cash that couriers or staff have not handed in stays in the cash book.",
    domain: "Your own domain shows that the shop has closed, and is let go when it is final.",
    name: "The shop's address stays yours: nobody else can take it, and old links never lead to another shop.",
    customersData:
      "Customers keep their orders, invoices and complaints on {{brand}}. What the law wants kept about sales is kept.",
    waiting: "Customers who wait for a product are not told any more, and are forgotten when it is final.",
    told: "All who work here are told by SMS.",
  },
  before: "Before you close it",
  open: "Open orders",
  noneOpen: "No order is open.",
  openCount_one: "{{formatted}} order is still open.",
  openCount_other: "{{formatted}} orders are still open.",
  manyOpen: "{{formatted}} orders or more are still open.",
  complaints: "Complaints that wait for your answer",
  cash: "Cash not handed in",
  domains: "Your own domains",
  takeOut: "Take out all your data first",
  takeOutText: "It can be had now, and also when the shop is closed.",
  form: "Close it",
  reason: "Why do you close it?",
  reasons: {
    business_ends: "My business ends, or somebody else takes it over",
    few_orders: "Too few orders came",
    no_time: "I have no time for it",
    elsewhere: "I sell elsewhere",
    missing: "Something was missing here",
    other: "Something else",
  },
  words: "What should we know?",
  wordsHint: "Only {{brand}}'s people read it.",
  name: "Type the shop's name: {{name}}",
  nameHint: "So that it is not closed by mistake.",
  submit: "Close the shop",
  closing: {
    title: "The shop is being closed",
    lead: "Closed on {{closed}}. It becomes final on {{final}}; until then you can take it back.",
    overdue:
      "Closed on {{closed}}. It becomes final as soon as the last order is delivered or cancelled; until then you can take it back.",
    finish: "Still to be finished",
    reopen: "Take it back",
    reopenText: "Then the shop is paused: customers see it again, and it sells once you say so.",
    reopenSubmit: "Take the closing back",
  },
  closed: {
    title: "The shop is closed",
    lead: "It has been closed for good since {{final}}. Everything stays to be read.",
    left: "What you still have here",
  },
  impossible: {
    suspended: "The platform has closed this shop. Please call us: we settle that first.",
    unopened: "This shop was never open: nobody sees it, and there is nothing to close.",
  },
  /** On every page of a shop that is closed. */
  band: {
    closing: "This shop is being closed: it takes no new orders. Open orders can still be finished.",
    closed: "This shop is closed for good. You can read everything; little can be changed.",
    way: "See how it stands",
  },
  /** To the platform's people. */
  review: {
    title: "Closed by its owner",
    closed: "{{reason}}. Closed on {{closed}}, final from {{date}}.",
    final: "{{reason}}. Closed on {{closed}}, final since {{date}}.",
    words: "“{{words}}”",
    byTime: "By itself, when its time was over",
  },
  told: {
    closed: "The shop is closed. Until it is final you can take that back here.",
    reopened: "The shop is back, and paused. Look at prices and stock, then sell again.",
  },
  /** Text messages. No link: whoever gets one signs in where they always do. */
  sms: {
    closed:
      "{{shop}} on {{brand}} was closed by its owner. No new orders come; please finish the open ones. It can be taken back until {{date}}. Not expected? {{help}}",
    reopened: "{{shop}} on {{brand}} is back: its owner took the closing back. It is paused for now.",
    heldUp:
      "{{shop}} on {{brand}} is not closed for good yet. Open orders: {{orders}}. Deliver or cancel them, then it closes by itself.",
    final: "{{shop}} on {{brand}} is now closed for good. Its owner can still sign in and take out all data.",
  },
};

export const bn: Translation<typeof en> = {
  entry: "দোকান বন্ধ করা",
  title: "দোকান একেবারে বন্ধ করা",
  lead: "শুধু কিছুদিনের জন্য? সাময়িক বন্ধ রাখলে ক্রেতারা দোকানটি আগের জায়গায় খুঁজে পান।",
  pause: "বরং সাময়িক বন্ধ রাখুন",
  what: "যা যা হবে",
  effects: {
    customers:
      "সেই মুহূর্ত থেকে ক্রেতারা কিছু দেখতে বা অর্ডার করতে পারবেন না। দোকানের ঠিকানা, QR কোড ও অ্যাপে লেখা থাকবে দোকানটি বন্ধ হয়েছে; সার্চ, তালিকা ও পণ্যের ফিডে আর থাকবে না।",
    orders: "চলমান অর্ডার শেষ বা বাতিল করা যাবে, আপনি পারবেন, ক্রেতারাও পারবেন।",
    back: "{{days}} দিন পর্যন্ত সিদ্ধান্ত ফেরানো যাবে। তারপর কোনো অর্ডার চলমান না থাকলে তা চূড়ান্ত।",
    final:
      "চূড়ান্ত হলে কর্মীরা আর ঢুকতে পারবেন না। আপনি সব পড়তে, অভিযোগের উত্তর দিতে, ক্যাশ বই রাখতে ও সব তথ্য নামাতে পারবেন, যতদিন আপনার অ্যাকাউন্ট আছে।",
    cash: "কুরিয়ার বা কর্মীরা যে টাকা এখনো জমা দেননি, তা ক্যাশ বইয়ে থেকে যাবে।",
    domain: "আপনার নিজের ডোমেইনে লেখা থাকবে দোকানটি বন্ধ হয়েছে; চূড়ান্ত হলে ডোমেইন ছেড়ে দেওয়া হবে।",
    name: "দোকানের ঠিকানা আপনারই থাকবে: আর কেউ নিতে পারবে না, পুরোনো লিংক কখনো অন্য দোকানে যাবে না।",
    customersData:
      "ক্রেতাদের অর্ডার, ইনভয়েস ও অভিযোগ {{brand}}‑এ থেকে যাবে। বিক্রির যে তথ্য রাখা আইনে দরকার, তা রাখা হবে।",
    waiting: "যাঁরা কোনো পণ্যের অপেক্ষায় আছেন, তাঁদের আর জানানো হবে না; চূড়ান্ত হলে সেই তালিকা মুছে যাবে।",
    told: "এখানে যাঁরা কাজ করেন সবাইকে এসএমএসে জানানো হবে।",
  },
  before: "বন্ধ করার আগে",
  open: "চলমান অর্ডার",
  noneOpen: "কোনো অর্ডার চলমান নেই।",
  openCount_one: "{{formatted}}টি অর্ডার এখনো চলমান।",
  openCount_other: "{{formatted}}টি অর্ডার এখনো চলমান।",
  manyOpen: "{{formatted}}টি বা তার বেশি অর্ডার এখনো চলমান।",
  complaints: "যেসব অভিযোগ আপনার উত্তরের অপেক্ষায়",
  cash: "জমা না দেওয়া টাকা",
  domains: "আপনার নিজের ডোমেইন",
  takeOut: "আগে সব তথ্যের কপি নিন",
  takeOutText: "এখন নেওয়া যায়, দোকান বন্ধ হওয়ার পরেও যাবে।",
  form: "বন্ধ করুন",
  reason: "কেন বন্ধ করছেন?",
  reasons: {
    business_ends: "ব্যবসা বন্ধ হচ্ছে, বা অন্য কেউ নিচ্ছেন",
    few_orders: "অর্ডার খুব কম এসেছে",
    no_time: "সময় দিতে পারছি না",
    elsewhere: "অন্য জায়গায় বিক্রি করি",
    missing: "এখানে দরকারি কিছু ছিল না",
    other: "অন্য কারণ",
  },
  words: "আমাদের কী জানা দরকার?",
  wordsHint: "শুধু {{brand}}‑এর লোকেরা এটি পড়বেন।",
  name: "দোকানের নাম লিখুন: {{name}}",
  nameHint: "যাতে ভুল করে বন্ধ না হয়।",
  submit: "দোকান বন্ধ করুন",
  closing: {
    title: "দোকানটি বন্ধ হচ্ছে",
    lead: "{{closed}} তারিখে বন্ধ করা হয়েছে। {{final}} তারিখে চূড়ান্ত হবে; তার আগে ফেরানো যাবে।",
    overdue:
      "{{closed}} তারিখে বন্ধ করা হয়েছে। শেষ অর্ডারটি ডেলিভারি বা বাতিল হলে চূড়ান্ত হবে; তার আগে ফেরানো যাবে।",
    finish: "যা শেষ করা বাকি",
    reopen: "সিদ্ধান্ত ফেরানো",
    reopenText: "তখন দোকান সাময়িক বন্ধ অবস্থায় ফিরবে: ক্রেতারা আবার দেখবেন, আপনি বললে বিক্রি শুরু হবে।",
    reopenSubmit: "বন্ধ করার সিদ্ধান্ত ফেরান",
  },
  closed: {
    title: "দোকানটি বন্ধ",
    lead: "{{final}} থেকে দোকানটি একেবারে বন্ধ। সবকিছু পড়া যাবে।",
    left: "এখানে এখনো যা আছে",
  },
  impossible: {
    suspended: "প্ল্যাটফর্ম এই দোকানটি বন্ধ রেখেছে। আমাদের ফোন করুন: আগে সেটি মেটাতে হবে।",
    unopened: "দোকানটি কখনো খোলা হয়নি: কেউ দেখছেন না, বন্ধ করারও কিছু নেই।",
  },
  band: {
    closing: "দোকানটি বন্ধ হচ্ছে: নতুন অর্ডার আসবে না। চলমান অর্ডার শেষ করা যাবে।",
    closed: "দোকানটি একেবারে বন্ধ। সব পড়া যাবে; বদলানো যাবে সামান্যই।",
    way: "অবস্থা দেখুন",
  },
  review: {
    title: "মালিক বন্ধ করেছেন",
    closed: "{{reason}}। বন্ধ করা হয়েছে {{closed}}, চূড়ান্ত হবে {{date}}।",
    final: "{{reason}}। বন্ধ করা হয়েছে {{closed}}, চূড়ান্ত হয়েছে {{date}}।",
    words: "“{{words}}”",
    byTime: "সময় শেষ হওয়ায় আপনাআপনি",
  },
  told: {
    closed: "দোকানটি বন্ধ করা হয়েছে। চূড়ান্ত হওয়ার আগে এখান থেকেই ফেরানো যাবে।",
    reopened: "দোকানটি ফিরেছে, সাময়িক বন্ধ অবস্থায়। দাম ও স্টক দেখে আবার বিক্রি শুরু করুন।",
  },
  sms: {
    closed:
      "{{brand}}-এ {{shop}} দোকানটি মালিক বন্ধ করেছেন। নতুন অর্ডার আসবে না; চলমানগুলো শেষ করুন। {{date}} পর্যন্ত ফেরানো যাবে। না জেনে থাকলে: {{help}}",
    reopened: "{{brand}}-এ {{shop}} দোকানটি ফিরেছে: মালিক বন্ধের সিদ্ধান্ত ফিরিয়েছেন। এখন সাময়িক বন্ধ।",
    heldUp:
      "{{brand}}-এ {{shop}} এখনো একেবারে বন্ধ হয়নি। চলমান অর্ডার: {{orders}}। ডেলিভারি দিন বা বাতিল করুন, তখন নিজেই বন্ধ হবে।",
    final: "{{brand}}-এ {{shop}} দোকানটি একেবারে বন্ধ হয়েছে। মালিক সাইন ইন করে সব তথ্য নিতে পারবেন।",
  },
};
