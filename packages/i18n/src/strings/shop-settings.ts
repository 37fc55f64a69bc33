import type { Translation } from "./translation";

/** What a shop asks of an order and states on its invoices: in the console, and as shoppers meet it. */
export const en = {
  least: {
    title: "Minimum order",
    lead: "The smallest order you accept, by the price of its products. Delivery does not count, and a coupon does not lower it.",
    amount: "Minimum price of the products",
    amountHint: "In whole taka. Leave empty to accept every order.",
    save: "Save",
    saved: "Orders are accepted from {{amount}} of products.",
    none: "Every order is accepted, however small.",
  },
  vat: {
    title: "VAT and BIN",
    lead: "What your invoices say about you. It applies to orders from now on; earlier orders keep what applied then.",
    percent: "VAT in your prices, in percent",
    percentHint: "Your prices include it: nothing is added for customers. 0 where you are not liable to VAT.",
    bin: "BIN",
    binHint: "Business Identification Number, 13 digits. It is printed on every invoice.",
    legalBn: "Registered name in Bengali",
    legalEn: "Registered name in English",
    legalHint: "If it differs from your shop's name.",
    challan: "My invoices are tax challans (Mushak-6.3)",
    challanHint: "Only if you have a BIN. Ask your accountant if you are not sure.",
    save: "Save",
    saved: "New orders and their invoices will use this from now on.",
  },
  shown: {
    least: "Orders from {{amount}} of goods",
    missing: "{{missing}} more to order. This shop takes orders from {{amount}} of goods.",
    addMore: "Add more",
    noVat: "No VAT is included",
  },
};

export const bn: Translation<typeof en> = {
  least: {
    title: "ন্যূনতম অর্ডার",
    lead: "কত টাকার পণ্য থেকে অর্ডার নেবেন তা ঠিক করুন। ডেলিভারি খরচ এতে ধরা হয় না, কুপনের ছাড়ও বাদ যায় না।",
    amount: "পণ্যের ন্যূনতম মূল্য",
    amountHint: "পূর্ণ টাকায়। সব অর্ডার নিতে চাইলে খালি রাখুন।",
    save: "সংরক্ষণ করুন",
    saved: "এখন {{amount}} মূল্যের পণ্য থেকে অর্ডার নেওয়া হবে।",
    none: "যত ছোটই হোক, সব অর্ডার নেওয়া হবে।",
  },
  vat: {
    title: "ভ্যাট ও বিআইএন",
    lead: "চালানে আপনার সম্পর্কে যা লেখা থাকে। এটি এখন থেকে আসা অর্ডারের জন্য: আগের অর্ডারে তখনকার তথ্যই থাকে।",
    percent: "আপনার দামের মধ্যে ভ্যাট, শতাংশে",
    percentHint: "দামের মধ্যেই ধরা: ক্রেতাকে বাড়তি কিছু দিতে হয় না। ভ্যাট প্রযোজ্য না হলে ০ লিখুন।",
    bin: "বিআইএন",
    binHint: "ব্যবসা শনাক্তকরণ নম্বর, ১৩ অঙ্কের। প্রতিটি চালানে এটি থাকে।",
    legalBn: "বাংলায় নিবন্ধিত নাম",
    legalEn: "ইংরেজিতে নিবন্ধিত নাম",
    legalHint: "দোকানের নাম থেকে আলাদা হলে লিখুন।",
    challan: "আমার চালানগুলো কর চালান (মূসক-৬.৩)",
    challanHint: "শুধু বিআইএন থাকলে। নিশ্চিত না হলে হিসাবরক্ষককে জিজ্ঞাসা করুন।",
    save: "সংরক্ষণ করুন",
    saved: "এখন থেকে নতুন অর্ডার ও চালানে এটিই থাকবে।",
  },
  shown: {
    least: "{{amount}} মূল্যের পণ্য থেকে অর্ডার নেওয়া হয়",
    missing: "অর্ডার করতে আরও {{missing}} লাগবে। এই দোকান {{amount}} মূল্যের পণ্য থেকে অর্ডার নেয়।",
    addMore: "আরও পণ্য নিন",
    noVat: "দামে ভ্যাট নেই",
  },
};
