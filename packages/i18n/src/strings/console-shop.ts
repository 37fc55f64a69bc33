import type { Translation } from "./translation";

/** The pages of the console about one shop, and about who works there. */
export const en = {
  roles: { owner: "Owner", manager: "Manager", packer: "Packer", staff: "Staff member" },
  status: {
    draft: { badge: "Not sent yet", text: "Only you and who you invite can see this shop." },
    sent: {
      badge: "We are looking at it",
      text: "We will tell you here and by SMS. You can work on meanwhile.",
    },
    changes_asked: { badge: "Changes asked for", text: "Please change what is marked, and send it again." },
    approved: { badge: "Open", text: "Everybody can find this shop and buy from it." },
    paused: { badge: "Paused", text: "The shop can be looked at, and sells nothing." },
    suspended: {
      badge: "Closed by Haat",
      text: "The shop sells nothing. Orders that are open can still be finished.",
    },
    rejected: { badge: "Not accepted", text: "This shop was not accepted." },
    closing: {
      badge: "Being closed",
      text: "Its owner closed the shop. It sells nothing; orders that are open can still be finished.",
    },
    closed: { badge: "Closed", text: "Its owner closed the shop for good." },
    test: { badge: "Test shop", text: "Programs are tried out here. Nothing is delivered or sent." },
  },
  shops: {
    title: "Your shops",
    empty: "You have no shop yet",
    emptyText: "Who owns a shop can invite you by your phone number.",
  },
  account: {
    title: "Your account",
    name: "Name",
    mobile: "Mobile number",
    devices: "Where you are signed in",
  },
  today: {
    opening: "See what is left to do",
    sent: "See your application",
    shut: "See why, and what you can do",
    visit: "See the shop",
    doctor: "Nobody can buy here now",
    sofar: "Today so far",
    report: "Other days",
    ordered: "Orders placed",
    orderedNote: "Together {{amount}}",
    toCollect: "To be collected",
    toCollectNote_one: "{{formatted}} order on its way or waiting",
    toCollectNote_other: "{{formatted}} orders on their way or waiting",
    best: "Ordered most today",
  },
  more: {
    orders: "Orders and money",
    goods: "Goods",
    face: "What the shop shows",
    shop: "The shop",
    you: "You",
  },
  members: { entry: "Staff", title: "Who works here", since: "Since {{day}}", you: "you" },
};

export const bn: Translation<typeof en> = {
  roles: { owner: "মালিক", manager: "ম্যানেজার", packer: "প্যাকার", staff: "কর্মী" },
  status: {
    draft: { badge: "এখনো পাঠানো হয়নি", text: "এই দোকান শুধু আপনি আর আপনার আমন্ত্রিতরা দেখছেন।" },
    sent: { badge: "আমরা দেখছি", text: "এখানে আর এসএমএসে জানাব। এর মধ্যে কাজ চালিয়ে যেতে পারেন।" },
    changes_asked: { badge: "বদলাতে বলা হয়েছে", text: "চিহ্ন দেওয়া জায়গাগুলো ঠিক করে আবার পাঠান।" },
    approved: { badge: "খোলা", text: "সবাই এই দোকান খুঁজে পাচ্ছেন, কিনতেও পারছেন।" },
    paused: { badge: "সাময়িক বন্ধ", text: "দোকান দেখা যায়, কিন্তু এখন কেনা যায় না।" },
    suspended: { badge: "হাট বন্ধ রেখেছে", text: "দোকানে এখন বিক্রি বন্ধ। চলমান অর্ডারগুলো শেষ করা যাবে।" },
    rejected: { badge: "গৃহীত হয়নি", text: "এই দোকানটি গৃহীত হয়নি।" },
    closing: {
      badge: "বন্ধ হচ্ছে",
      text: "মালিক দোকানটি বন্ধ করেছেন। বিক্রি বন্ধ; চলমান অর্ডারগুলো শেষ করা যাবে।",
    },
    closed: { badge: "বন্ধ", text: "মালিক দোকানটি একেবারে বন্ধ করেছেন।" },
    test: { badge: "পরীক্ষার দোকান", text: "এখানে প্রোগ্রাম পরীক্ষা করা হয়। কিছুই ডেলিভারি বা পাঠানো হয় না।" },
  },
  shops: {
    title: "আপনার দোকানগুলো",
    empty: "এখনো আপনার কোনো দোকান নেই",
    emptyText: "কোনো দোকানের মালিক আপনার ফোন নম্বরে আমন্ত্রণ পাঠাতে পারেন।",
  },
  account: { title: "আপনার অ্যাকাউন্ট", name: "নাম", mobile: "মোবাইল নম্বর", devices: "যেখানে সাইন ইন করা আছে" },
  today: {
    opening: "কী কী বাকি আছে দেখুন",
    sent: "আপনার আবেদন দেখুন",
    shut: "কেন, আর কী করতে পারেন দেখুন",
    visit: "দোকানটি দেখুন",
    doctor: "এখন কেউ এখানে কিনতে পারছেন না",
    sofar: "আজ এ পর্যন্ত",
    report: "অন্য দিন",
    ordered: "নতুন অর্ডার",
    orderedNote: "মোট {{amount}}",
    toCollect: "আদায় হবে",
    toCollectNote_one: "পথে বা অপেক্ষায় {{formatted}}টি অর্ডার",
    toCollectNote_other: "পথে বা অপেক্ষায় {{formatted}}টি অর্ডার",
    best: "আজ সবচেয়ে বেশি অর্ডার",
  },
  more: {
    orders: "অর্ডার ও টাকা",
    goods: "পণ্য",
    face: "দোকানে যা দেখা যায়",
    shop: "দোকান",
    you: "আপনি",
  },
  members: { entry: "কর্মী", title: "যাঁরা এখানে কাজ করেন", since: "{{day}} থেকে", you: "আপনি" },
};
