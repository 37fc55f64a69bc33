import type { Both } from "../shop-content";

/** What matters of a device: the first line of its description, which stands on its card. By its slug. */
export const bijliGharLeads: Readonly<Record<string, Both>> = {
  "nodi-8-smartphone": {
    en: "6.5″ screen · 8 GB RAM · 2 years' warranty",
    bn: "৬.৫″ পর্দা · ৮ জিবি র‍্যাম · ২ বছরের ওয়ারেন্টি",
  },
  "nodi-8-pro-smartphone": {
    en: "120 Hz AMOLED · 108 MP camera · full in 40 min",
    bn: "১২০ হার্টজ অ্যামোলেড · ১০৮ মেগাপিক্সেল · ৪০ মিনিটে ফুল চার্জ",
  },
  "doel-feature-phone": {
    en: "Large keys · torch · a week of standby",
    bn: "বড় বোতাম · টর্চ · এক সপ্তাহ স্ট্যান্ডবাই",
  },
  "fast-charger-33w": { en: "33 W · USB-C · surge protection", bn: "৩৩ ওয়াট · ইউএসবি-সি · সার্জ সুরক্ষা" },
  "tista-14-laptop": {
    en: "14″ screen · 16 GB RAM · 9 hours' battery",
    bn: "১৪″ পর্দা · ১৬ জিবি র‍্যাম · ৯ ঘণ্টার ব্যাটারি",
  },
  "bangla-keyboard": {
    en: "Bijoy and phonetic · full size · splash-proof",
    bn: "বিজয় ও ফোনেটিক · পূর্ণ আকার · পানির ছিটা সয়",
  },
  "ink-tank-printer": {
    en: "Print, scan, copy · 6,000 pages a bottle",
    bn: "প্রিন্ট, স্ক্যান, কপি · এক বোতলে ৬,০০০ পাতা",
  },
  "over-ear-headphones": {
    en: "Bluetooth · 40 hours · deep bass",
    bn: "ব্লুটুথ · ৪০ ঘণ্টা · গভীর বেইস",
  },
  "true-wireless-earbuds": {
    en: "Noise reduction · 6 hours + 3 charges",
    bn: "শব্দ কমায় · ৬ ঘণ্টা + ৩ বার চার্জ",
  },
  "smart-tv-43": { en: "43″ · 4K · Google TV", bn: "৪৩″ · ৪কে · গুগল টিভি" },
  "mirrorless-camera": {
    en: "24 MP · 16–50 mm lens · bag and card",
    bn: "২৪ মেগাপিক্সেল · ১৬–৫০ মিমি লেন্স · ব্যাগ ও কার্ড",
  },
  "rice-cooker": {
    en: "1.8 L · steel pot · keeps warm 10 hours",
    bn: "১.৮ লিটার · স্টিলের হাঁড়ি · ১০ ঘণ্টা গরম রাখে",
  },
  blender: { en: "750 W · three jars", bn: "৭৫০ ওয়াট · তিনটি জার" },
  "inverter-refrigerator": {
    en: "240 L · inverter · half the current",
    bn: "২৪০ লিটার · ইনভার্টার · অর্ধেক বিদ্যুৎ",
  },
  "washing-machine": {
    en: "7 kg · front loader · 30-minute wash",
    bn: "৭ কেজি · ফ্রন্ট লোডার · ৩০ মিনিটে ধোয়া",
  },
  "ceiling-fan": {
    en: "28 W · remote · 5 years' motor warranty",
    bn: "২৮ ওয়াট · রিমোট · মোটরে ৫ বছরের ওয়ারেন্টি",
  },
  "rechargeable-fan": { en: "8 hours on a charge · night lamp", bn: "এক চার্জে ৮ ঘণ্টা · রাতের বাতি" },
  "led-bulb": { en: "B22 · warm white · 2 years' replacement", bn: "বি২২ · উষ্ণ সাদা · ২ বছরের বদলি" },
  "power-bank-20000": {
    en: "20,000 mAh · two at once · 5 charges",
    bn: "২০,০০০ এমএএইচ · একসাথে দুটি · ৫ বার চার্জ",
  },
  "game-controller": { en: "Phone, PC, TV · hall-effect sticks", bn: "ফোন, পিসি, টিভি · হল-ইফেক্ট স্টিক" },
  "smart-watch": { en: "Heart rate · calls · 10 days' battery", bn: "হৃৎস্পন্দন · কল · ১০ দিনের ব্যাটারি" },
};
