import type { PageContent } from "../shop-content";

export const boiParaPages: readonly PageContent[] = [
  {
    slug: "about-us",
    title: { en: "About Boi Para", bn: "বইপাড়ার কথা" },
    body: {
      en: "Boi Para is forty square metres, eleven thousand books and a kettle, beside the Binodpur gate of Rajshahi University. It was opened in 2003 by a librarian, Shamsul Alam, who kept lending his own books and never got them back.\n\nWe read before we stock. Every book in the shop has been opened by one of us, and you may ask which page is the best.\n\nWhat we do not have we look for, here, in Nilkhet and in Kolkata. Call us with the name, or just with what you remember of the cover.",
      bn: "রাজশাহী বিশ্ববিদ্যালয়ের বিনোদপুর গেটের পাশে চল্লিশ বর্গমিটারের ঘর, এগারো হাজার বই আর একটা চায়ের কেটলি—এই হলো বইপাড়া। ২০০৩ সালে দোকানটি খোলেন গ্রন্থাগারিক শামসুল আলম, যিনি নিজের বই ধার দিতেন আর কখনো ফেরত পেতেন না।\n\nআমরা আগে পড়ি, তারপর তাকে তুলি। দোকানের প্রতিটি বই আমাদের কেউ না কেউ খুলে দেখেছি; কোন পাতাটা সবচেয়ে ভালো, জিজ্ঞেস করতে পারেন।\n\nযা নেই তা খুঁজে দিই—এখানে, নীলক্ষেতে, কলকাতায়। নাম বলে ফোন করুন, কিংবা প্রচ্ছদের যেটুকু মনে আছে সেটুকুই বলুন।",
    },
  },
  {
    slug: "delivery-and-returns",
    title: { en: "Delivery & returns", bn: "ডেলিভারি ও ফেরত" },
    body: {
      en: "Books travel by courier to every upazila, in two to four days. In Rajshahi it costs ৳30, elsewhere ৳60, and nothing from ৳999.\n\nEach parcel is wrapped in two layers of brown paper with boards at the corners. If a book still arrives bent, wet or with a page missing, send us a photograph within three days and a new one leaves the same evening; keep the old one or give it to a school.\n\nYou may also simply change your mind: unread books come back within seven days, and we refund their price. Exam guides of past years cannot be returned.",
      bn: "সব উপজেলায় কুরিয়ারে বই পৌঁছায়, দুই থেকে চার দিনে। রাজশাহীতে খরচ ৩০ টাকা, অন্যত্র ৬০ টাকা, আর ৯৯৯ টাকার কেনাকাটায় ফ্রি।\n\nপ্রতিটি পার্সেল দুই পরত বাদামি কাগজে মোড়ানো, কোনায় বোর্ড দেওয়া। তারপরও বই ভাঁজ হয়ে, ভিজে কিংবা পাতা ছেঁড়া অবস্থায় এলে তিন দিনের মধ্যে একটা ছবি পাঠান; সেদিন সন্ধ্যাতেই নতুন কপি যাবে। পুরোনোটা রেখে দিন, কিংবা কোনো স্কুলে দিয়ে দিন।\n\nমন বদলালেও সমস্যা নেই: না-পড়া বই সাত দিনের মধ্যে ফেরত দেওয়া যায়, দাম ফেরত পাবেন। গত বছরের পরীক্ষার গাইড ফেরত নেওয়া হয় না।",
    },
  },
];
