import type { Translation } from "./translation";

/** What the API says of a shop's staff: roles, what was done, text messages. */
export const en = {
  roles: { owner: "owner", manager: "manager", packer: "packer", staff: "staff member" },
  invited: "We have asked {{phone}} to join.",
  revoked: "The invitation is taken back.",
  changed: "What {{name}} may do is changed.",
  removed: "The shop is closed to them from now on.",
  left: "You are no longer of the shop's staff.",
  joined: "Welcome to {{shop}}!",
  declined: "You have said no. Nobody will ask again unless they invite you anew.",
  handedOver: "The shop is now theirs. You stay as a manager.",
  /** Text messages. No link: whoever gets one signs in where they always do. */
  sms: {
    invitation:
      "{{name}} asks you to work in the shop {{shop}} as its {{role}}. Sign in to the {{brand}} seller console with this number before {{date}} to answer. Not expected? Ignore this.",
    removed: "You are no longer of the staff of the shop {{shop}} on {{brand}}. Not expected? Ask its owner.",
    nowOwner:
      "{{name}} has made you the owner of the shop {{shop}} on {{brand}}. Not expected? Call {{help}}.",
  },
};

export const bn: Translation<typeof en> = {
  roles: { owner: "মালিক", manager: "ম্যানেজার", packer: "প্যাকার", staff: "কর্মী" },
  invited: "{{phone}} নম্বরে আমন্ত্রণ পাঠানো হয়েছে।",
  revoked: "আমন্ত্রণটি ফিরিয়ে নেওয়া হয়েছে।",
  changed: "{{name}} কী কী করতে পারবেন তা বদলানো হয়েছে।",
  removed: "এখন থেকে দোকানটি তাঁর জন্য বন্ধ।",
  left: "আপনি আর দোকানটির কর্মী নন।",
  joined: "{{shop}}‑এ স্বাগতম!",
  declined: "আপনি না বলেছেন। নতুন করে আমন্ত্রণ না এলে আর জিজ্ঞেস করা হবে না।",
  handedOver: "দোকানটি এখন তাঁর। আপনি ম্যানেজার হিসেবে থাকছেন।",
  sms: {
    invitation:
      "{{name}} আপনাকে {{shop}} দোকানে {{role}} হিসেবে কাজ করতে আমন্ত্রণ জানিয়েছেন। {{date}}-এর আগে এই নম্বর দিয়ে {{brand}} বিক্রেতা কনসোলে সাইন ইন করে উত্তর দিন। অচেনা হলে উপেক্ষা করুন।",
    removed: "আপনি আর {{brand}}-এর {{shop}} দোকানের কর্মী নন। না জেনে থাকলে মালিককে জিজ্ঞেস করুন।",
    nowOwner:
      "{{name}} আপনাকে {{brand}}-এর {{shop}} দোকানের মালিক করেছেন। আপনি না জেনে থাকলে {{help}} নম্বরে ফোন করুন।",
  },
};
