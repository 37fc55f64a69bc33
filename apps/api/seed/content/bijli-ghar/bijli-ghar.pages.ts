import type { PageContent } from "../shop-content";

export const bijliGharPages: readonly PageContent[] = [
  {
    slug: "about-us",
    title: { en: "About Bijli Ghar", bn: "বিজলি ঘর সম্পর্কে" },
    body: {
      en: "Abdul Quddus opened Bijli Ghar in 1994 to mend radios on KDA Avenue. His daughter, an engineer from KUET, runs it today with nine people, and the repair counter is still the first thing you see when you come in.\n\nWe sell only what we can repair. Every set comes through the official importer, with its IMEI registered, and we write the warranty on the invoice by hand.\n\nAsk us before you buy: call between ten in the morning and eight at night, and a technician will answer, not a salesman.",
      bn: "১৯৯৪ সালে কেডিএ এভিনিউতে রেডিও মেরামত দিয়ে আব্দুল কুদ্দুসের বিজলি ঘরের শুরু। আজ তাঁর মেয়ে, কুয়েটের প্রকৌশলী, নয়জন মানুষ নিয়ে দোকান চালান—আর ঢুকতেই প্রথমে চোখে পড়ে সেই মেরামতের কাউন্টার।\n\nযা আমরা মেরামত করতে পারি, শুধু তা-ই বেচি। প্রতিটি সেট আসে অফিশিয়াল আমদানিকারকের মাধ্যমে, আইএমইআই নিবন্ধিত, আর ইনভয়েসে হাতে লিখে দিই ওয়ারেন্টি।\n\nকেনার আগে জিজ্ঞেস করুন: সকাল দশটা থেকে রাত আটটা পর্যন্ত ফোন করলে বিক্রেতা নয়, একজন টেকনিশিয়ান কথা বলবেন।",
    },
  },
  {
    slug: "delivery-and-returns",
    title: { en: "Delivery, returns & warranty", bn: "ডেলিভারি, ফেরত ও ওয়ারেন্টি" },
    body: {
      en: "In Khulna city we deliver the next day for ৳80, and a technician installs fans, televisions and washing machines without charge. Elsewhere the courier takes up to three days, for ৳150.\n\nOpen the box and switch the set on while the courier is there. If it is damaged or does not start, hand it back and pay nothing.\n\nYou have seven days to return a set that turns out faulty. After that the warranty written on your invoice begins: two years on phones, five on fan motors, one on everything else unless the page of the product says more. Bring it to us or send it by courier; we pay the way back.",
      bn: "খুলনা শহরে পরদিন ডেলিভারি, খরচ ৮০ টাকা; ফ্যান, টেলিভিশন আর ওয়াশিং মেশিন টেকনিশিয়ান বিনা খরচে বসিয়ে দেন। অন্য জায়গায় কুরিয়ারে সর্বোচ্চ তিন দিন, খরচ ১৫০ টাকা।\n\nকুরিয়ারের লোক থাকতেই বাক্স খুলে চালু করে দেখুন। ভাঙা হলে বা চালু না হলে ফেরত দিন, কোনো টাকা লাগবে না।\n\nসাত দিনের মধ্যে ত্রুটি ধরা পড়লে সেট ফেরত দিতে পারবেন। এরপর শুরু হয় ইনভয়েসে লেখা ওয়ারেন্টি: ফোনে দুই বছর, ফ্যানের মোটরে পাঁচ বছর, আর পণ্যের পাতায় বেশি লেখা না থাকলে বাকি সবকিছুতে এক বছর। নিজে নিয়ে আসুন কিংবা কুরিয়ারে পাঠান; ফেরত পাঠানোর খরচ আমাদের।",
    },
  },
];
