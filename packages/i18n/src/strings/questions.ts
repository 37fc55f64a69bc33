import type { Translation } from "./translation";

/** Questions and answers by group; an answer's paragraphs stand apart by a blank line. */
export const en = {
  buying: {
    title: "Buying",
    entries: {
      order: {
        question: "How do I order?",
        answer: `Open a shop, put what you want in the cart and go to the checkout. You give your mobile number, we send you a code, and you say where it should go. No password is needed.`,
      },
      cash: {
        question: "How do I pay?",
        answer: `In cash, when you hold the goods in your hands. Nobody on Haat asks for money beforehand; if somebody does, please call us.`,
      },
      fee: {
        question: "What does the delivery cost?",
        answer: `Each shop sets one fee for its own city and one for the rest of the country, and many deliver free from a certain amount. You see the fee and the total before you order, and nothing is added afterwards.`,
      },
      time: {
        question: "How long does it take?",
        answer: `Each shop says its delivery time on every product. It is at most 5 days in the shop's own city and 10 days elsewhere.`,
      },
      cancel: {
        question: "Can I cancel an order?",
        answer: `Yes, free of charge, until the shop has packed it: open the order under “My orders” and press “Cancel”. After that, please call the shop.`,
      },
      wrong: {
        question: "The goods are broken, or not what I ordered. What now?",
        answer: `Look at the parcel before you pay. If something is wrong, give it back at once and pay nothing. If you notice it later, tell the shop within 24 hours; its number is on the order. If that does not help, call us.`,
      },
      ten: {
        question: "Why can I order only 10 pieces of a product?",
        answer: `So that there is enough for everybody, and because larger orders need a word with the shop first. Call it: its number is on every page of the shop.`,
      },
    },
  },
  account: {
    title: "Signing in and your data",
    entries: {
      code: {
        question: "The code does not arrive. What can I do?",
        answer: `It can take a minute. After 60 seconds you can ask for another; the one before it stays good, too. If no message arrives at all, sign in with your password, or call us.`,
      },
      share: {
        question: "Somebody calls and asks for my code.",
        answer: `Hang up. We never ask for it, and neither does a shop. Whoever has your code can sign in as you.`,
      },
      data: {
        question: "What happens with my number and address?",
        answer: `The shop you order from gets them, to deliver that order. Nobody else does, and there is no advertising.

The privacy policy says what we keep and for how long.`,
      },
      delete: {
        question: "How do I delete my account?",
        answer: `Call us, or write to us from the email of the account. We delete it by hand, once we know that it is you; only the orders that the law obliges us to keep remain.`,
      },
    },
  },
  selling: {
    title: "Selling",
    entries: {
      cost: {
        question: "Does it cost anything to open a shop?",
        answer: `No. Opening and running a shop is free at present, and we take no share of your sales. Should there be a fee one day, you know at least 60 days before.`,
      },
      need: {
        question: "What do I need?",
        answer: `To be 18 or older, a mobile number of your own, and things to sell. A name, a price, a photo and a few words are enough for the first product.`,
      },
      approval: {
        question: "How long until my shop is open?",
        answer: `We look at each new shop. Most have their answer on the same working day, all of them within two. If we say no, we say why.`,
      },
      deliver: {
        question: "Who delivers?",
        answer: `You do, or the courier you trust. You set the fee and the time, and you collect the cash.`,
      },
      address: {
        question: "Does my shop get an address of its own?",
        answer: `Yes: its name before ours, such as “your-shop” and a dot. It fits on a visiting card, and there is a QR code for the counter and an app of your own for your customers.`,
      },
      vat: {
        question: "What about VAT?",
        answer: `Prices include it. The checkout and the invoice show how much it is, 10% unless your shop has another rate. With a BIN your invoices can be tax challans (Mushak-6.3).`,
      },
    },
  },
};

export const bn: Translation<typeof en> = {
  buying: {
    title: "কেনা",
    entries: {
      order: {
        question: "অর্ডার করব কীভাবে?",
        answer: `একটি দোকান খুলুন, যা নেবেন কার্টে রাখুন, তারপর চেকআউটে যান। মোবাইল নম্বর দিলে একটি কোড পাঠাই; এরপর বলুন কোথায় পাঠাতে হবে। পাসওয়ার্ড লাগে না।`,
      },
      cash: {
        question: "টাকা দেব কীভাবে?",
        answer: `নগদে, পণ্য হাতে পেয়ে। হাটে কেউ আগে টাকা চায় না; চাইলে আমাদের ফোন করুন।`,
      },
      fee: {
        question: "ডেলিভারির খরচ কত?",
        answer: `প্রতিটি দোকান নিজের শহরের জন্য একটি আর দেশের বাকি জায়গার জন্য একটি খরচ ঠিক করে; অনেকে নির্দিষ্ট টাকার কেনাকাটায় ফ্রি দেয়। অর্ডারের আগেই খরচ আর মোট দেখতে পান, পরে আর কিছু যোগ হয় না।`,
      },
      time: {
        question: "কত দিন লাগে?",
        answer: `প্রতিটি পণ্যের পাতায় দোকান তার ডেলিভারির সময় লেখে। দোকানের নিজের শহরে সর্বোচ্চ ৫ দিন, অন্যত্র ১০ দিন।`,
      },
      cancel: {
        question: "অর্ডার বাতিল করা যায়?",
        answer: `যায়, বিনা খরচে, দোকান প্যাকেট করার আগ পর্যন্ত: “আমার অর্ডার”-এ গিয়ে অর্ডারটি খুলে “বাতিল” চাপুন। এরপর হলে দোকানে ফোন করুন।`,
      },
      wrong: {
        question: "জিনিস ভাঙা, বা যা চেয়েছি তা নয়। কী করব?",
        answer: `টাকা দেওয়ার আগে পার্সেল দেখে নিন। গোলমাল থাকলে তখনই ফেরত দিন, টাকা দেবেন না। পরে চোখে পড়লে ২৪ ঘণ্টার মধ্যে দোকানকে জানান; নম্বর অর্ডারেই আছে। কাজ না হলে আমাদের ফোন করুন।`,
      },
      ten: {
        question: "একটি পণ্য ১০টির বেশি নেওয়া যায় না কেন?",
        answer: `যাতে সবাই পান, আর বড় অর্ডারের আগে দোকানের সাথে একটু কথা হওয়া ভালো। ফোন করুন: নম্বর দোকানের প্রতিটি পাতায় আছে।`,
      },
    },
  },
  account: {
    title: "সাইন ইন আর আপনার তথ্য",
    entries: {
      code: {
        question: "কোড আসছে না। কী করব?",
        answer: `এক মিনিট লাগতে পারে। ৬০ সেকেন্ড পরে আরেকটি চাইতে পারেন; আগেরটিও চলবে। একেবারেই না এলে পাসওয়ার্ড দিয়ে সাইন ইন করুন, অথবা আমাদের ফোন করুন।`,
      },
      share: {
        question: "একজন ফোন করে আমার কোড চাইছে।",
        answer: `ফোন রেখে দিন। আমরা কখনো কোড চাই না, দোকানও চায় না। যার হাতে কোড, সে আপনার নামে ঢুকতে পারে।`,
      },
      data: {
        question: "আমার নম্বর আর ঠিকানা দিয়ে কী হয়?",
        answer: `যে দোকানে অর্ডার করেন সে তা পায়, ওই অর্ডার পৌঁছে দিতে। আর কেউ পায় না, বিজ্ঞাপনও আসে না।

কী রাখি আর কত দিন, তা গোপনীয়তা নীতিতে লেখা।`,
      },
      delete: {
        question: "অ্যাকাউন্ট মুছব কীভাবে?",
        answer: `ফোন করুন, বা অ্যাকাউন্টের ইমেইল থেকে লিখুন। আপনিই যে চেয়েছেন তা নিশ্চিত হয়ে মুছে দেব; থাকবে শুধু সেই অর্ডারগুলো যা আইন রাখতে বলে।`,
      },
    },
  },
  selling: {
    title: "বেচা",
    entries: {
      cost: {
        question: "দোকান খুলতে কি টাকা লাগে?",
        answer: `না। এখন দোকান খোলা আর চালানো ফ্রি, বিক্রির ভাগও নিই না। কখনো ফি চালু হলে অন্তত ৬০ দিন আগে জানবেন।`,
      },
      need: {
        question: "কী কী লাগবে?",
        answer: `বয়স ১৮ বা তার বেশি, নিজের একটি মোবাইল নম্বর, আর বেচার মতো জিনিস। প্রথম পণ্যের জন্য নাম, দাম, একটি ছবি আর দু‑চার কথা হলেই চলে।`,
      },
      approval: {
        question: "দোকান খুলতে কত দিন লাগে?",
        answer: `প্রতিটি নতুন দোকান আমরা দেখি। বেশির ভাগ সেদিনই উত্তর পান, বাকিরা দুই কর্মদিবসের মধ্যে। না বললে কারণ বলি।`,
      },
      deliver: {
        question: "পৌঁছে দেয় কে?",
        answer: `আপনি, অথবা আপনার ভরসার কুরিয়ার। খরচ আর সময় আপনি ঠিক করেন, টাকাও আপনি বুঝে নেন।`,
      },
      address: {
        question: "দোকানের কি নিজের ঠিকানা হয়?",
        answer: `হয়: আমাদের নামের আগে আপনার দোকানের নাম, মাঝে একটি ডট। ভিজিটিং কার্ডে এঁটে যায়; সাথে থাকে কাউন্টারে রাখার কিউআর কোড আর ক্রেতাদের জন্য আপনার নিজের অ্যাপ।`,
      },
      vat: {
        question: "ভ্যাটের কী হবে?",
        answer: `দামের ভেতরেই ভ্যাট। কতটা, তা চেকআউট আর চালানে লেখা থাকে; দোকানের হার আলাদা না হলে ১০%। বিআইএন থাকলে চালানগুলো কর চালানপত্র (মূসক-৬.৩) হতে পারে।`,
      },
    },
  },
};
