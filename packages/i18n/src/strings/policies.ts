import type { Translation } from "./translation";

/**
 * The platform's policies and what it says about itself, in plain words. A text's paragraphs stand apart by a blank line;
 * lines that begin with a hyphen are a list.
 */
export const en = {
  inForce: "In force since {{date}}",
  contents: "On this page",
  questions: "A question about this page?",
  questionsText: "Call us or write to us. A person answers, in Bengali or English.",
  about: {
    title: "About Haat",
    description: "Why Haat exists, how it earns trust, and who stands behind it.",
    lead: "A haat is the market that comes to the village on its day. Ours is open every day, and it comes to the phone.",
    sections: {
      why: {
        heading: "Why we made it",
        text: `A weaver in Tangail, a sweet maker in Bogura and a bookseller in Rajshahi have something in common: what they sell is good, and most of Bangladesh never sees it. A page on a social network does not take orders, and a web shop of one's own used to cost more than a season's profit.

Haat gives each of them a shop with an address of its own. It counts the stock, takes the orders and keeps the books. Whoever can send a text message can run it.`,
      },
      how: {
        heading: "How we think",
        text: `- Slow phones come first. Our pages are small, and every one of them works before any script has loaded.
- Bengali comes first, and English is its equal.
- Cash on delivery: nobody pays for what they do not yet hold in their hands.
- The price you see is the price you pay. VAT is in it, and the delivery fee stands beside it.
- We show no advertising and sell no data.`,
      },
      what: {
        heading: "What we are, and what we are not",
        text: `Haat is the technology between a buyer and a seller. The sale itself is between the two of them: the seller sets the price, packs the parcel and brings it. We look at each shop before it opens, and we close a shop that cheats.`,
      },
    },
    factsTitle: "Haat in figures",
    facts: {
      languages: "languages, side by side on every page",
      districts: "districts that a shop can deliver to",
      fee: "to open and run a shop",
      pieces: "of one product at most in an order, so that there is enough for everybody",
    },
  },
  privacy: {
    title: "Privacy policy",
    description:
      "What Haat knows about you, what it is used for, who else sees it, how long it stays, and how you have it deleted.",
    lead: "We keep what an order needs, and nothing to advertise with. This page says what, why and how long.",
    sections: {
      what: {
        heading: "What we collect",
        text: `- Your mobile number, when you ask for a sign-in code. You sign in with it, and the shop calls it about a delivery.
- Your name and, if you want, your email, when you open an account. Your password is kept only as a hash, which nobody can turn back.
- Your delivery addresses, for as long as they are in your address book.
- Your carts and your orders: what you ordered, where it went, what it cost and what became of it.
- What you write to us in the contact form, or when you report a shop. A report needs no name, and the shop does not see it.
- The address your phone or computer calls from, for a short time, to keep out those who try codes and passwords. For counting visits we keep a hash of it that changes every day, so that nobody can follow you to the next day.

We ask for no national ID, no bank account and no card, and we do not track where you are.`,
      },
      why: {
        heading: "What it is for",
        text: `To sign you in, to deliver what you ordered, to write an invoice, to answer you, and to keep thieves out. Not for advertising, and not for a profile of you.`,
      },
      who: {
        heading: "Who else sees it",
        text: `- The shop you ordered from sees your name, number, delivery address and that order. Other shops do not.
- The company that delivers our text messages sees your number and the code.
- A court or an authority, where the law of Bangladesh obliges us.

Nobody else. We sell no data, and our pages load nothing from other companies.`,
      },
      cookies: {
        heading: "Cookies",
        text: `All of them are our own:

- One keeps you signed in and remembers your cart, for 180 days. It is sealed: your browser carries it and cannot read it.
- Three small ones remember, for 365 days, the language you chose, whether you want to save data, and that you have read the note about this.
- One notes which of our messages you have seen, until you close the browser.

Without them you can look around, but not order. There are no cookies of others.

So that a shop can be read without a connection, your phone also keeps pages of it that you opened. They stay on your phone, and you can remove them with the data of the browser.`,
      },
      sms: {
        heading: "Text messages",
        text: `We send a code when you ask to sign in, or to prove in the sellers' console that it is you. It is good for 3 minutes. There we also tell you when somebody says that you have lost your second factor. We never call to ask for a code: whoever does is not from Haat. Where you ask us to, we text you once when a product is back. We send no advertising.`,
      },
      retention: {
        heading: "How long it stays",
        text: `- Sign-in codes and failed tries: {{codes}}.
- A sign-in: 180 days, or until you sign out.
- An address: until you delete it. An order keeps the address it went to.
- Hashes for counting visits: {{visits}}.
- Messages from the contact form and reports of shops: {{messages}}.
- The record of what was changed in your account: {{trail}}.
- A guest's cart that nobody touches: {{guest_carts}}.
- A number that waits to be told when something is back: until it is told, {{stock_alerts}} at most.
- Orders and invoices: they stay; the VAT law asks for at least five years.`,
      },
      rights: {
        heading: "Your rights",
        text: `You can see and change your name, email and addresses under “My account”. There you also get a copy of all that we hold of you, and delete your account: a code to your number shows that it is you, and it is done at once. If you cannot sign in any more, call our help phone. What stays are the orders that the law obliges us to keep, without your name, number and address, and nobody uses them for anything else.`,
      },
      age: {
        heading: "Age",
        text: `Accounts are for people of 18 and older. If we learn that a younger person has opened one, we delete it.`,
      },
      safety: {
        heading: "How we guard it",
        text: `Everything travels encrypted. Codes, passwords and sessions are stored hashed. Each shop's data is fenced off from every other's in the database itself. Should something leak in spite of that, we tell those concerned within 72 hours.`,
      },
      changes: {
        heading: "When this changes",
        text: `We write the new day at the top, and before a change that matters to you we tell you on the site for 30 days.`,
      },
    },
  },
  termsCondition: {
    title: "Terms for sellers",
    description:
      "What a seller on Haat may expect and what is expected: approval, fees, products, delivery, cash, VAT, closing a shop.",
    lead: "The agreement between Haat and whoever sells on it, in plain words.",
    sections: {
      who: {
        heading: "Who may sell",
        text: `You are 18 or older, you give your own name and mobile number and prove it with a code, and you may sell what you sell under the law of Bangladesh. One person may run several shops; each is looked at by itself.`,
      },
      approval: {
        heading: "From application to open shop",
        text: `We look at each new shop: its name, its trade, its contact and its first products. Most are answered on the same working day, all of them within two. If we say no, we say why, and you may apply again.

With the approval your shop gets its own address and an app for your customers, with a QR code to print.`,
      },
      fee: {
        heading: "What it costs",
        text: `Nothing at present: no fee for opening, no monthly fee, no share of your sales. We may charge a subscription fee later. If we do, we tell you at least 60 days before, and you may close your shop until then without owing anything.`,
      },
      role: {
        heading: "What Haat does, and what you do",
        text: `Haat provides the technology: the shop, the cart, the orders, the invoices. The contract of sale is between you and the buyer; Haat is not a party to it.

- You set prices, stock, delivery fees and delivery times, and you keep them true.
- You ship your own products and collect the cash yourself.
- You answer for quality, warranty and returns.`,
      },
      products: {
        heading: "What may be sold",
        text: `Whatever is lawful, safe, yours to sell, and as its pictures and words say. Not sold on Haat: weapons, drugs, tobacco and alcohol, medicines without a licence, fakes, stolen goods, protected animals, lottery tickets, and anything that is forbidden in Bangladesh. We take such products down at once.`,
      },
      orders: {
        heading: "Orders",
        text: `- Confirm or refuse a new order within one working day.
- Deliver within the time your shop states: at most 5 days within your own city and 10 days elsewhere.
- A buyer may cancel, free of charge, until you have packed the order. Stock and coupons then come back by themselves.
- One buyer may order at most 10 pieces of a product at a time.`,
      },
      money: {
        heading: "Cash, prices and VAT",
        text: `Buyers pay in cash on delivery, the total that the order shows and not a taka more. Prices include VAT: 10% unless your shop has another rate. Paying it to the National Board of Revenue is your duty. If your shop has a BIN, your invoices can be tax challans (Mushak-6.3).`,
      },
      data: {
        heading: "Your buyers' data",
        text: `You get a buyer's name, number and address for that order. Use it to deliver and to settle that order, for nothing else. Do not pass it on and send no advertising with it.`,
      },
      closing: {
        heading: "Pausing and closing",
        text: `You may close your shop whenever your open orders are delivered or cancelled. We may suspend a shop that cheats, sells what is forbidden, or leaves buyers waiting again and again. We say why, and you can object: call or write, and a person who did not decide the first time decides anew within seven days.`,
      },
      liability: {
        heading: "When something fails",
        text: `We do what we can to keep the shops open day and night, and keep copies of all data. We do not answer for profit lost in an outage. We answer for damage that we cause on purpose or by gross carelessness.`,
      },
      law: {
        heading: "Law",
        text: `The law of Bangladesh holds, with the Digital Commerce Guidelines 2021. The courts of Dhaka decide what we cannot settle by talking.`,
      },
    },
  },
  termsOfUse: {
    title: "Terms of use for customers",
    description:
      "What holds when you buy on Haat: age, price and VAT, cash on delivery, delivery times, cancelling, returns, your data.",
    lead: "What holds between you, the shop you buy from, and Haat. In plain words, because you should know it before you order.",
    sections: {
      who: {
        heading: "Who may buy",
        text: `You are 18 or older and give your own name and mobile number. You sign in with a code that we send to it. The code is for you alone: do not tell it to anybody, not even to somebody who says they call from Haat.`,
      },
      contract: {
        heading: "Who you buy from",
        text: `You buy from the shop whose page you are on. Its name is at the top of every page and on the invoice. Haat provides only the technology: the contract of sale is between you and the shop.`,
      },
      price: {
        heading: "Prices, VAT and payment",
        text: `Prices are in taka and include VAT; how much of it is VAT stands at the checkout and on the invoice. Before you order you see the delivery fee and the total. If a price changes while you order, we ask you again.

You pay in cash, when you receive the goods. Nobody on Haat asks for money beforehand. If somebody does, call us.`,
      },
      order: {
        heading: "Ordering",
        text: `- You may order at most 10 pieces of a product at a time.
- A coupon holds for the shop, the time and the least amount that stand on it.
- The shop may call you to confirm: please keep your phone on.
- A shop may refuse an order, for instance if a product is damaged. It then costs you nothing.`,
      },
      delivery: {
        heading: "Delivery",
        text: `The shop delivers within the time it states: at most 5 days in its own city and 10 days elsewhere. If it takes longer, you need not take the parcel. You may also fetch an order at the store, where the shop offers it.`,
      },
      cancel: {
        heading: "Cancelling and returns",
        text: `Until the shop has packed your order you may cancel it free of charge, on the page of the order. A used coupon can then be used again.

Look at the goods when they arrive, before you pay. If something is broken, missing or not what you ordered, give it back at once, or tell the shop within 24 hours. What holds for returns after that, the shop says on its own pages.`,
      },
      conduct: {
        heading: "Fair play",
        text: `Do not order what you do not mean to take: somebody has packed it and carried it to you. We may block an account that refuses parcels again and again without a reason, that tries other people's codes, or that attacks the site. Whoever is blocked may call us and object.`,
      },
      data: {
        heading: "Your data",
        text: `We keep your name, number, addresses and orders to deliver what you ordered, and give them to the shop you ordered from and to nobody else. The privacy policy has the whole of it.`,
      },
      help: {
        heading: "If you and the shop disagree",
        text: `Talk to the shop first; its number is on the order. If that does not help, call us: we see the order's course and speak with both. Your right to complain to the Directorate of National Consumers' Right Protection (phone 16121) stays untouched.`,
      },
      changes: {
        heading: "Changes and law",
        text: `An order keeps the terms it was placed under. Before these terms change we say so on the site for 30 days. The law of Bangladesh holds.`,
      },
    },
  },
};

export const bn: Translation<typeof en> = {
  inForce: "কার্যকর {{date}} থেকে",
  contents: "এই পাতায় যা আছে",
  questions: "এই পাতা নিয়ে প্রশ্ন আছে?",
  questionsText: "ফোন করুন বা লিখুন। বাংলা বা ইংরেজিতে একজন মানুষই উত্তর দেবেন।",
  about: {
    title: "হাট সম্পর্কে",
    description: "হাট কেন বানানো হয়েছে, কীভাবে ভরসা অর্জন করে, আর পেছনে কারা আছেন।",
    lead: "হাট মানে হাটবারের মেলা: নির্দিষ্ট দিনে গ্রামে এসে বসে। আমাদের হাট বসে প্রতিদিন, আর আসে আপনার ফোনে।",
    sections: {
      why: {
        heading: "কেন বানালাম",
        text: `টাঙ্গাইলের তাঁতি, বগুড়ার ময়রা আর রাজশাহীর বইয়ের দোকানি, তিনজনের একটা মিল আছে: তাঁদের জিনিস ভালো, কিন্তু দেশের বেশির ভাগ মানুষ তা চোখেই দেখেন না। সামাজিক মাধ্যমের পাতা অর্ডারের হিসাব রাখে না, আর নিজের ওয়েবসাইট বানাতে লাগত এক মৌসুমের লাভের চেয়েও বেশি টাকা।

হাট তাঁদের প্রত্যেককে দেয় নিজের ঠিকানাসহ একটি দোকান। স্টক গোনা, অর্ডার নেওয়া, হিসাব রাখা, সবই হাট করে। যিনি এসএমএস পাঠাতে পারেন, তিনিই এটি চালাতে পারেন।`,
      },
      how: {
        heading: "আমরা যেভাবে ভাবি",
        text: `- ধীর ফোনই আগে। আমাদের পাতা ছোট, আর স্ক্রিপ্ট আসার আগেই প্রতিটি পাতা কাজ করে।
- বাংলা আগে, ইংরেজি তার সমান।
- ক্যাশ অন ডেলিভারি: জিনিস হাতে না পেয়ে কেউ টাকা দেন না।
- যে দাম দেখেন, সেটাই দেন। ভ্যাট তার ভেতরেই, ডেলিভারির খরচ পাশেই লেখা।
- আমরা বিজ্ঞাপন দেখাই না, কারও তথ্য বেচি না।`,
      },
      what: {
        heading: "আমরা কী, আর কী নই",
        text: `ক্রেতা আর বিক্রেতার মাঝখানে হাট শুধু প্রযুক্তি। কেনাবেচা হয় তাঁদের দুজনের মধ্যে: দাম ঠিক করেন বিক্রেতা, প্যাকেট করেন আর পৌঁছে দেন বিক্রেতা। দোকান খোলার আগে আমরা প্রতিটি দোকান দেখি, আর যে দোকান ঠকায় তা বন্ধ করি।`,
      },
    },
    factsTitle: "সংখ্যায় হাট",
    facts: {
      languages: "ভাষা, প্রতিটি পাতায় পাশাপাশি",
      districts: "জেলায় ডেলিভারি দিতে পারে একটি দোকান",
      fee: "দোকান খোলা আর চালানোর খরচ",
      pieces: "এক অর্ডারে একটি পণ্য সবচেয়ে বেশি যতটি নেওয়া যায়, যাতে সবাই পান",
    },
  },
  privacy: {
    title: "গোপনীয়তা নীতি",
    description:
      "হাট আপনার সম্পর্কে কী জানে, কী কাজে লাগে, আর কে দেখে, কত দিন থাকে, আর কীভাবে মুছে ফেলতে বলবেন।",
    lead: "একটি অর্ডারের জন্য যতটুকু লাগে ততটুকুই রাখি, বিজ্ঞাপনের জন্য কিছুই না। কী রাখি, কেন আর কত দিন, এই পাতায় তা লেখা।",
    sections: {
      what: {
        heading: "যা আমরা রাখি",
        text: `- মোবাইল নম্বর: সাইন ইনের কোড চাওয়ার সময় দেন। এটি দিয়েই সাইন ইন করেন, আর ডেলিভারির জন্য দোকান এই নম্বরে ফোন করে।
- নাম, আর চাইলে ইমেইল: অ্যাকাউন্ট খোলার সময়। পাসওয়ার্ড থাকে শুধু হ্যাশ করে; তা থেকে আসল পাসওয়ার্ড কেউ বের করতে পারে না।
- ডেলিভারির ঠিকানা: যত দিন আপনার ঠিকানার খাতায় থাকে।
- কার্ট আর অর্ডার: কী নিলেন, কোথায় গেল, কত লাগল, শেষে কী হলো।
- যোগাযোগের ফর্মে আমাদের যা লেখেন, বা কোনো দোকান সম্পর্কে যা জানান। দোকান সম্পর্কে জানাতে নাম লাগে না, আর দোকান তা দেখে না।
- আপনার ফোন বা কম্পিউটারের ইন্টারনেট ঠিকানা, অল্প সময়ের জন্য, যাতে কেউ আন্দাজে কোড বা পাসওয়ার্ড দিয়ে ঢুকতে না পারে। কতজন এলেন তা গোনার জন্য রাখি ঠিকানার হ্যাশ; সেটি রোজ বদলায়, তাই পরদিন কেউ আপনাকে চিনতে পারে না।

জাতীয় পরিচয়পত্র, ব্যাংক হিসাব বা কার্ড চাই না, আর আপনি কোথায় আছেন তা খুঁজে দেখি না।`,
      },
      why: {
        heading: "যে কাজে লাগে",
        text: `আপনাকে সাইন ইন করাতে, অর্ডার পৌঁছে দিতে, চালান লিখতে, আপনার কথার উত্তর দিতে আর চোর ঠেকাতে। বিজ্ঞাপনের জন্য নয়, আপনার স্বভাব জানার জন্যও নয়।`,
      },
      who: {
        heading: "আর যাঁরা দেখেন",
        text: `- যে দোকানে অর্ডার করেছেন সেই দোকান দেখে আপনার নাম, নম্বর, ঠিকানা আর ওই অর্ডার। অন্য দোকান দেখে না।
- যে প্রতিষ্ঠান আমাদের এসএমএস পৌঁছে দেয়, তারা দেখে আপনার নম্বর আর কোড।
- বাংলাদেশের আইন বাধ্য করলে আদালত বা কর্তৃপক্ষ।

আর কেউ না। আমরা তথ্য বেচি না, আর আমাদের পাতা অন্য কোনো প্রতিষ্ঠান থেকে কিছু আনে না।`,
      },
      cookies: {
        heading: "কুকি",
        text: `সব কুকিই আমাদের নিজের:

- একটি আপনাকে সাইন ইন রাখে আর কার্ট মনে রাখে, ১৮০ দিন। এটি সিল করা: ব্রাউজার বয়ে বেড়ায়, পড়তে পারে না।
- তিনটি ছোট কুকি ৩৬৫ দিন মনে রাখে আপনার বেছে নেওয়া ভাষা, ডেটা বাঁচাতে চান কি না, আর এই কথাগুলো পড়েছেন কি না।
- একটি ব্রাউজার বন্ধ করা পর্যন্ত মনে রাখে আমাদের কোন বার্তাটি আপনি দেখেছেন।

এগুলো ছাড়াও দেখে বেড়াতে পারেন, তবে অর্ডার করতে পারবেন না। অন্য কারও কুকি এখানে নেই।

সংযোগ না থাকলেও যেন দোকান পড়া যায়, সেজন্য খোলা পাতাগুলো আপনার ফোনে থেকে যায়। সেগুলো ফোনেই থাকে; ব্রাউজারের তথ্য মুছলে সেগুলোও মুছে যায়।`,
      },
      sms: {
        heading: "এসএমএস",
        text: `সাইন ইন করতে চাইলে, বা বিক্রেতা কনসোলে আবার পরিচয় যাচাই করতে হলে আমরা একটি কোড পাঠাই। সেটি ৩ মিনিট চলে। আপনার দ্বিতীয় ধাপের যাচাই হারিয়েছে বলে কেউ জানালে সেখানে তা‑ও জানাই। ফোন করে আমরা কখনো কোড চাই না: যে চায়, সে হাটের কেউ নয়। আপনি বলে রাখলে পণ্য আবার এলে একবার এসএমএস করে জানাই। বিজ্ঞাপনের এসএমএস আমরা পাঠাই না।`,
      },
      retention: {
        heading: "যত দিন থাকে",
        text: `- সাইন ইনের কোড আর ভুল চেষ্টার হিসাব: {{codes}}।
- সাইন ইন: ১৮০ দিন, অথবা সাইন আউট করা পর্যন্ত।
- ঠিকানা: আপনি মুছে না ফেলা পর্যন্ত। যে ঠিকানায় অর্ডার গেছে, অর্ডারে তা থেকে যায়।
- কতজন এলেন তা গোনার হ্যাশ: {{visits}}।
- যোগাযোগের ফর্মের বার্তা ও দোকান সম্পর্কে অভিযোগ: {{messages}}।
- অ্যাকাউন্টে কী কী বদলেছে তার হিসাব: {{trail}}।
- অতিথির কার্ট, যেটিতে কেউ হাত দেয়নি: {{guest_carts}}।
- পণ্য আবার এলে জানানোর জন্য দেওয়া নম্বর: জানানো পর্যন্ত, সর্বোচ্চ {{stock_alerts}}।
- অর্ডার আর চালান: থেকে যায়; ভ্যাট আইনে অন্তত পাঁচ বছর রাখতে হয়।`,
      },
      rights: {
        heading: "আপনার অধিকার",
        text: `“আমার অ্যাকাউন্ট”-এ গিয়ে নাম, ইমেইল আর ঠিকানা দেখতে ও বদলাতে পারেন। আপনার সম্পর্কে যা কিছু রাখা আছে তার একটি কপিও সেখানেই পাবেন, আর অ্যাকাউন্ট মুছেও ফেলতে পারবেন: আপনার নম্বরে পাঠানো কোড দিয়ে নিশ্চিত করলে সাথে সাথে মুছে যায়। সাইন ইন করতে না পারলে সাহায্যের নম্বরে ফোন করুন। থাকবে শুধু সেই অর্ডারগুলো যা আইন রাখতে বলে, আপনার নাম, নম্বর আর ঠিকানা ছাড়া; সেগুলো অন্য কোনো কাজে লাগবে না।`,
      },
      age: {
        heading: "বয়স",
        text: `অ্যাকাউন্ট ১৮ বছর বা তার বেশি বয়সীদের জন্য। কম বয়সী কেউ খুলেছে জানলে আমরা তা মুছে ফেলি।`,
      },
      safety: {
        heading: "যেভাবে আগলে রাখি",
        text: `সবকিছু চলাচল করে এনক্রিপ্ট হয়ে। কোড, পাসওয়ার্ড আর সেশন থাকে হ্যাশ করে। এক দোকানের তথ্য আরেক দোকান থেকে ডেটাবেজের ভেতরেই আলাদা করে ঘেরা। তারপরও কিছু ফাঁস হলে ৭২ ঘণ্টার মধ্যে যাঁদের তথ্য তাঁদের জানাব।`,
      },
      changes: {
        heading: "এই নীতি বদলালে",
        text: `ওপরে নতুন তারিখ লিখি। আপনার জন্য জরুরি কোনো বদল হলে তার আগে ৩০ দিন সাইটে জানিয়ে রাখি।`,
      },
    },
  },
  termsCondition: {
    title: "বিক্রেতাদের শর্তাবলি",
    description:
      "হাটে একজন বিক্রেতা কী পাবেন আর তাঁর কাছে কী চাওয়া হয়: অনুমোদন, ফি, পণ্য, ডেলিভারি, নগদ টাকা, ভ্যাট, দোকান বন্ধ করা।",
    lead: "হাট আর যিনি হাটে বেচেন, তাঁদের মধ্যকার চুক্তি, সহজ ভাষায়।",
    sections: {
      who: {
        heading: "কে বেচতে পারেন",
        text: `আপনার বয়স ১৮ বা তার বেশি, নিজের নাম আর মোবাইল নম্বর দিয়েছেন ও কোড দিয়ে তা প্রমাণ করেছেন, আর যা বেচেন তা বাংলাদেশের আইনে বেচতে পারেন। একজন একাধিক দোকান চালাতে পারেন; প্রতিটি আলাদা করে দেখা হয়।`,
      },
      approval: {
        heading: "আবেদন থেকে খোলা দোকান",
        text: `প্রতিটি নতুন দোকান আমরা দেখি: নাম, ব্যবসার ধরন, যোগাযোগ আর প্রথম পণ্যগুলো। বেশির ভাগের উত্তর সেদিনই দিই, বাকিদের দুই কর্মদিবসের মধ্যে। না বললে কারণ বলি, আর আপনি আবার আবেদন করতে পারেন।

অনুমোদনের সাথে দোকান পায় নিজের ঠিকানা আর ক্রেতাদের জন্য একটি অ্যাপ, ছাপানোর মতো কিউআর কোডসহ।`,
      },
      fee: {
        heading: "খরচ",
        text: `এখন কিছুই না: খোলার ফি নেই, মাসিক ফি নেই, বিক্রির ভাগও নেই। পরে সাবস্ক্রিপশন ফি নিতে পারি। নিলে অন্তত ৬০ দিন আগে জানাব, আর তত দিনে কোনো দেনা ছাড়াই দোকান বন্ধ করতে পারবেন।`,
      },
      role: {
        heading: "হাট কী করে, আপনি কী করেন",
        text: `হাট দেয় প্রযুক্তি: দোকান, কার্ট, অর্ডার, চালান। কেনাবেচার চুক্তি আপনার আর ক্রেতার মধ্যে; হাট তার পক্ষ নয়।

- দাম, স্টক, ডেলিভারির খরচ আর সময় আপনি ঠিক করেন, আর সেগুলো সত্যি রাখেন।
- নিজের পণ্য নিজে পাঠান, টাকা নিজে বুঝে নেন।
- মান, ওয়ারেন্টি আর ফেরতের দায় আপনার।`,
      },
      products: {
        heading: "যা বেচা যায়",
        text: `যা আইনসম্মত, নিরাপদ, আপনার বেচার অধিকার আছে, আর ছবি ও কথার সাথে মেলে। হাটে বেচা যায় না: অস্ত্র, মাদক, তামাক ও মদ, লাইসেন্স ছাড়া ওষুধ, নকল জিনিস, চোরাই মাল, সংরক্ষিত প্রাণী, লটারির টিকিট, আর বাংলাদেশে নিষিদ্ধ যা কিছু। এমন পণ্য আমরা সাথে সাথে নামিয়ে দিই।`,
      },
      orders: {
        heading: "অর্ডার",
        text: `- নতুন অর্ডার এক কর্মদিবসের মধ্যে গ্রহণ বা বাতিল করুন।
- দোকানে লেখা সময়ের মধ্যে পৌঁছে দিন: নিজের শহরে সর্বোচ্চ ৫ দিন, অন্যত্র ১০ দিন।
- প্যাকেট করার আগ পর্যন্ত ক্রেতা বিনা খরচে বাতিল করতে পারেন। স্টক আর কুপন তখন নিজে থেকেই ফিরে আসে।
- একজন ক্রেতা একবারে একটি পণ্য সর্বোচ্চ ১০টি নিতে পারেন।`,
      },
      money: {
        heading: "নগদ টাকা, দাম আর ভ্যাট",
        text: `ক্রেতা পণ্য পেয়ে নগদে দেন, অর্ডারে যে মোট লেখা ঠিক ততটাই, এক টাকাও বেশি নয়। দামের ভেতরেই ভ্যাট: আপনার দোকানের হার আলাদা না হলে ১০%। তা জাতীয় রাজস্ব বোর্ডে জমা দেওয়া আপনার দায়িত্ব। দোকানের বিআইএন থাকলে চালানগুলো কর চালানপত্র (মূসক-৬.৩) হতে পারে।`,
      },
      data: {
        heading: "ক্রেতার তথ্য",
        text: `ওই অর্ডারের জন্য আপনি ক্রেতার নাম, নম্বর আর ঠিকানা পান। পৌঁছে দেওয়া আর ওই অর্ডার মেটানো ছাড়া অন্য কাজে লাগাবেন না, কাউকে দেবেন না, বিজ্ঞাপন পাঠাবেন না।`,
      },
      closing: {
        heading: "থামানো আর বন্ধ করা",
        text: `খোলা অর্ডারগুলো পৌঁছে দেওয়া বা বাতিল হয়ে গেলে যখন ইচ্ছা দোকান বন্ধ করতে পারেন। যে দোকান ঠকায়, নিষিদ্ধ জিনিস বেচে বা বারবার ক্রেতাকে বসিয়ে রাখে, আমরা তা স্থগিত করতে পারি। কারণ বলি, আর আপনি আপত্তি করতে পারেন: ফোন করুন বা লিখুন, প্রথমবার যিনি সিদ্ধান্ত নেননি এমন একজন সাত দিনের মধ্যে নতুন করে দেখবেন।`,
      },
      liability: {
        heading: "কিছু বিগড়ে গেলে",
        text: `দিনরাত দোকান খোলা রাখতে যা করার করি, সব তথ্যের অনুলিপিও রাখি। সাইট বন্ধ থাকার সময়ের লাভের ক্ষতি আমরা দিই না। ইচ্ছা করে বা চরম অবহেলায় আমরা ক্ষতি করলে তার দায় নিই।`,
      },
      law: {
        heading: "আইন",
        text: `বাংলাদেশের আইন আর ডিজিটাল কমার্স পরিচালনা নির্দেশিকা ২০২১ প্রযোজ্য। কথা বলে যা মেটে না, তার মীমাংসা ঢাকার আদালতে।`,
      },
    },
  },
  termsOfUse: {
    title: "ক্রেতাদের শর্তাবলি",
    description:
      "হাটে কেনার সময় যা মেনে চলতে হয়: বয়স, দাম ও ভ্যাট, ক্যাশ অন ডেলিভারি, ডেলিভারির সময়, বাতিল, ফেরত, আপনার তথ্য।",
    lead: "আপনি, যে দোকান থেকে কেনেন আর হাট, এই তিনের মধ্যে যা মানা হয়। সহজ ভাষায়, কারণ অর্ডারের আগেই তা জানা দরকার।",
    sections: {
      who: {
        heading: "কে কিনতে পারেন",
        text: `আপনার বয়স ১৮ বা তার বেশি, আর নিজের নাম ও মোবাইল নম্বর দেন। সেই নম্বরে পাঠানো কোড দিয়ে সাইন ইন করেন। কোডটি শুধু আপনার: কাউকে বলবেন না, হাট থেকে ফোন করছি বললেও না।`,
      },
      contract: {
        heading: "কার কাছ থেকে কিনছেন",
        text: `যে দোকানের পাতায় আছেন, কিনছেন তার কাছ থেকে। তার নাম প্রতিটি পাতার ওপরে আর চালানে লেখা। হাট দেয় শুধু প্রযুক্তি: কেনাবেচার চুক্তি আপনার আর দোকানের মধ্যে।`,
      },
      price: {
        heading: "দাম, ভ্যাট আর টাকা দেওয়া",
        text: `দাম টাকায়, ভ্যাটসহ; তার কতটা ভ্যাট তা চেকআউটে আর চালানে লেখা থাকে। অর্ডারের আগেই ডেলিভারির খরচ আর মোট দেখতে পান। অর্ডার করতে করতে দাম বদলে গেলে আবার জিজ্ঞেস করি।

টাকা দেন নগদে, পণ্য হাতে পেয়ে। হাটে কেউ আগে টাকা চায় না। চাইলে আমাদের ফোন করুন।`,
      },
      order: {
        heading: "অর্ডার করা",
        text: `- একটি পণ্য একবারে সর্বোচ্চ ১০টি নিতে পারেন।
- কুপন চলে তাতে লেখা দোকানে, লেখা সময়ে আর লেখা পরিমাণের কেনাকাটায়।
- নিশ্চিত করতে দোকান ফোন করতে পারে: ফোনটি চালু রাখুন।
- দোকান অর্ডার ফিরিয়ে দিতে পারে, যেমন পণ্য নষ্ট হলে। তাতে আপনার কোনো খরচ নেই।`,
      },
      delivery: {
        heading: "ডেলিভারি",
        text: `দোকান যে সময় লেখে তার মধ্যেই পৌঁছে দেয়: নিজের শহরে সর্বোচ্চ ৫ দিন, অন্যত্র ১০ দিন। দেরি হলে পার্সেল না নিলেও চলে। দোকান সুযোগ দিলে নিজে গিয়েও নিতে পারেন।`,
      },
      cancel: {
        heading: "বাতিল আর ফেরত",
        text: `দোকান প্যাকেট করার আগ পর্যন্ত অর্ডারের পাতা থেকেই বিনা খরচে বাতিল করতে পারেন। ব্যবহার করা কুপন তখন আবার চলে।

পণ্য এলে টাকা দেওয়ার আগে দেখে নিন। ভাঙা, কম বা ভুল জিনিস হলে তখনই ফেরত দিন, অথবা ২৪ ঘণ্টার মধ্যে দোকানকে জানান। এরপর ফেরতের নিয়ম কী, দোকান তার নিজের পাতায় লেখে।`,
      },
      conduct: {
        heading: "ন্যায্য আচরণ",
        text: `নেওয়ার ইচ্ছা না থাকলে অর্ডার করবেন না: কেউ একজন সেটি প্যাকেট করে আপনার দরজা পর্যন্ত এনেছেন। বিনা কারণে বারবার পার্সেল ফেরত দিলে, অন্যের কোড আন্দাজ করলে বা সাইটে আক্রমণ করলে অ্যাকাউন্ট বন্ধ করতে পারি। বন্ধ হলে ফোন করে আপত্তি জানাতে পারেন।`,
      },
      data: {
        heading: "আপনার তথ্য",
        text: `আপনার নাম, নম্বর, ঠিকানা ও অর্ডার রাখি শুধু অর্ডার পৌঁছে দিতে; যে দোকানে অর্ডার করেছেন সে ছাড়া আর কাউকে দিই না। পুরো কথা গোপনীয়তা নীতিতে আছে।`,
      },
      help: {
        heading: "দোকানের সাথে না মিললে",
        text: `আগে দোকানের সাথে কথা বলুন; নম্বর অর্ডারেই আছে। তাতে কাজ না হলে আমাদের ফোন করুন: অর্ডারের সব ধাপ দেখে দুই পক্ষের সাথে কথা বলব। জাতীয় ভোক্তা অধিকার সংরক্ষণ অধিদপ্তরে (ফোন 16121) অভিযোগ করার অধিকার আপনার থাকেই।`,
      },
      changes: {
        heading: "বদল আর আইন",
        text: `যে শর্তে অর্ডার করেছেন, সেই অর্ডারে সেটাই চলে। শর্ত বদলানোর আগে ৩০ দিন সাইটে জানিয়ে রাখি। বাংলাদেশের আইন প্রযোজ্য।`,
      },
    },
  },
};
