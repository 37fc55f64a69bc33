import type { Translation } from "./translation";

/** What a shop has and in what state it is, as its people see it. */
export const en = {
  changed_one: "Saved: there is {{formatted}} now.",
  changed_other: "Saved: there are {{formatted}} now.",
  moved: {
    live_one: "“{{name}}” is in the shop again.",
    live_other: "{{formatted}} products are in the shop again.",
    hidden_one: "“{{name}}” is hidden. Customers do not see it any more.",
    hidden_other: "{{formatted}} products are hidden. Customers do not see them any more.",
    bin_one: "“{{name}}” is in the bin. It is deleted after {{days}} days.",
    bin_other: "{{formatted}} products are in the bin. They are deleted after {{days}} days.",
  },
};

export const bn: Translation<typeof en> = {
  changed_one: "রাখা হয়েছে: এখন আছে {{formatted}}টি।",
  changed_other: "রাখা হয়েছে: এখন আছে {{formatted}}টি।",
  moved: {
    live_one: "“{{name}}” আবার দোকানে আছে।",
    live_other: "{{formatted}}টি পণ্য আবার দোকানে আছে।",
    hidden_one: "“{{name}}” লুকানো হয়েছে। ক্রেতারা এটি আর দেখবেন না।",
    hidden_other: "{{formatted}}টি পণ্য লুকানো হয়েছে। ক্রেতারা এগুলো আর দেখবেন না।",
    bin_one: "“{{name}}” ঝুড়িতে আছে। {{days}} দিন পর মুছে যাবে।",
    bin_other: "{{formatted}}টি পণ্য ঝুড়িতে আছে। {{days}} দিন পর মুছে যাবে।",
  },
};
