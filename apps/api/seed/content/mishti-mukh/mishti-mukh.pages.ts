import type { PageContent } from "../shop-content";

export const mishtiMukhPages: readonly PageContent[] = [
  {
    slug: "about-us",
    title: { en: "Three generations of doi", bn: "তিন পুরুষের দই" },
    body: {
      en: "Nirmal Ghosh's grandfather carried doi from Sherpur to the Bogura fair on his shoulder, two pots at a time. The pots are still thrown by the same potters' family in Shajahanpur; the shoulder has been replaced by a cold van.\n\nWe buy eight hundred litres of milk each morning from sixty households and test every can. What becomes chhana by seven is rosogolla by ten. Nothing stays in the shop overnight except the doi, which must.\n\nWe use sugar, date-palm gur, milk, flour, ghee and cardamom. There is nothing else to declare.",
      bn: "নির্মল ঘোষের দাদা শেরপুর থেকে বগুড়ার মেলায় দই আনতেন কাঁধে করে, একবারে দুই হাঁড়ি। হাঁড়ি আজও শাজাহানপুরের সেই একই কুমার পরিবার গড়ে; শুধু কাঁধের জায়গা নিয়েছে ঠান্ডা গাড়ি।\n\nপ্রতিদিন সকালে ষাটটি পরিবারের কাছ থেকে আটশ লিটার দুধ কিনি, প্রতিটি ক্যান পরীক্ষা করি। সাতটায় যা ছানা, দশটায় তা রসগোল্লা। রাতভর দোকানে থাকে শুধু দই—কারণ তাকে থাকতেই হয়।\n\nআমরা ব্যবহার করি চিনি, খেজুর গুড়, দুধ, ময়দা, ঘি আর এলাচ। এর বাইরে জানানোর মতো আর কিছু নেই।",
    },
  },
  {
    slug: "delivery-and-returns",
    title: { en: "Delivery & freshness", bn: "ডেলিভারি ও তাজা থাকার নিয়ম" },
    body: {
      en: "In Bogura an order before four in the afternoon arrives the same evening, for ৳50. Dhaka, Rajshahi and Rangpur get theirs the next morning by our own cold van, and other districts by the night coach, for ৳180. From ৳2,000 delivery is free.\n\nDoi keeps four days in a refrigerator, syrup sweets two, dry sweets seven, savouries a month. The date is on every box.\n\nSweets cannot come back, so we ask you to open the box when it arrives. If a pot has cracked or something has turned, show it to the rider or send a photograph within two hours, and we send it again or give the money back, as you like.",
      bn: "বগুড়ায় বিকেল চারটার আগে অর্ডার করলে সেদিন সন্ধ্যাতেই পৌঁছে যায়, খরচ ৫০ টাকা। ঢাকা, রাজশাহী আর রংপুরে পরদিন সকালে আমাদের ঠান্ডা গাড়িতে, অন্য জেলায় নৈশ কোচে, খরচ ১৮০ টাকা। ২,০০০ টাকার কেনাকাটায় ডেলিভারি ফ্রি।\n\nফ্রিজে দই ভালো থাকে চার দিন, রসের মিষ্টি দুই দিন, শুকনা মিষ্টি সাত দিন, নোনতা এক মাস। প্রতিটি বাক্সে তারিখ লেখা থাকে।\n\nমিষ্টি ফেরত নেওয়া যায় না, তাই পৌঁছানোর সাথে সাথে বাক্স খুলে দেখুন। হাঁড়ি ফেটে গেলে বা কিছু নষ্ট হলে রাইডারকে দেখান কিংবা দুই ঘণ্টার মধ্যে ছবি পাঠান; আবার পাঠাব, নয়তো টাকা ফেরত—আপনি যা চান।",
    },
  },
];
