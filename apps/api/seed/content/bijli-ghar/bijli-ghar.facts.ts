import { called } from "../fact-names";
import type { Both, FactContent } from "../shop-content";

const years = (count: "1" | "2" | "5", bn: string): FactContent => [
  called("warranty"),
  count === "1" ? { en: "1 year", bn: "১ বছর" } : { en: `${count} years`, bn: `${bn} বছর` },
];
const twoYears = years("2", "২");
const fiveYears = years("5", "৫");
const fact = (name: Both, en: string, bn: string): FactContent => [name, { en, bn }];

const memory: Both = { en: "Memory", bn: "মেমোরি" };
const camera: Both = { en: "Camera", bn: "ক্যামেরা" };
const charging: Both = { en: "Charging", bn: "চার্জ" };
const plug: Both = { en: "Plug", bn: "প্লাগ" };
const capacity: Both = { en: "Capacity", bn: "ধারণক্ষমতা" };
const picture: Both = { en: "Picture", bn: "ছবির মান" };

/** What is to be known of devices, by their slugs: what their makers write on the box. */
export const bijliGharFacts: Readonly<Record<string, readonly FactContent[]>> = {
  "nodi-8-smartphone": [
    fact(called("screen"), "6.5 inches", "৬.৫ ইঞ্চি"),
    fact(memory, "8 GB", "৮ জিবি"),
    fact(called("battery"), "Two days on a charge", "এক চার্জে দুই দিন"),
    twoYears,
  ],
  "nodi-8-pro-smartphone": [
    fact(called("screen"), "AMOLED, 120 Hz", "অ্যামোলেড, ১২০ হার্টজ"),
    fact(camera, "108 megapixels", "১০৮ মেগাপিক্সেল"),
    fact(charging, "Full in 40 minutes", "৪০ মিনিটে ফুল"),
  ],
  "doel-feature-phone": [
    fact(called("battery"), "A week of standby", "এক সপ্তাহ স্ট্যান্ডবাই"),
    fact({ en: "Keys", bn: "বোতাম" }, "Large", "বড়"),
    fact({ en: "Light", bn: "আলো" }, "Torch", "টর্চ"),
  ],
  "pata-tablet": [
    fact(called("screen"), "10 inches", "১০ ইঞ্চি"),
    fact({ en: "Network", bn: "নেটওয়ার্ক" }, "Wi-Fi and a SIM slot", "ওয়াই-ফাই ও সিম"),
  ],
  "tempered-glass": [
    fact({ en: "Fits", bn: "যাতে লাগে" }, "Nodi 8", "নদী ৮"),
    fact({ en: "Hardness", bn: "কাঠিন্য" }, "9H", "৯এইচ"),
    fact(called("inTheBox"), "Glass and an alignment frame", "গ্লাস ও বসানোর ফ্রেম"),
  ],
  "fast-charger-33w": [
    fact(called("power"), "33 W", "৩৩ ওয়াট"),
    fact({ en: "Port", bn: "পোর্ট" }, "USB-C", "ইউএসবি-সি"),
    fact(plug, "Two pins", "দুই পিন"),
    fact({ en: "Protection", bn: "সুরক্ষা" }, "Against surges", "ভোল্টেজ বাড়া থেকে"),
  ],
  "braided-usb-cable": [
    fact(called("power"), "Up to 60 W", "৬০ ওয়াট পর্যন্ত"),
    fact(called("material"), "Nylon braid, reinforced ends", "নাইলনের বুনন, মজবুত মাথা"),
  ],
  "tista-14-laptop": [
    fact(called("screen"), "14 inches", "১৪ ইঞ্চি"),
    fact(memory, "16 GB", "১৬ জিবি"),
    fact(called("battery"), "9 hours", "৯ ঘণ্টা"),
    fact({ en: "Keyboard", bn: "কিবোর্ড" }, "Bengali letters printed", "বাংলা অক্ষর ছাপা"),
  ],
  "office-desktop": [
    fact({ en: "Monitor", bn: "মনিটর" }, "22 inches", "২২ ইঞ্চি"),
    fact(called("inTheBox"), "Computer, monitor, keyboard and mouse", "কম্পিউটার, মনিটর, কিবোর্ড ও মাউস"),
  ],
  "bangla-keyboard": [
    fact({ en: "Layouts", bn: "লেআউট" }, "Bijoy and phonetic", "বিজয় ও ফোনেটিক"),
    fact(called("size"), "Full size", "পূর্ণ আকার"),
  ],
  "silent-mouse": [fact(called("battery"), "A year on one", "একটিতে এক বছর")],
  "ink-tank-printer": [
    fact({ en: "Does", bn: "কাজ" }, "Prints, scans, copies", "প্রিন্ট, স্ক্যান, কপি"),
    fact({ en: "Ink", bn: "কালি" }, "6,000 pages a bottle", "এক বোতলে ৬,০০০ পাতা"),
  ],
  "dual-band-router": [
    fact({ en: "Reach", bn: "যতদূর যায়" }, "Three floors", "তিন তলা"),
    fact(called("power"), "Plug for a mini-UPS", "মিনি ইউপিএসের প্লাগ"),
  ],
  "memory-card": [
    fact({ en: "Kind", bn: "ধরন" }, "micro-SD, class 10", "মাইক্রো-এসডি, ক্লাস ১০"),
    fact(called("inTheBox"), "Card and adapter", "কার্ড ও অ্যাডাপ্টার"),
    fiveYears,
  ],
  "over-ear-headphones": [
    fact({ en: "Connection", bn: "সংযোগ" }, "Bluetooth", "ব্লুটুথ"),
    fact(called("battery"), "40 hours", "৪০ ঘণ্টা"),
  ],
  "true-wireless-earbuds": [
    fact(called("battery"), "6 hours, and three more charges in the case", "৬ ঘণ্টা, কেসে আরও তিন চার্জ"),
    fact({ en: "Noise reduction", bn: "শব্দ কমানো" }, "Yes", "আছে"),
  ],
  "bluetooth-speaker": [
    fact(called("power"), "20 W", "২০ ওয়াট"),
    fact({ en: "Water", bn: "পানি" }, "Splash-proof", "ছিটা সয়"),
  ],
  "smart-tv-43": [
    fact(called("screen"), "43 inches", "৪৩ ইঞ্চি"),
    fact(picture, "4K", "৪কে"),
    fact({ en: "System", bn: "সিস্টেম" }, "Google TV", "গুগল টিভি"),
    fact(called("inTheBox"), "Television and wall mount", "টিভি ও দেয়ালে বসানোর মাউন্ট"),
  ],
  "smart-tv-32": [
    fact(called("screen"), "32 inches", "৩২ ইঞ্চি"),
    fact(picture, "HD", "এইচডি"),
    fact({ en: "Ports", bn: "পোর্ট" }, "Two HDMI", "দুটি এইচডিএমআই"),
  ],
  "mirrorless-camera": [
    fact({ en: "Sensor", bn: "সেন্সর" }, "24 megapixels", "২৪ মেগাপিক্সেল"),
    fact({ en: "Lens", bn: "লেন্স" }, "16–50 mm", "১৬–৫০ মিমি"),
    fact(called("inTheBox"), "Body, lens, bag and card", "বডি, লেন্স, ব্যাগ ও কার্ড"),
  ],
  "mini-projector": [
    fact(picture, "1080p", "১০৮০পি"),
    fact({ en: "Largest picture", bn: "সবচেয়ে বড় ছবি" }, "120 inches", "১২০ ইঞ্চি"),
  ],
  "rice-cooker": [
    fact(capacity, "1.8 litres, for six people", "১.৮ লিটার, ছয়জনের"),
    fact(called("material"), "Steel pot", "স্টিলের হাঁড়ি"),
    fact({ en: "Keeps warm", bn: "গরম রাখে" }, "10 hours", "১০ ঘণ্টা"),
  ],
  "electric-kettle": [
    fact(capacity, "1.5 litres", "১.৫ লিটার"),
    fact(called("material"), "Steel", "স্টিল"),
    fact({ en: "Boils in", bn: "পানি ফোটে" }, "4 minutes", "৪ মিনিটে"),
  ],
  blender: [
    fact(called("power"), "750 W", "৭৫০ ওয়াট"),
    fact(called("inTheBox"), "Motor and three jars", "মোটর ও তিনটি জার"),
  ],
  "inverter-refrigerator": [
    fact(capacity, "240 litres", "২৪০ লিটার"),
    fact({ en: "Compressor", bn: "কম্প্রেসর" }, "Inverter", "ইনভার্টার"),
  ],
  "washing-machine": [
    fact(capacity, "7 kg", "৭ কেজি"),
    fact({ en: "Door", bn: "দরজা" }, "At the front", "সামনে"),
    fact({ en: "Shortest programme", bn: "সবচেয়ে ছোট প্রোগ্রাম" }, "30 minutes", "৩০ মিনিট"),
  ],
  "ceiling-fan": [
    fact(called("size"), "56 inches", "৫৬ ইঞ্চি"),
    fact(called("power"), "28 W", "২৮ ওয়াট"),
    fact(called("inTheBox"), "Fan and remote", "ফ্যান ও রিমোট"),
    fact(called("warranty"), "5 years for the motor", "মোটরে ৫ বছর"),
  ],
  "rechargeable-fan": [fact(called("battery"), "8 hours", "৮ ঘণ্টা")],
  "led-bulb": [
    fact({ en: "Pin", bn: "পিন" }, "B22", "বি২২"),
    fact({ en: "Light", bn: "আলো" }, "Warm white", "উষ্ণ সাদা"),
    twoYears,
  ],
  torch: [
    fact({ en: "Throws light", bn: "আলো যায়" }, "300 metres", "৩০০ মিটার"),
    fact(called("material"), "Rubber body", "রাবারের বডি"),
  ],
  "power-bank-20000": [
    fact(called("battery"), "20,000 mAh", "২০,০০০ এমএএইচ"),
    fact(charging, "Two devices at once", "একসাথে দুটি"),
  ],
  "aa-batteries": [
    fact({ en: "Kind", bn: "ধরন" }, "Alkaline, AA", "অ্যালকালাইন, এএ"),
    fact(called("inTheBox"), "8 cells", "৮টি ব্যাটারি"),
  ],
  "smart-watch": [
    fact(called("battery"), "10 days", "১০ দিন"),
    fact({ en: "Measures", bn: "মাপে" }, "Heart rate", "হৃৎস্পন্দন"),
  ],
};
