import type { Translation } from "./translation";

/**
 * The platform's articles. A text's paragraphs stand apart by a blank line; lines that begin with a hyphen are a list, one
 * that begins with `## ` is a heading.
 */
export const en = {
  photos: {
    title: "Good product photos with the phone you have",
    teaser:
      "Window light, a white cloth and some patience: pictures that sell need no studio and no new camera.",
    body: `People buy with their eyes, and on a phone the eye has two seconds. The good news: a window does more for a photo than a camera of fifty thousand taka.

## Light comes from the side

Put a table beside a window that the sun does not shine through directly. Morning and late afternoon are best. Switch the lamp in the room off: two kinds of light make colours dirty, and a red sari that arrives brown is a sari that comes back.

## A ground that keeps quiet

A white or light grey cloth, without creases, hanging behind and lying under the product in one piece. Whoever sells food may take a wooden board or a banana leaf. Use the same ground for all products of your shop: the page then looks like one shop and not like a market after closing time.

## Three pictures are enough

- The whole product from the front. It should fill the square, with a finger's width of air around it.
- A close one: the weave, the stitches, the label with the date.
- One for the size, in a hand or beside a cup of tea.

## Before you press

Wipe the lens. Really: most blurred pictures are a greasy lens. Hold the phone with both hands, tap the product on the screen so that it is sharp, and take three pictures instead of one.

## And afterwards

Make it a little brighter and cut it square. Leave the colours alone, and put no writing on the picture: it cannot be read on a phone, and the price changes. What is broken or faded, show it. An honest photo saves a delivery there and back.`,
  },
  delivery: {
    title: "Parcels that are not sent back: seven habits of careful sellers",
    teaser:
      "With cash on delivery a refused parcel costs the way twice. Most of them can be avoided before the courier sets out.",
    body: `Who sells with cash on delivery knows the call: “Brother, the customer does not take it.” The way there is paid, the way back too, and the product was off the shelf for a week. Three reasons come up again and again: nobody at home, not enough cash in the house, not what was expected. All three can be met.

## Before you pack

- Call. One minute is enough: name, product, size, total, day. Whoever ordered by mistake says so now and not at the door.
- Say the exact amount and ask for it to be ready. Nobody has change for a thousand at nine in the morning.
- Ask for a landmark. “Beside the mosque, second lane” finds the house, the road number often does not.

## While you pack

- Compare size and colour with the order, aloud. It sounds silly and it works.
- Put the invoice on top. The buyer sees the shop's name, the price and the VAT before anything else.
- Pack as if it were raining. From June to September it is.

## On the day

- Send a message in the morning: “Arrives today between two and five, please keep ৳1,240 ready.” Whoever is not at home names a neighbour.

## And if it comes back after all

Ask why, in a friendly way, and write the reason down. After twenty orders you see the pattern: one product whose photo promises too much, one area that the courier does not know, one size that runs small. That list is worth more than any advertisement.`,
  },
  cash: {
    title: "Five minutes in the evening: keeping track of cash",
    teaser:
      "Where the cash went, what is still with the courier and whether the day earned anything: a notebook and five minutes tell.",
    body: `A shop rarely fails for lack of customers. It fails because nobody knows whether the money in the drawer is profit, the rent, or still the supplier's. Five minutes each evening are enough to know.

## Three columns

Take a notebook, or a sheet on the phone, and draw three columns: delivered, on the way, returned. Every order of the day goes into one of them, with its number and its total. Your order list in Haat shows the same three: “Delivered”, “On the way” and “Cancelled or returned”.

## Count, then compare

Count the cash. Add what the courier still holds. Together it has to be the sum of the first column. If it is not, look for it now: tomorrow nobody remembers.

## Put the VAT aside

The price your buyers pay has VAT in it. At ten percent that is one eleventh of the total: of ৳1,100 it is ৳100. It was never yours. Put it in an envelope of its own, and the end of the month loses its terror.

## Pay yourself last, but do pay yourself

From what is left, first what you need to buy the goods again, then the delivery, then rent and data. What remains after that is the profit. Take a fixed part of it home every week and leave the rest in the shop. A shop that grows is one whose owner knew on Thursday what could be spent on Friday.

## One look back a month

On the last evening of the month, add up the columns. Which three products brought most? Which came back most often? Order more of the first, and take a new photo of the second.`,
  },
};

export const bn: Translation<typeof en> = {
  photos: {
    title: "হাতের ফোন দিয়েই পণ্যের ভালো ছবি",
    teaser:
      "জানালার আলো, একটি সাদা কাপড় আর একটু ধৈর্য: বিক্রি হওয়ার মতো ছবির জন্য স্টুডিও লাগে না, নতুন ক্যামেরাও না।",
    body: `মানুষ কেনে চোখ দিয়ে, আর ফোনের পর্দায় চোখ সময় পায় দুই সেকেন্ড। সুখবর হলো, পঞ্চাশ হাজার টাকার ক্যামেরার চেয়ে একটা জানালা ছবির জন্য বেশি কাজে লাগে।

## আলো আসুক পাশ থেকে

এমন একটি জানালার পাশে টেবিল রাখুন যেখানে সোজা রোদ পড়ে না। সকাল আর শেষ বিকেল সবচেয়ে ভালো। ঘরের বাতি নিভিয়ে দিন: দুই রকম আলোয় রং ঘোলা হয়ে যায়, আর যে লাল শাড়ি গিয়ে খয়েরি হয়, সে শাড়ি ফিরেও আসে।

## পেছনটা থাকুক চুপচাপ

ভাঁজহীন সাদা বা হালকা ছাই রঙের একটি কাপড়, পেছন থেকে নেমে পণ্যের নিচ পর্যন্ত একটানা। খাবার বেচলে কাঠের পিঁড়ি বা কলাপাতাও চলে। সব পণ্যের পেছনে একই কাপড় রাখুন: তাহলে পাতাটি একটা দোকানের মতো দেখায়, ভাঙা হাটের মতো নয়।

## তিনটি ছবিই যথেষ্ট

- সামনে থেকে পুরো পণ্য। চৌকো ঘরটা ভরে থাকবে, চারপাশে এক আঙুল ফাঁক।
- কাছ থেকে একটি: বুনন, সেলাই, তারিখ লেখা লেবেল।
- মাপ বোঝাতে একটি, হাতে ধরে বা চায়ের কাপের পাশে রেখে।

## চাপ দেওয়ার আগে

লেন্সটা মুছুন। সত্যি বলছি: বেশির ভাগ ঝাপসা ছবির কারণ তেলচিটে লেন্স। দুই হাতে ফোন ধরুন, পর্দায় পণ্যের ওপর ছুঁয়ে দিন যাতে স্পষ্ট হয়, আর একটির জায়গায় তিনটি তুলুন।

## তোলার পরে

একটু উজ্জ্বল করে চৌকো করে কেটে নিন। রঙে হাত দেবেন না, ছবির ওপর কিছু লিখবেনও না: ফোনে তা পড়া যায় না, আর দাম তো বদলায়। কোথাও ছেঁড়া বা ফিকে থাকলে দেখিয়ে দিন। একটি সৎ ছবি যাওয়া-আসার একটি ডেলিভারি বাঁচায়।`,
  },
  delivery: {
    title: "পার্সেল যেন ফেরত না আসে: সাবধানী বিক্রেতার সাত অভ্যাস",
    teaser:
      "ক্যাশ অন ডেলিভারিতে ফেরত পার্সেল মানে দুবার ভাড়া। কুরিয়ার রওনা হওয়ার আগেই বেশির ভাগ ফেরত ঠেকানো যায়।",
    body: `ক্যাশ অন ডেলিভারিতে যিনি বেচেন, ফোনটা তাঁর চেনা: “ভাই, কাস্টমার নিচ্ছে না।” যাওয়ার ভাড়া গেছে, আসার ভাড়াও, আর জিনিসটা এক সপ্তাহ তাকের বাইরে। ঘুরেফিরে কারণ তিনটি: বাড়িতে কেউ নেই, ঘরে অত নগদ নেই, যা ভেবেছিল তা নয়। তিনটিরই উপায় আছে।

## প্যাকেট করার আগে

- ফোন করুন। এক মিনিটই যথেষ্ট: নাম, পণ্য, মাপ, মোট, কবে। ভুলে অর্ডার দিয়ে থাকলে দরজায় নয়, এখনই বলবে।
- ঠিক কত টাকা বলুন, আর তৈরি রাখতে বলুন। সকাল নয়টায় হাজার টাকার ভাংতি কারও কাছে থাকে না।
- একটা চিহ্ন জেনে নিন। “মসজিদের পাশে, দ্বিতীয় গলি” বললে বাড়ি পাওয়া যায়, রোড নম্বরে অনেক সময় যায় না।

## প্যাকেট করার সময়

- মাপ আর রং অর্ডারের সাথে মেলান, মুখে বলে বলে। শুনতে হাস্যকর, কিন্তু কাজ হয়।
- চালান রাখুন সবার ওপরে। ক্রেতা আগে দেখবেন দোকানের নাম, দাম আর ভ্যাট।
- এমনভাবে মুড়ুন যেন বৃষ্টি হচ্ছে। আষাঢ় থেকে আশ্বিন তো হয়ই।

## যেদিন পৌঁছাবে

- সকালে একটি বার্তা দিন: “আজ দুইটা থেকে পাঁচটার মধ্যে আসবে, ৳১,২৪০ তৈরি রাখবেন।” যিনি বাড়িতে থাকবেন না, তিনি পাশের বাড়ির কথা বলে দেবেন।

## তবু যদি ফেরত আসে

ভালোভাবে জিজ্ঞেস করুন কেন, আর কারণটা লিখে রাখুন। বিশটি অর্ডারের পর নকশাটা চোখে পড়বে: একটি পণ্যের ছবি বেশি আশা দেখায়, একটি এলাকা কুরিয়ার চেনে না, একটি মাপ ছোট হয়। এই তালিকার দাম যেকোনো বিজ্ঞাপনের চেয়ে বেশি।`,
  },
  cash: {
    title: "সন্ধ্যার পাঁচ মিনিট: নগদ টাকার হিসাব",
    teaser: "টাকা কোথায় গেল, কুরিয়ারের কাছে কত আছে, দিনটায় লাভ হলো কি না: একটি খাতা আর পাঁচ মিনিটেই জানা যায়।",
    body: `ক্রেতার অভাবে দোকান কমই ওঠে। ওঠে তখন, যখন কেউ জানে না ড্রয়ারের টাকাটা লাভ, দোকানভাড়া, নাকি মহাজনের পাওনা। জানতে হলে রোজ সন্ধ্যায় পাঁচ মিনিটই যথেষ্ট।

## তিনটি ঘর

একটি খাতা বা ফোনে একটি পাতা নিন, তিনটি ঘর টানুন: ডেলিভারি হয়েছে, পথে আছে, ফেরত এসেছে। দিনের প্রতিটি অর্ডার নম্বর আর মোটসহ যেকোনো একটি ঘরে যাবে। হাটের অর্ডারের তালিকাতেও এই তিনটিই আছে: “ডেলিভারি হয়েছে”, “পথে আছে” আর “বাতিল বা ফেরত”।

## আগে গুনুন, তারপর মেলান

নগদ গুনুন। কুরিয়ারের কাছে যা আছে যোগ করুন। দুয়ে মিলে প্রথম ঘরের যোগফল হওয়ার কথা। না হলে এখনই খুঁজুন: কাল আর কারও মনে থাকবে না।

## ভ্যাট সরিয়ে রাখুন

ক্রেতা যে দাম দেন তার ভেতরেই ভ্যাট। দশ শতাংশ হলে তা মোটের এগারো ভাগের এক ভাগ: ৳১,১০০ হলে ৳১০০। ওটা কখনোই আপনার ছিল না। আলাদা একটা খামে রাখুন, মাসের শেষটা আর ভয়ের থাকবে না।

## নিজেকে দিন সবার শেষে, তবে দিন

যা থাকে তা থেকে আগে আবার মাল কেনার টাকা, তারপর ডেলিভারি, তারপর ভাড়া আর ইন্টারনেট। এরপর যা বাঁচে সেটাই লাভ। তার একটা বাঁধা অংশ প্রতি সপ্তাহে ঘরে নিন, বাকিটা দোকানে থাক। যে দোকান বাড়ে, তার মালিক বৃহস্পতিবারেই জানেন শুক্রবারে কত খরচ করা যাবে।

## মাসে একবার পেছনে তাকান

মাসের শেষ সন্ধ্যায় ঘরগুলো যোগ করুন। কোন তিনটি পণ্যে সবচেয়ে বেশি এল? কোনটি বেশি ফেরত এল? প্রথমগুলো আরও আনুন, আর পরেরটির নতুন ছবি তুলুন।`,
  },
};
