import type { Translation } from "./translation";

/** How the staff of a shop hear of new orders: the console's page, what browsers show, and the text message. */
export const en = {
  title: "Hear of new orders",
  entry: "Alerts",
  lead: "What you choose here holds for you alone. Each of the staff chooses for themselves.",
  device: {
    title: "On this phone or computer",
    lead: "A new order is shown at once, also while the console is closed. It names neither the customer nor the goods.",
    on: "Tell me in this browser",
    off: "Tell me here no more",
    isOn: "This browser tells you of new orders.",
    needsScripts: "This browser cannot be told while its scripts are off. A text message comes without them.",
    unable:
      "This browser cannot be told. On an iPhone add the console to the home screen first, then open it from there.",
    denied: "Notifications of this site are off in your browser. Allow them in its settings, then come back.",
    failed: "That did not work. Please check your connection and try again.",
  },
  devices: {
    title: "Browsers that tell you",
    added: "Since {{date}}",
    unknown: "A browser",
    remove: "Remove",
  },
  texts: {
    title: "By text message",
    lead: "When nobody has accepted an order for ten minutes, to your number that ends in {{end}}. Each order is told once, and a message comes every ten minutes at most.",
    on: "Send me a text message",
    off: "Send me no more text messages",
    isOn: "You get a text message of orders that wait too long.",
  },
  sound: {
    on: "Turn sound on",
    off: "Turn sound off",
  },
  told: {
    device: "This browser tells you of new orders now.",
    removed: "That browser tells you of new orders no more.",
    textOn: "You get a text message when an order waits for ten minutes.",
    textOff: "You get no more text messages of waiting orders.",
  },
  push: "A new order waits to be accepted.",
  text_one: "{{shop}}: {{formatted}} order has waited to be accepted for ten minutes. {{link}}",
  text_other: "{{shop}}: {{formatted}} orders have waited to be accepted for ten minutes. {{link}}",
};

export const bn: Translation<typeof en> = {
  title: "নতুন অর্ডারের খবর",
  entry: "খবর",
  lead: "এখানে যা বেছে নেবেন, তা শুধু আপনার জন্য। কর্মীরা প্রত্যেকে নিজেরটা নিজে বেছে নেন।",
  device: {
    title: "এই ফোন বা কম্পিউটারে",
    lead: "কনসোল বন্ধ থাকলেও নতুন অর্ডার এলে সাথে সাথে দেখা যাবে। তাতে ক্রেতার নাম বা পণ্যের নাম থাকে না।",
    on: "এই ব্রাউজারে জানান",
    off: "এখানে আর জানাবেন না",
    isOn: "নতুন অর্ডার এলে এই ব্রাউজারে জানানো হয়।",
    needsScripts: "স্ক্রিপ্ট বন্ধ থাকলে এই ব্রাউজারে জানানো যায় না। তবে এসএমএস তখনও আসে।",
    unable: "এই ব্রাউজারে জানানো যায় না। আইফোনে আগে কনসোলটি হোম স্ক্রিনে যোগ করুন, তারপর সেখান থেকে খুলুন।",
    denied: "আপনার ব্রাউজারে এই সাইটের নোটিফিকেশন বন্ধ আছে। সেটিংসে চালু করে আবার আসুন।",
    failed: "হলো না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।",
  },
  devices: {
    title: "যেসব ব্রাউজারে জানানো হয়",
    added: "{{date}} থেকে",
    unknown: "একটি ব্রাউজার",
    remove: "সরান",
  },
  texts: {
    title: "এসএমএসে",
    lead: "কোনো অর্ডার দশ মিনিট ধরে কেউ না নিলে আপনার {{end}} দিয়ে শেষ হওয়া নম্বরে এসএমএস যাবে। একটি অর্ডারের কথা একবারই বলা হয়, আর দশ মিনিটে একটির বেশি এসএমএস যায় না।",
    on: "আমাকে এসএমএস পাঠান",
    off: "আর এসএমএস পাঠাবেন না",
    isOn: "অর্ডার বেশিক্ষণ পড়ে থাকলে আপনি এসএমএস পান।",
  },
  sound: {
    on: "শব্দ চালু করুন",
    off: "শব্দ বন্ধ করুন",
  },
  told: {
    device: "এখন থেকে নতুন অর্ডার এলে এই ব্রাউজারে জানানো হবে।",
    removed: "সেই ব্রাউজারে আর জানানো হবে না।",
    textOn: "কোনো অর্ডার দশ মিনিট পড়ে থাকলে আপনি এসএমএস পাবেন।",
    textOff: "অর্ডার পড়ে থাকলে আর এসএমএস পাবেন না।",
  },
  push: "নতুন একটি অর্ডার এসেছে, নেওয়ার অপেক্ষায়।",
  text_one: "{{shop}}: {{formatted}}টি অর্ডার দশ মিনিট ধরে নেওয়ার অপেক্ষায়। {{link}}",
  text_other: "{{shop}}: {{formatted}}টি অর্ডার দশ মিনিট ধরে নেওয়ার অপেক্ষায়। {{link}}",
};
