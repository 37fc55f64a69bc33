import type { PageContent } from "../shop-content";

export const kachaBazarPages: readonly PageContent[] = [
  {
    slug: "about-us",
    title: { en: "About us", bn: "আমাদের কথা" },
    body: {
      en: "Kacha Bazar began in 2016 as a single stall behind the Mohammadpur Town Hall market. Rahima Begum sold vegetables from her brother's fields in Savar, and neighbours who could not come asked her to send them up.\n\nToday forty growers and six fishing families sell to us directly. We buy at four in the morning, weigh and clean everything in our kitchen on Road 5, and send it out with our own riders.\n\nWe use no carbide, no formalin and no colour. If something does not look right when you open the bag, tell the rider and it goes back, no questions asked.",
      bn: "২০১৬ সালে মোহাম্মদপুর টাউন হল বাজারের পেছনে একটি ছোট্ট দোকান দিয়ে কাঁচা বাজারের শুরু। রহিমা বেগম সাভারে তাঁর ভাইয়ের খেতের সবজি বেচতেন, আর যে প্রতিবেশীরা আসতে পারতেন না, তাঁরা বাসায় পাঠিয়ে দিতে বলতেন।\n\nআজ চল্লিশজন কৃষক আর ছয়টি জেলে পরিবার সরাসরি আমাদের কাছে বিক্রি করেন। আমরা ভোর চারটায় কিনি, ৫ নম্বর সড়কে আমাদের ঘরে সব মেপে পরিষ্কার করি, তারপর নিজেদের রাইডার দিয়ে পাঠাই।\n\nআমরা কার্বাইড, ফরমালিন বা রং ব্যবহার করি না। ব্যাগ খুলে কোনো কিছু ভালো না লাগলে রাইডারকে বলুন, সাথে সাথে ফেরত যাবে—কোনো প্রশ্ন নেই।",
    },
  },
  {
    slug: "delivery-and-returns",
    title: { en: "Delivery & returns", bn: "ডেলিভারি ও ফেরত" },
    body: {
      en: "Inside Dhaka city we deliver every day from 8 in the morning to 9 at night, usually within two to four hours of your order. Delivery costs ৳40, and nothing from ৳1,500.\n\nOutside Dhaka we send dry goods only (rice, lentils, oil, spices, household goods) by courier within two days, for ৳120. Fish, meat, milk and vegetables do not travel well, and we will call you before we send them.\n\nLook at everything while the rider waits. Fresh food that is not good goes back at once and is not charged. Sealed dry goods can be returned within three days, unopened, with the invoice.\n\nPayment is cash on delivery.",
      bn: "ঢাকা শহরে প্রতিদিন সকাল ৮টা থেকে রাত ৯টা পর্যন্ত ডেলিভারি দিই, সাধারণত অর্ডারের দুই থেকে চার ঘণ্টার মধ্যে। ডেলিভারি খরচ ৪০ টাকা, ১,৫০০ টাকার কেনাকাটায় ফ্রি।\n\nঢাকার বাইরে শুধু শুকনো পণ্য (চাল, ডাল, তেল, মসলা, ঘরের টুকিটাকি) কুরিয়ারে পাঠাই, দুই দিনের মধ্যে, খরচ ১২০ টাকা। মাছ, মাংস, দুধ আর সবজি দূরে ভালো থাকে না, তাই পাঠানোর আগে আমরা আপনাকে ফোন করব।\n\nরাইডার দাঁড়িয়ে থাকতেই সব দেখে নিন। টাটকা খাবার ভালো না হলে সাথে সাথে ফেরত যাবে, দাম দিতে হবে না। প্যাকেট করা শুকনো পণ্য না খুলে, ইনভয়েসসহ তিন দিনের মধ্যে ফেরত দেওয়া যায়।\n\nপণ্য হাতে পেয়ে নগদে দাম দেবেন।",
    },
  },
];
