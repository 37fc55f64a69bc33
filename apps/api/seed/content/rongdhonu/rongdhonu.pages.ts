import type { PageContent } from "../shop-content";

export const rongdhonuPages: readonly PageContent[] = [
  {
    slug: "about-us",
    title: { en: "Our story", bn: "আমাদের গল্প" },
    body: {
      en: "Rongdhonu is two sisters, Farzana and Nusrat Chowdhury, and a workshop of eleven tailors in Nasirabad, Chattogram.\n\nWe buy cloth from weavers we know by name: Tangail cotton from Pathrail, Jamdani from Rupganj, silk from Rajshahi, khadi from Cumilla. Each piece carries the weaver's mark on its label.\n\nOur panjabis, kurtis and shirts are cut after our own measurements, taken from eight hundred customers. If a size does not fit, we alter it once for nothing.",
      bn: "রংধনু মানে দুই বোন—ফারজানা আর নুসরাত চৌধুরী—আর চট্টগ্রামের নাসিরাবাদে এগারোজন দর্জির এক কারখানা।\n\nআমরা কাপড় কিনি চেনা তাঁতিদের কাছ থেকে: পাথরাইলের টাঙ্গাইল সুতি, রূপগঞ্জের জামদানি, রাজশাহীর সিল্ক, কুমিল্লার খাদি। প্রতিটি পোশাকের লেবেলে তাঁতির চিহ্ন থাকে।\n\nআটশ ক্রেতার মাপ নিয়ে তৈরি আমাদের নিজস্ব মাপে কাটা হয় পাঞ্জাবি, কুর্তি আর শার্ট। মাপে না মিললে একবার বিনা খরচে ঠিক করে দিই।",
    },
  },
  {
    slug: "delivery-and-returns",
    title: { en: "Delivery & exchange", bn: "ডেলিভারি ও বদল" },
    body: {
      en: "Parcels leave our workshop every day except Friday. Inside Chattogram they take one to two days and cost ৳70; everywhere else two to three days and ৳130. From ৳3,000 delivery is free.\n\nTry it on at home. You have seven days to exchange a size or a colour, or to return what you do not like, unworn and with its label. Sarees can be returned as long as the fall has not been stitched.\n\nThe first exchange costs you nothing in Chattogram; elsewhere we ask for the courier's fee of ৳130. Refunds go to your bKash or Nagad number within three days after the parcel has come back.",
      bn: "শুক্রবার ছাড়া প্রতিদিন আমাদের কারখানা থেকে পার্সেল যায়। চট্টগ্রামের ভেতরে এক থেকে দুই দিন, খরচ ৭০ টাকা; অন্য সব জায়গায় দুই থেকে তিন দিন, খরচ ১৩০ টাকা। ৩,০০০ টাকার কেনাকাটায় ডেলিভারি ফ্রি।\n\nবাসায় পরে দেখুন। মাপ বা রং বদলানোর জন্য, কিংবা পছন্দ না হলে ফেরত দেওয়ার জন্য সাত দিন সময় পাবেন—শুধু পরা হয়নি এবং লেবেল আছে, এমন অবস্থায়। ফলস পাড় সেলাই না করা পর্যন্ত শাড়ি ফেরত দেওয়া যায়।\n\nচট্টগ্রামে প্রথমবার বদলাতে কোনো খরচ নেই; অন্য জায়গায় কুরিয়ারের ১৩০ টাকা দিতে হয়। পার্সেল ফেরত আসার তিন দিনের মধ্যে আপনার বিকাশ বা নগদ নম্বরে টাকা ফেরত যায়।",
    },
  },
];
