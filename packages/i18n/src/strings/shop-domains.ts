import type { Translation } from "./translation";

/** A shop's own domains: in the console, and what a shop is told of them. */
export const en = {
  added: "The domain is entered. Now enter the records at its registrar.",
  chosen: "The main address is changed.",
  removed: "The domain is removed.",
  sms: {
    lapsed:
      "{{shop}}: {{domain}} no longer leads to your shop. Shoppers reach you at your Haat address. Look at its records in the console.",
  },
};

export const bn: Translation<typeof en> = {
  added: "ডোমেইনটি লেখা হয়েছে। এবার রেজিস্ট্রারের কাছে রেকর্ডগুলো লিখুন।",
  chosen: "মূল ঠিকানা বদলানো হয়েছে।",
  removed: "ডোমেইনটি সরানো হয়েছে।",
  sms: {
    lapsed:
      "{{shop}}: {{domain}} আর আপনার দোকানে পৌঁছায় না। ক্রেতারা আপনাকে হাটের ঠিকানায় পাবেন। কনসোলে রেকর্ডগুলো দেখুন।",
  },
};
