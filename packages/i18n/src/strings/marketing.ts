import type { Translation } from "./translation";

/** What the marketing site tells sellers: how a shop comes about, what it costs, what it is for each trade, and the product in pictures. */
export const en = {
  cost: "Cost",
  trades: "For your trade",
  /** What each picture of the product shows. */
  screens: {
    "shop-grocery": "A grocery's shop on a phone: a banner with vegetables, then its categories",
    "shop-fashion": "A clothes shop on a phone: a banner with sarees, then its categories",
    "shop-electronics": "An electronics shop on a phone: a banner with phones, then its categories",
    "shop-books": "A bookshop on a phone: a banner with three novels, then its categories",
    "shop-sweets": "A sweet shop on a phone: a banner with curd and sweets, then its categories",
    opening: "Opening a shop on a phone: a list of eight parts, such as name, address and delivery",
    "product-entry": "New goods on a phone: a photo of each, its name, price and pieces in stock",
    today: "The console's first page on a phone: how many orders wait at each step",
    order: "An order in the console on a phone: the button to accept it, and the customer's address",
    cash: "The console's cash page on a phone: what is in the till and what is still on the way",
    orders: "The order desk on a computer: an order with its goods, amount to collect, and what to do",
  },
  landing: {
    tradesHeading: "What do you sell?",
    tradesText: "One product, at home in every trade. See what it looks like in yours.",
    tourHeading: "From the order to the cash, on your phone",
    tourText: "What you see here is the product itself, as it runs today.",
    tour: {
      entry: {
        title: "Photograph the shelf, write the prices",
        text: "Each photo becomes a product. Name, price and pieces in stock are enough; the other language, sizes and colours can come later.",
      },
      orders: {
        title: "Every order at its step",
        text: "To accept, to pack, to hand over, on the way. One button takes an order to its next step, another calls the customer, and the papers print from here.",
      },
      cash: {
        title: "Cash that adds up",
        text: "You see what is in the till and what couriers still owe you, order by order. A courier's statement is checked against your own books.",
      },
    },
    costHeading: "What it costs",
    costLink: "All about the cost",
    howLink: "Every step, with pictures",
  },
  visit: {
    demo: "Walk into a demo shop",
    demoText: "Look around, fill a cart, place an order: nobody delivers it, and nobody is paid.",
    shop: "Walk into {{shop}}",
    heading: "Walk into a shop",
    text: "Open now, as customers see it.",
  },
  how: {
    title: "How to open a shop on Haat",
    name: "How it works",
    description:
      "From the application to the cash in your hand: the true steps of a shop on Haat, with pictures of the product.",
    lead: "Five steps, each on your phone. These are the console's own pages, so what you see is what you get.",
    steps: {
      apply: {
        title: "Apply",
        text: "Four questions first: the shop's name, what you sell, your district and area. Then a list of eight parts, in any order and with breaks; each is kept as you save it.",
        points:
          "Name in both languages and a web address\nLogo and colours: without a logo we draw letters\nWhere you are, and what delivery costs\nThe first product, and a few lines about the shop",
      },
      review: {
        title: "We review it",
        text: "We look at name, trade, contact and the first products. Most have their answer on the same working day, all of them within two. If something should be changed, you read what, right at that part; if we say no, we say why.",
        points:
          "Your shop has an address of its own\nAn app for your customers, made of your shop\nA QR code for the counter",
      },
      goods: {
        title: "Add your products",
        text: "Take photos, one or twenty at once: each becomes a draft. Write name, price and pieces in stock, and sell it. Sizes and colours have their own price, stock and photo.",
        points:
          "Many products at once from Excel\nStock is counted to the last piece\nNothing is sold before you say so",
      },
      orders: {
        title: "The first order",
        text: "It is on your desk at once, and your browser can tell you, too. Accept it, pack it, hand it over: one button for each step. Deliver yourself or with the courier you trust.",
        points:
          "Call the customer with one tap\nPacking slip and invoice in both languages\nOrders by telephone are written down in the same place",
      },
      cash: {
        title: "Collect the cash",
        text: "The customer pays at the door, the total that the order shows and not a taka more. What a courier collected stands on the list until it is handed in.",
        points:
          "What is in the till, and what is on the way\nA courier's statement is checked line by line\nThe day is closed with a count",
      },
    },
  },
  costs: {
    title: "What a shop on Haat costs",
    description:
      "Opening and running a shop on Haat costs nothing at present: no fee, no share of your sales.",
    lead: "No small print: this is what the terms for sellers say, in the same words.",
    free: "to open, each month and on each sale, at present",
    termsHeading: "What the terms say",
    termsLink: "Terms for sellers",
    yoursHeading: "What you take care of",
    yours: {
      delivery: {
        name: "Delivery",
        text: "You deliver, or the courier that you trust does. You set what customers pay for it.",
      },
      vat: { name: "VAT", text: "Your prices include it. Paying it is your duty." },
      domain: {
        name: "A domain of your own",
        text: "Only if you want one: the address below ours costs nothing.",
      },
    },
    questionsHeading: "Asked by sellers",
  },
  trade: {
    eyebrow: "For sellers of {{trade}}",
    madeFor: "Made for your trade",
    rest: "And behind the counter",
    restText: "The same in every trade: these are pages of the console.",
    others: "Other trades",
  },
  sells: {
    grocery: {
      name: "Groceries",
      title: "Your grocery, open on every phone around you",
      description:
        "An online shop for groceries in Bangladesh: delivery fees by area, stock to the last piece, orders by telephone in the same place, cash on delivery.",
      lead: "The neighbourhood orders by phone, you pack from the shelf, and the cash comes at the door.",
      points: {
        area: {
          title: "Delivery by area",
          text: "One fee for your city, one for the districts around it, one for the country, and exceptions area by area. Free from the amount that you choose.",
        },
        stock: {
          title: "What is gone is gone",
          text: "Stock is taken as an order is placed. Two customers never get the last kilo, and what runs low stands on a list of its own.",
        },
        again: {
          title: "The same again",
          text: "Customers put a whole earlier order back into the cart with one tap. Who telephones instead is written down at the same desk.",
        },
      },
    },
    fashion: {
      name: "Fashion",
      title: "Your collection, in its own colours",
      description:
        "An online shop for clothes in Bangladesh: sizes and colours with their own price, stock and photo, a look of your own, cash on delivery.",
      lead: "Tall pictures, sizes and colours that know their stock, and a shop that wears your colours.",
      points: {
        sizes: {
          title: "Every size and colour",
          text: "Each has its own price, pieces and photo. What is sold out in a size is struck through, so that nobody orders it in vain.",
        },
        look: {
          title: "A look of your own",
          text: "Choose your colour, heading letters and tall pictures. Whatever you choose, every word on it can be read.",
        },
        door: {
          title: "Paid at the door",
          text: "Customers pay with the parcel in their hands. Part deliveries and parcels that come back are put in the books, and the pieces back in stock.",
        },
      },
    },
    electronics: {
      name: "Electronics",
      title: "Sell phones and fans without fear of false orders",
      description:
        "An online shop for electronics in Bangladesh: a code by SMS for large orders, numbers that you refuse, invoices that can be tax challans.",
      lead: "Large amounts need trust: the shop asks for a code, the invoice is right, the stock adds up.",
      points: {
        code: {
          title: "A code for large orders",
          text: "From the total that you choose, an order counts only once its phone has answered a code. Numbers that refuse parcels at the door can be refused themselves.",
        },
        invoice: {
          title: "An invoice with everything on it",
          text: "In Bengali or English, as PDF and on paper, VAT stated. With a BIN it can be a tax challan (Mushak-6.3).",
        },
        facts: {
          title: "Models side by side",
          text: "Memory, colour, watts: each version has its own price and pieces. Customers find it by category, price, and in spite of a typing error.",
        },
      },
    },
    books: {
      name: "Books",
      title: "Ten thousand titles, found in either script",
      description:
        "An online shop for books in Bangladesh: titles from Excel, found by Bengali or Latin spelling, quick on slow networks, cash on delivery.",
      lead: "Bring your list, and readers find every title, however they spell it.",
      points: {
        import: {
          title: "The whole list at once",
          text: "Titles, prices and stock come from Excel, up to 10,000 rows in a file. Before anything changes you see what will.",
        },
        search: {
          title: "Found however it is typed",
          text: "Who types “shesher kobita” finds শেষের কবিতা. One typing error does no harm.",
        },
        slow: {
          title: "Readers everywhere",
          text: "Pages are small and work before any script has loaded, or without any: also in a hostel with a weak network.",
        },
      },
    },
    sweets: {
      name: "Sweets",
      title: "Fresh sweets, ordered for the right day",
      description:
        "An online shop for sweets in Bangladesh: opening hours and days off, delivery within the city or pick-up, occasions on the first page.",
      lead: "For weddings, Eid and Puja: customers see when you are open, how far you deliver, and when it comes.",
      points: {
        hours: {
          title: "Hours and days off",
          text: "The shop says whether you are open and when it delivers. Feasts and days off are counted in, so no promise is broken.",
        },
        near: {
          title: "Only as far as it stays fresh",
          text: "Each product says how far it is brought: everywhere, or your own city only. Customers can also pick up at your counter.",
        },
        occasions: {
          title: "Made for occasions",
          text: "Banners, labels and categories for Eid, Puja and weddings, in both languages, changed from your phone whenever you like.",
        },
      },
    },
  },
};

export const bn: Translation<typeof en> = {
  cost: "খরচ",
  trades: "আপনার ব্যবসার জন্য",
  screens: {
    "shop-grocery": "ফোনে একটি মুদি দোকান: সবজির ছবিসহ ব্যানার, তারপর ক্যাটাগরি",
    "shop-fashion": "ফোনে একটি পোশাকের দোকান: শাড়ির ছবিসহ ব্যানার, তারপর ক্যাটাগরি",
    "shop-electronics": "ফোনে একটি ইলেকট্রনিকসের দোকান: ফোনের ছবিসহ ব্যানার, তারপর ক্যাটাগরি",
    "shop-books": "ফোনে একটি বইয়ের দোকান: তিনটি উপন্যাসের ছবিসহ ব্যানার, তারপর ক্যাটাগরি",
    "shop-sweets": "ফোনে একটি মিষ্টির দোকান: দই-মিষ্টির ছবিসহ ব্যানার, তারপর ক্যাটাগরি",
    opening: "ফোনে দোকান খোলার পাতা: নাম, ঠিকানা, ডেলিভারিসহ আটটি অংশের তালিকা",
    "product-entry": "ফোনে নতুন পণ্য তোলা: প্রতিটির ছবি, নাম, দাম আর কয়টি আছে",
    today: "ফোনে কনসোলের প্রথম পাতা: কোন ধাপে কয়টি অর্ডার",
    order: "ফোনে কনসোলে একটি অর্ডার: নেওয়ার বোতাম আর ক্রেতার ঠিকানা",
    cash: "ফোনে কনসোলে টাকার হিসাব: ক্যাশবাক্সে কত, পথে কত",
    orders: "কম্পিউটারে অর্ডারের পাতা: একটি অর্ডারের পণ্য, কত টাকা নিতে হবে আর কী করতে হবে",
  },
  landing: {
    tradesHeading: "আপনি কী বিক্রি করেন?",
    tradesText: "ব্যবস্থা একটিই, মানায় সব ব্যবসায়। আপনার ব্যবসায় কেমন দেখায়, দেখে নিন।",
    tourHeading: "অর্ডার থেকে নগদ টাকা, সবই ফোনে",
    tourText: "এখানে যা দেখছেন, তা‑ই আসল: আজ যেভাবে চলছে।",
    tour: {
      entry: {
        title: "তাকের ছবি তুলুন, দাম লিখুন",
        text: "প্রতিটি ছবি থেকে একটি পণ্য। নাম, দাম আর কয়টি আছে লিখলেই চলে; অন্য ভাষা, সাইজ আর রঙ পরে দেওয়া যায়।",
      },
      orders: {
        title: "প্রতিটি অর্ডার নিজের ধাপে",
        text: "নিতে হবে, প্যাক করতে হবে, হস্তান্তর করতে হবে, পথে আছে। এক বোতামে পরের ধাপ, আরেক বোতামে ক্রেতাকে কল; কাগজপত্রও ছাপা হয় এখান থেকেই।",
      },
      cash: {
        title: "টাকার হিসাব মেলে",
        text: "ক্যাশবাক্সে কত আছে, কুরিয়ারের কাছে কত বাকি, অর্ডার ধরে ধরে দেখা যায়। কুরিয়ারের হিসাব মিলিয়ে নেওয়া যায় নিজের খাতার সাথে।",
      },
    },
    costHeading: "কত খরচ",
    costLink: "খরচের সব কথা",
    howLink: "ছবিসহ প্রতিটি ধাপ",
  },
  visit: {
    demo: "ডেমো দোকানে ঢুকে দেখুন",
    demoText: "ঘুরে দেখুন, কার্ট ভরুন, অর্ডারও দিন: কেউ ডেলিভারি করবে না, টাকাও লাগবে না।",
    shop: "দোকানে ঢুকুন: {{shop}}",
    heading: "একটি দোকানে ঢুকে দেখুন",
    text: "এখন খোলা, ক্রেতারা যেমন দেখেন।",
  },
  how: {
    title: "হাটে দোকান চালু হয় যেভাবে",
    name: "যেভাবে চলে",
    description: "আবেদন থেকে হাতে নগদ টাকা: হাটে দোকানের আসল ধাপগুলো, আসল পাতার ছবিসহ।",
    lead: "পাঁচটি ধাপ, সবই ফোনে। ছবিগুলো কনসোলেরই পাতা, তাই যা দেখছেন তা‑ই পাবেন।",
    steps: {
      apply: {
        title: "আবেদন করুন",
        text: "প্রথমে চারটি প্রশ্ন: দোকানের নাম, কী বিক্রি করেন, জেলা আর এলাকা। তারপর আটটি অংশ, যে ক্রমে খুশি, থেমে থেমে; প্রতিটি সংরক্ষণ করলেই জমা থাকে।",
        points:
          "দুই ভাষায় নাম আর একটি ওয়েব ঠিকানা\nলোগো আর রং: লোগো না থাকলে অক্ষর এঁকে দিই\nকোথায় আছেন, ডেলিভারির খরচ কত\nপ্রথম পণ্য, আর দোকান নিয়ে দু‑চার কথা",
      },
      review: {
        title: "আমরা দেখে নিই",
        text: "নাম, ব্যবসার ধরন, যোগাযোগ আর প্রথম পণ্যগুলো আমরা দেখি। বেশির ভাগ উত্তর পান সেই কর্মদিবসেই, বাকিরা দুই কর্মদিবসের মধ্যে। কিছু বদলাতে হলে ঠিক সেই অংশেই লেখা থাকে কী; না বললে কারণও বলি।",
        points: "দোকানের নিজের একটি ঠিকানা\nক্রেতাদের জন্য আপনার দোকানেরই অ্যাপ\nকাউন্টারে রাখার কিউআর কোড",
      },
      goods: {
        title: "পণ্য তুলুন",
        text: "একটি বা একসাথে অনেক ছবি তুলুন: প্রতিটি থেকে একটি খসড়া। নাম, দাম আর কয়টি আছে লিখে বিক্রি শুরু করুন। সাইজ আর রঙের আলাদা দাম, স্টক ও ছবি রাখা যায়।",
        points: "এক্সেল থেকে একসাথে অনেক পণ্য\nস্টকের হিসাব শেষ পিস পর্যন্ত\nআপনি না বলা পর্যন্ত কিছুই বিক্রি হয় না",
      },
      orders: {
        title: "প্রথম অর্ডার",
        text: "অর্ডার সাথে সাথে আপনার পাতায়, চাইলে ব্রাউজারও খবর দেয়। নিন, প্যাক করুন, হস্তান্তর করুন: প্রতি ধাপে একটি বোতাম। নিজে পৌঁছে দিন বা আপনার পছন্দের কুরিয়ারে।",
        points:
          "এক চাপে ক্রেতাকে কল\nপ্যাকিং স্লিপ আর চালান দুই ভাষাতেই\nফোনে আসা অর্ডারও লিখে রাখা যায় একই জায়গায়",
      },
      cash: {
        title: "নগদ টাকা",
        text: "ক্রেতা টাকা দেন দরজায়, অর্ডারে যত লেখা ঠিক তত। কুরিয়ার যা আদায় করল, জমা না দেওয়া পর্যন্ত তালিকায় থাকে।",
        points: "ক্যাশবাক্সে কত, পথে কত\nকুরিয়ারের হিসাব লাইন ধরে মেলানো\nদিন শেষে গুনে হিসাব মেলানো",
      },
    },
  },
  costs: {
    title: "হাটে দোকানের খরচ কত",
    description: "হাটে দোকান খুলতে ও চালাতে এখন কোনো খরচ নেই: কোনো ফি নেই, বিক্রির কোনো ভাগও নেই।",
    lead: "আড়ালে কিছু নেই: বিক্রেতার শর্তে যা লেখা, এখানেও ঠিক তা‑ই।",
    free: "দোকান খুলতে, প্রতি মাসে আর প্রতি বিক্রিতে, এখন পর্যন্ত",
    termsHeading: "শর্তে যা লেখা আছে",
    termsLink: "বিক্রেতাদের শর্তাবলি",
    yoursHeading: "যা আপনার দায়িত্বে",
    yours: {
      delivery: {
        name: "ডেলিভারি",
        text: "নিজে পৌঁছে দেবেন, বা আপনার পছন্দের কুরিয়ার। ক্রেতা কত দেবেন, ঠিক করবেন আপনি।",
      },
      vat: { name: "ভ্যাট", text: "দামের মধ্যেই থাকে। পরিশোধের দায়িত্ব আপনার।" },
      domain: {
        name: "নিজের ডোমেইন",
        text: "শুধু যদি চান: আমাদের নামের আগের ঠিকানাটির জন্য কিছু লাগে না।",
      },
    },
    questionsHeading: "বিক্রেতারা যা জানতে চান",
  },
  trade: {
    eyebrow: "যাঁরা বেচেন: {{trade}}",
    madeFor: "আপনার ব্যবসার মতো করে",
    rest: "আর কাউন্টারের পেছনে",
    restText: "সব ব্যবসায় একই: এগুলো কনসোলের পাতা।",
    others: "অন্য ব্যবসা",
  },
  sells: {
    grocery: {
      name: "মুদি",
      title: "আপনার মুদি দোকান, আশপাশের প্রতিটি ফোনে খোলা",
      description:
        "বাংলাদেশে মুদি পণ্যের অনলাইন দোকান: এলাকা ধরে ডেলিভারি খরচ, শেষ পিস পর্যন্ত স্টক, ফোনের অর্ডারও একই জায়গায়, ক্যাশ অন ডেলিভারি।",
      lead: "পাড়ার মানুষ ফোনে অর্ডার দেন, আপনি তাক থেকে প্যাক করেন, টাকা আসে দরজায়।",
      points: {
        area: {
          title: "এলাকা ধরে ডেলিভারি",
          text: "নিজের শহরে এক খরচ, আশপাশের জেলায় আরেক, সারা দেশে আরেক, আর এলাকা ধরে ব্যতিক্রম। যত টাকা থেকে চান, ফ্রি।",
        },
        stock: {
          title: "শেষ মানে শেষ",
          text: "অর্ডার দেওয়ার মুহূর্তেই স্টক কমে। শেষ কেজিটি দুজন কখনো পান না, আর যা কমে আসছে তার আলাদা তালিকা থাকে।",
        },
        again: {
          title: "আগেরটাই আবার",
          text: "ক্রেতা এক চাপে আগের পুরো অর্ডার কার্টে তুলতে পারেন। যিনি ফোন করেন, তাঁর অর্ডার লিখে রাখা যায় একই জায়গায়।",
        },
      },
    },
    fashion: {
      name: "ফ্যাশন",
      title: "আপনার সংগ্রহ, নিজের রঙে",
      description:
        "বাংলাদেশে পোশাকের অনলাইন দোকান: সাইজ আর রঙের আলাদা দাম, স্টক ও ছবি, নিজের মতো সাজ, ক্যাশ অন ডেলিভারি।",
      lead: "লম্বা ছবি, সাইজ আর রঙের আলাদা স্টক, আর আপনার রঙে সাজানো দোকান।",
      points: {
        sizes: {
          title: "প্রতিটি সাইজ, প্রতিটি রঙ",
          text: "প্রতিটির আলাদা দাম, স্টক আর ছবি। যে সাইজ শেষ তা কাটা দেখায়, তাই কেউ বৃথা অর্ডার দেন না।",
        },
        look: {
          title: "নিজের মতো সাজ",
          text: "রঙ, শিরোনামের অক্ষর আর লম্বা ছবি বেছে নিন। যা‑ই বাছুন, প্রতিটি লেখা পড়া যাবে।",
        },
        door: {
          title: "টাকা দরজায়",
          text: "পার্সেল হাতে নিয়ে ক্রেতা টাকা দেন। আংশিক ডেলিভারি আর ফেরত আসা পার্সেলের হিসাব থাকে, পণ্য ফেরে স্টকে।",
        },
      },
    },
    electronics: {
      name: "ইলেকট্রনিকস",
      title: "ভুয়া অর্ডারের ভয় ছাড়া ফোন আর ফ্যান বেচুন",
      description:
        "বাংলাদেশে ইলেকট্রনিকসের অনলাইন দোকান: বড় অর্ডারে এসএমএস কোড, যে নম্বর নেবেন না তা বাদ, চালান হতে পারে কর চালানপত্র।",
      lead: "বড় অঙ্কে চাই ভরসা: দোকান কোড চায়, চালান থাকে ঠিক, স্টকও মেলে।",
      points: {
        code: {
          title: "বড় অর্ডারে কোড",
          text: "আপনার ঠিক করা অঙ্ক থেকে অর্ডার তখনই হয়, যখন ফোন থেকে কোড আসে। যেসব নম্বর দরজা থেকে পার্সেল ফেরায়, তাদের অর্ডার না‑ও নিতে পারেন।",
        },
        invoice: {
          title: "চালানে সব লেখা",
          text: "বাংলা বা ইংরেজিতে, পিডিএফ বা কাগজে, ভ্যাটসহ। বিআইএন থাকলে সেটিই হতে পারে কর চালানপত্র (মূসক-৬.৩)।",
        },
        facts: {
          title: "এক পণ্যের নানা মডেল",
          text: "মেমোরি, রঙ, ওয়াট: প্রতিটির আলাদা দাম আর স্টক। ক্রেতা খুঁজে পান ক্যাটাগরি আর দাম দিয়ে, বানান একটু ভুল হলেও।",
        },
      },
    },
    books: {
      name: "বই",
      title: "দশ হাজার বই, যে হরফেই খুঁজুন",
      description:
        "বাংলাদেশে বইয়ের অনলাইন দোকান: এক্সেল থেকে তালিকা, বাংলা বা ইংরেজি হরফে খোঁজা, ধীর নেটওয়ার্কেও দ্রুত, ক্যাশ অন ডেলিভারি।",
      lead: "আপনার তালিকা আনুন; পাঠক যেভাবেই লিখুন, বই খুঁজে পাবেন।",
      points: {
        import: {
          title: "পুরো তালিকা একবারে",
          text: "বইয়ের নাম, দাম আর স্টক আসে এক্সেল থেকে, এক ফাইলে ১০,০০০ সারি পর্যন্ত। কিছু বদলানোর আগে দেখে নেন কী বদলাবে।",
        },
        search: {
          title: "যেভাবেই লিখুন, মেলে",
          text: "ইংরেজি হরফে উচ্চারণ ধরে লিখলেও মেলে শেষের কবিতা। একটি বানান ভুলে ক্ষতি নেই।",
        },
        slow: {
          title: "পাঠক সারা দেশে",
          text: "পাতা ছোট, স্ক্রিপ্ট আসার আগেই চলে, না এলেও চলে: দুর্বল নেটওয়ার্কের হোস্টেলেও।",
        },
      },
    },
    sweets: {
      name: "মিষ্টি",
      title: "টাটকা মিষ্টি, ঠিক দিনে",
      description:
        "বাংলাদেশে মিষ্টির অনলাইন দোকান: খোলার সময় আর ছুটি, শহরের মধ্যে ডেলিভারি বা দোকান থেকে নেওয়া, প্রথম পাতায় উৎসবের আয়োজন।",
      lead: "বিয়ে, ঈদ, পূজা: ক্রেতা দেখেন কখন খোলা, কত দূর পৌঁছান, কবে পাবেন।",
      points: {
        hours: {
          title: "খোলার সময় আর ছুটি",
          text: "দোকান খোলা কি না আর কবে ডেলিভারি, পাতায় লেখা থাকে। উৎসব আর ছুটির দিন হিসাবে ধরা হয়, তাই কথার নড়চড় হয় না।",
        },
        near: {
          title: "যত দূর টাটকা থাকে",
          text: "কোন মিষ্টি কত দূর যায়, পণ্যেই লেখা: সারা দেশে, বা শুধু নিজের শহরে। ক্রেতা চাইলে দোকান থেকেও নিতে পারেন।",
        },
        occasions: {
          title: "উৎসবের আয়োজন",
          text: "ঈদ, পূজা আর বিয়ের জন্য ব্যানার, লেবেল আর ক্যাটাগরি, দুই ভাষায়; যখন খুশি বদলান ফোন থেকেই।",
        },
      },
    },
  },
};
