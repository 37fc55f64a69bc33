import type { Translation } from "./translation";

/** Sentences of the pages that show goods: home, lists, search, product, the shop's own pages. */
export const en = {
  standing: {
    paused: "This shop is taking a break",
    pausedText: "You can look around; it takes no orders now.",
    pausedUntil: "It takes orders again on {{day}}. Until then you can look around.",
    preview: "A preview of this shop",
    previewText: "Only who has this link sees it. Nothing can be bought yet.",
    draft: "How the shop may look",
    draftText: "A draft of its theme, for who works in the shop. Nothing can be bought here.",
    product: "How the product will look",
    productText: "A draft, for who works in the shop. Nothing can be bought here.",
  },
  home: {
    promises: "What you can count on",
    visitCategories: "All categories",
    aboutShop: "About {{shop}}",
    description: "{{tagline}} Order online and pay in cash on delivery.",
  },
  stockAlert: {
    codeTitle: "Is this your number?",
    codeLead: "Type in the code from the SMS. Then we text you once, when {{name}} is there again.",
    codeDescription: "Confirm your mobile number at {{shop}}, to be told when a product is back.",
  },
  delivery: {
    homeCityOnly:
      "{{inside}}; this product is delivered in {{city}} district only, or picked up at the store",
    fees: "{{inside}} in {{city}} district, {{outside}} elsewhere",
    feesWithSuburbs:
      "{{inside}} in {{city}} district, {{suburbs}} in its suburbs ({{places}}), {{outside}} elsewhere",
  },
  categories: {
    description: "All categories of {{shop}}: {{categories}}. Pay in cash on delivery.",
    emptyText: "This shop has not sorted its products yet. You can look at all of them.",
  },
  list: {
    description_one: "{{title}} at {{shop}}: {{formatted}} product, cash on delivery all over Bangladesh.",
    description_other: "{{title}} at {{shop}}: {{formatted}} products, cash on delivery all over Bangladesh.",
    inStock: "In stock",
    stock: "Stock",
    ribbons: "Offers",
    priceUnread: "Write the price in digits, such as 250.",
    priceTurned: "The lowest price is above the highest one.",
    products: "Products",
    clearFilters: "Clear the filters",
    page: "{{title}}, page {{formatted}}",
  },
  search: {
    similar: "Nothing here is called “{{words}}” exactly. These come closest.",
    some: "No product has all of “{{words}}”. These have some of it.",
    didYouMean: "Did you mean",
    lookInCategories: "Or look in the categories",
    suggestions_one: "{{formatted}} suggestion",
    suggestions_other: "{{formatted}} suggestions",
    category: "Category",
    description: "Search {{shop}} for products by name, in Bengali or English.",
    filteredText: "Nothing called “{{words}}” fits these filters.",
  },
  product: {
    free: "Free from {{amount}}",
    time: "Within {{data}}",
    returns: "Look at it when it arrives. If something is not right, tell the shop at once and give it back.",
    similar: "In stock now, of the same kind",
    related: "More from {{category}}",
    description: "{{name}} for {{price}} at {{shop}}. {{text}}",
    position: "{{number}} / {{total}}",
  },
  notFound: {
    product: {
      title: "No product found",
      text: "This shop no longer has this product. Search for something like it, or look at the categories.",
      home: "Go to the shop",
    },
    extraPage: {
      title: "No page found!",
      text: "This shop has no such page. It may have moved, or the address has a typing error.",
      home: "Go to the shop",
    },
    category: {
      title: "No category found!",
      text: "This shop has no such category. Look at all of them, or search.",
      home: "All categories",
    },
    ribbon: {
      title: "No product found",
      text: "This offer is over. Look at the categories, or search.",
      home: "Go to the shop",
    },
    page: {
      title: "This page could not be found",
      text: "It may have moved, or the address has a typing error.",
      home: "Go to the shop",
    },
    links: "Look in a category",
  },
  footer: { pages: "About this shop" },
} as const;

export const bn: Translation<typeof en> = {
  standing: {
    paused: "দোকানটি সাময়িক বিরতিতে আছে",
    pausedText: "ঘুরে দেখতে পারেন; এখন অর্ডার নেওয়া হচ্ছে না।",
    pausedUntil: "{{day}} থেকে আবার অর্ডার নেওয়া হবে। তার আগে ঘুরে দেখতে পারেন।",
    preview: "দোকানটির প্রিভিউ",
    previewText: "শুধু যাঁদের কাছে এই লিংক আছে তাঁরা দেখছেন। এখনো কিছু কেনা যাবে না।",
    draft: "দোকানটি যেমন দেখাতে পারে",
    draftText: "থিমের একটি খসড়া, দোকানের লোকদের জন্য। এখানে কিছু কেনা যায় না।",
    product: "পণ্যটি যেমন দেখাবে",
    productText: "একটি খসড়া, দোকানের লোকদের জন্য। এখানে কিছু কেনা যায় না।",
  },
  home: {
    promises: "যা নিশ্চিত থাকতে পারেন",
    visitCategories: "সব ক্যাটাগরি",
    aboutShop: "{{shop}}: আমাদের কথা",
    description: "{{tagline}} অনলাইনে অর্ডার করুন, পণ্য হাতে পেয়ে টাকা দিন।",
  },
  stockAlert: {
    codeTitle: "নম্বরটি কি আপনার?",
    codeLead: "এসএমএসে পাওয়া কোডটি লিখুন। এরপর {{name}} আবার এলে একবার এসএমএস করে জানাব।",
    codeDescription: "{{shop}} দোকানে পণ্য আবার এলে খবর পেতে আপনার মোবাইল নম্বর নিশ্চিত করুন।",
  },
  delivery: {
    homeCityOnly: "{{inside}}; এই পণ্য শুধু {{city}} জেলায় ডেলিভারি হয়, বা দোকান থেকে নেওয়া যায়",
    fees: "{{city}} জেলায় {{inside}}, বাইরে {{outside}}",
    feesWithSuburbs: "{{city}} জেলায় {{inside}}, আশপাশে ({{places}}) {{suburbs}}, অন্যত্র {{outside}}",
  },
  categories: {
    description: "{{shop}}-এর সব ক্যাটাগরি: {{categories}}। ক্যাশ অন ডেলিভারি।",
    emptyText: "দোকানটি এখনো পণ্য ক্যাটাগরিতে সাজায়নি। সব পণ্য একসঙ্গে দেখতে পারেন।",
  },
  list: {
    description_one: "{{shop}}-এ {{title}}: {{formatted}}টি পণ্য, সারা বাংলাদেশে ক্যাশ অন ডেলিভারি।",
    description_other: "{{shop}}-এ {{title}}: {{formatted}}টি পণ্য, সারা বাংলাদেশে ক্যাশ অন ডেলিভারি।",
    inStock: "স্টকে আছে",
    stock: "স্টক",
    ribbons: "অফার",
    priceUnread: "দাম সংখ্যায় লিখুন, যেমন ২৫০।",
    priceTurned: "সর্বনিম্ন দাম সর্বোচ্চ দামের চেয়ে বেশি হয়ে গেছে।",
    products: "পণ্য",
    clearFilters: "ফিল্টার তুলে দিন",
    page: "{{title}}, পাতা {{formatted}}",
  },
  search: {
    similar: "হুবহু “{{words}}” নামে কিছু নেই। কাছাকাছি যা আছে, দেখুন।",
    some: "“{{words}}” পুরোটা মেলে এমন পণ্য নেই। কিছুটা মেলে এমনগুলো দেখুন।",
    didYouMean: "আপনি কি খুঁজছেন",
    lookInCategories: "অথবা ক্যাটাগরিতে দেখুন",
    suggestions_one: "{{formatted}}টি পরামর্শ",
    suggestions_other: "{{formatted}}টি পরামর্শ",
    category: "ক্যাটাগরি",
    description: "{{shop}}-এ বাংলা বা ইংরেজি নামে পণ্য খুঁজুন।",
    filteredText: "এই ফিল্টারগুলোর সঙ্গে “{{words}}” নামে কিছু মেলে না।",
  },
  product: {
    free: "{{amount}} থেকে ফ্রি",
    time: "সময়: {{data}}",
    returns: "পণ্য হাতে পেয়ে দেখে নিন। কিছু ঠিক না থাকলে তখনই দোকানকে জানিয়ে ফেরত দিন।",
    similar: "একই ধরনের, এখন স্টকে আছে",
    related: "{{category}} থেকে আরও",
    description: "{{shop}}-এ {{name}}, দাম {{price}}। {{text}}",
    position: "{{number}} / {{total}}",
  },
  notFound: {
    product: {
      title: "কোনো পণ্য পাওয়া যায়নি",
      text: "এই দোকানে পণ্যটি আর নেই। কাছাকাছি কিছু খুঁজুন, অথবা ক্যাটাগরিগুলো দেখুন।",
      home: "দোকানে যান",
    },
    extraPage: {
      title: "কোনো পাতা পাওয়া যায়নি!",
      text: "এই দোকানে এমন কোনো পাতা নেই। হয়তো সরানো হয়েছে, অথবা ঠিকানায় বানান ভুল আছে।",
      home: "দোকানে যান",
    },
    category: {
      title: "কোনো ক্যাটাগরি পাওয়া যায়নি!",
      text: "এই দোকানে এমন ক্যাটাগরি নেই। সবগুলো দেখুন, অথবা খুঁজুন।",
      home: "সব ক্যাটাগরি",
    },
    ribbon: {
      title: "কোনো পণ্য পাওয়া যায়নি",
      text: "অফারটি শেষ হয়ে গেছে। ক্যাটাগরিগুলো দেখুন, অথবা খুঁজুন।",
      home: "দোকানে যান",
    },
    page: {
      title: "এই পাতাটি পাওয়া যায়নি",
      text: "পাতাটি হয়তো সরানো হয়েছে, অথবা ঠিকানায় বানান ভুল আছে।",
      home: "দোকানে যান",
    },
    links: "ক্যাটাগরিতে দেখুন",
  },
  footer: { pages: "দোকান সম্পর্কে" },
};
