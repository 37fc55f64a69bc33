import type { Translation } from "./translation";

/** What stands around the pages of the console, the way in, and the pages that say why there is none. */
export const en = {
  name: "Haat for sellers",
  shortName: "Haat seller",
  description: "Open a shop, put goods in it and see to its orders, on the phone.",
  signIn: "Sign in",
  signOut: "Sign out",
  back: "Back",
  leave: "No, go back",
  list: {
    find: "Find",
    /** Where a search found nothing: back to the list as it is without one. */
    all: "See all of the list",
    next: "Next page",
    previous: "Page before",
    newest: "Newest",
    older: "Older",
    /** Opens the first and the last day to be shown. */
    days: "By day",
    /** Shows the views of a list that have no room in one line. */
    moreViews: "More",
  },
  unsentForm: {
    kept: "We can't reach our records. What you entered is kept on this page. In {{wait}}, look in another tab whether it has arrived after all; if not, send it again here.",
    notKept:
      "We can't reach our records. Go back in your browser, where what you entered still is. In {{wait}}, look whether it has arrived after all; if not, send it again.",
  },
  failure: {
    "403": {
      title: "You may not do this",
      text: "Your role in this shop does not cover it. The shop's owner can change that.",
      home: "Go to the start",
    },
    "404": {
      title: "This page could not be found",
      text: "It may have moved, or it belongs to a shop that you are not a member of.",
      home: "Go to the start",
    },
    "408": {
      title: "That took too long",
      text: "Nothing was changed. Please try again.",
      home: "Try again",
    },
    "429": {
      title: "One moment, please",
      text: "Many requests come from your network just now. Wait a minute and open the page again.",
      home: "Open the page again",
    },
    "500": {
      title: "Something went wrong on our side",
      text: "What was saved is safe. Please try again in a moment; if it happens again, call us.",
      home: "Go to the start",
    },
    "503": {
      title: "This page can't be opened just now",
      text: "We can't reach our records. What was saved is safe. Please try again in {{wait}}.",
      home: "Try again",
    },
  },
  welcome: {
    title: "Your shop, in your pocket",
    lead: "For who sells on Haat, or wants to.",
    steps: {
      sign: { title: "Sign in with your phone", text: "We send you a code. No password is needed." },
      open: { title: "Open your shop", text: "A few questions, and you can put goods in it." },
      sell: { title: "Sell", text: "We look at your shop, and then everybody can buy from it." },
    },
    start: "Sign in or begin",
  },
  entry: {
    title: "Sign in to sell",
    lead: "Give your mobile number. We send you a code; no password is needed. If you are new, this is the first step, too.",
    codeTitle: "Enter the code",
    nameTitle: "What is your name?",
    nameLead: "{{phone}} is new here. After this you can open a shop or answer an invitation.",
    welcome: "Welcome, {{name}}!",
    signedOut: "You are signed out.",
    signOutQuestion: "Drafts stay where they are. You need a new code to come back in.",
    stay: "Stay signed in",
  },
  install: {
    title: "Put the console on your phone",
    lead: "It then opens like any app. It takes no room worth mentioning.",
    android: {
      title: "Android, in Chrome",
      steps: ["Open the menu with the three dots.", "Choose “Add to Home screen”.", "Choose “Install”."],
    },
    iphone: {
      title: "iPhone, in Safari",
      steps: ["Press the share sign below.", "Choose “Add to Home Screen”.", "Press “Add”."],
    },
  },
  offline: {
    title: "There is no connection",
    text: "The console needs one. What you saved is safe; what you were just typing is not sent yet.",
    reload: "Try again",
  },
};

export const bn: Translation<typeof en> = {
  name: "হাট বিক্রেতা",
  shortName: "হাট বিক্রেতা",
  description: "ফোন থেকেই দোকান খুলুন, পণ্য তুলুন, অর্ডার সামলান।",
  signIn: "সাইন ইন",
  signOut: "সাইন আউট",
  back: "পেছনে",
  leave: "না, ফিরে যান",
  list: {
    find: "খুঁজুন",
    all: "পুরো তালিকা দেখুন",
    next: "পরের পাতা",
    previous: "আগের পাতা",
    newest: "সবচেয়ে নতুন",
    older: "আরও আগের",
    days: "দিন বেছে নিন",
    moreViews: "আরও",
  },
  unsentForm: {
    kept: "আমাদের তথ্যভান্ডারে এখন পৌঁছানো যাচ্ছে না। যা লিখেছেন তা এই পাতায় রাখা আছে। {{wait}} পর অন্য ট্যাবে দেখুন, শেষ পর্যন্ত পৌঁছেছে কি না; না পৌঁছালে এখান থেকে আবার পাঠান।",
    notKept:
      "আমাদের তথ্যভান্ডারে এখন পৌঁছানো যাচ্ছে না। ব্রাউজারে পেছনে যান, যা লিখেছেন তা সেখানেই আছে। {{wait}} পর দেখুন, শেষ পর্যন্ত পৌঁছেছে কি না; না পৌঁছালে আবার পাঠান।",
  },
  failure: {
    "403": {
      title: "এ কাজ করার অনুমতি আপনার নেই",
      text: "এই দোকানে আপনার দায়িত্বের মধ্যে এটি পড়ে না। দোকানের মালিক চাইলে বদলে দিতে পারেন।",
      home: "শুরুতে যান",
    },
    "404": {
      title: "পাতাটি পাওয়া যায়নি",
      text: "পাতাটি সরে গেছে, অথবা এমন দোকানের যার সদস্য আপনি নন।",
      home: "শুরুতে যান",
    },
    "408": {
      title: "অনেক সময় লেগে গেল",
      text: "কিছুই বদলায়নি। আবার চেষ্টা করুন।",
      home: "আবার চেষ্টা করুন",
    },
    "429": {
      title: "একটু অপেক্ষা করুন",
      text: "আপনার নেটওয়ার্ক থেকে এখন অনেক অনুরোধ আসছে। এক মিনিট পরে পাতাটি আবার খুলুন।",
      home: "পাতাটি আবার খুলুন",
    },
    "500": {
      title: "আমাদের দিকে একটি সমস্যা হয়েছে",
      text: "যা সংরক্ষিত হয়েছে তা ঠিক আছে। একটু পরে আবার চেষ্টা করুন; আবার হলে ফোন করুন।",
      home: "শুরুতে যান",
    },
    "503": {
      title: "এই মুহূর্তে পাতাটি খোলা যাচ্ছে না",
      text: "আমাদের তথ্য আনা যাচ্ছে না। যা সংরক্ষিত হয়েছে তা ঠিক আছে। {{wait}} পরে আবার চেষ্টা করুন।",
      home: "আবার চেষ্টা করুন",
    },
  },
  welcome: {
    title: "আপনার দোকান, আপনার হাতের মুঠোয়",
    lead: "যাঁরা হাটে বিক্রি করেন, বা করতে চান, তাঁদের জন্য।",
    steps: {
      sign: { title: "ফোন নম্বর দিয়ে ঢুকুন", text: "আমরা একটি কোড পাঠাব। পাসওয়ার্ড লাগে না।" },
      open: { title: "দোকান খুলুন", text: "অল্প কয়েকটি প্রশ্ন, তারপরই পণ্য তুলতে পারবেন।" },
      sell: { title: "বিক্রি করুন", text: "আমরা দোকানটি একবার দেখে নিই, তারপর সবাই কিনতে পারেন।" },
    },
    start: "সাইন ইন বা শুরু করুন",
  },
  entry: {
    title: "বিক্রি করতে সাইন ইন করুন",
    lead: "মোবাইল নম্বর দিন। একটি কোড পাঠাব, পাসওয়ার্ড লাগে না। নতুন হলে এটিই প্রথম ধাপ।",
    codeTitle: "কোডটি লিখুন",
    nameTitle: "আপনার নাম কী?",
    nameLead: "{{phone}} এখানে নতুন। এরপর দোকান খুলতে বা আমন্ত্রণে সাড়া দিতে পারবেন।",
    welcome: "স্বাগতম, {{name}}!",
    signedOut: "আপনি সাইন আউট করেছেন।",
    signOutQuestion: "খসড়াগুলো যেখানে আছে সেখানেই থাকবে। আবার ঢুকতে নতুন কোড লাগবে।",
    stay: "সাইন ইন থাকুন",
  },
  install: {
    title: "কনসোলটি ফোনে রাখুন",
    lead: "তখন এটি অন্য অ্যাপের মতোই খোলে। জায়গা প্রায় লাগেই না।",
    android: {
      title: "অ্যান্ড্রয়েড, ক্রোমে",
      steps: ["তিন ফোঁটার মেনুটি খুলুন।", "“Add to Home screen” বেছে নিন।", "“Install” চাপুন।"],
    },
    iphone: {
      title: "আইফোন, সাফারিতে",
      steps: ["নিচের শেয়ার চিহ্নটি চাপুন।", "“Add to Home Screen” বেছে নিন।", "“Add” চাপুন।"],
    },
  },
  offline: {
    title: "ইন্টারনেট সংযোগ নেই",
    text: "কনসোলের সংযোগ লাগে। যা সংরক্ষণ করেছেন তা ঠিক আছে; এইমাত্র যা লিখছিলেন তা এখনো পাঠানো হয়নি।",
    reload: "আবার চেষ্টা করুন",
  },
};
