import type { Translation } from "./translation";

/** The console's pages of a shop's staff, and of invitations to it. */
export const en = {
  invite: {
    label: "Invite somebody",
    title: "Invite somebody",
    lead: "They get a text message and answer it here, in the console, with this number. The invitation waits for 7 days.",
    phone: "Their mobile number",
    role: "What they do here",
    own: { title: "Own list", text: "You tick below what they may do." },
    ticks: {
      label: "What the own list holds",
      hint: "Counts only with “Own list”. How the shop stands they always see; the staff and the shop itself stay with its owner.",
    },
    submit: "Send the invitation",
  },
  /** Each permission in a word or two, and what it means for who has it. */
  permissions: {
    titles: {
      today: "How the shop stands",
      orders: "Orders",
      goods: "Goods",
      settings: "The shop and its app",
      cash: "Cash",
      reports: "Figures",
      customerExport: "Customers' data",
      staff: "Staff",
      programs: "Programs",
      ownership: "The shop itself",
    },
    texts: {
      today: "See what waits in the shop.",
      orders: "See, move and print orders.",
      goods: "See the goods, and add products with picture, price and stock.",
      settings:
        "Change the shop's name, address, delivery and looks, send it for review, pause it, have its app made.",
      cash: "Keep the cash ledger.",
      reports: "See the shop's figures.",
      customerExport: "Save what the shop knows of its customers as a file.",
    },
  },
  listed: "May: {{permissions}}",
  waiting: "Invited",
  until: "Waits until {{date}}",
  revoke: {
    title: "Take the invitation of {{phone}} back?",
    lead: "It opens nothing any more. You can invite the number again.",
    submit: "Take it back",
  },
  member: {
    lead: "{{phone}} · since {{date}}",
    submit: "Save",
    remove: "Remove from the staff",
    handOver: "Hand the shop over to them",
  },
  remove: {
    title: "Remove {{name}} from the staff?",
    lead: "The shop is closed to them at once. What they did stays.",
    submit: "Remove",
  },
  handOver: {
    title: "Hand the shop over to {{name}}?",
    lead: "The shop is then theirs: they alone decide on the staff, and can close it. You stay as a manager. Only they can give it back.",
    submit: "Hand it over",
  },
  leave: {
    entry: "Leave this shop",
    title: "Leave {{shop}}?",
    lead: "The shop is closed to you at once. Only a new invitation brings you back.",
    submit: "Leave",
  },
  invitation: {
    waiting: "You are invited",
    row: "{{name}} asks you to be {{role}}",
    title: "Join {{shop}}?",
    lead: "{{name}} asks you to work there as {{role}}. Answer until {{date}}.",
    accept: "Join",
    decline: "Say no",
  },
  back: "Back to the staff",
};

export const bn: Translation<typeof en> = {
  invite: {
    label: "কাউকে আমন্ত্রণ জানান",
    title: "কাউকে আমন্ত্রণ জানান",
    lead: "তাঁর কাছে একটি এসএমএস যাবে, আর তিনি এই নম্বর দিয়ে কনসোলে ঢুকে উত্তর দেবেন। আমন্ত্রণ ৭ দিন থাকবে।",
    phone: "তাঁর মোবাইল নম্বর",
    role: "তিনি এখানে কী করবেন",
    own: { title: "নিজস্ব তালিকা", text: "তিনি কী কী পারবেন, নিচে টিক দিন।" },
    ticks: {
      label: "নিজস্ব তালিকায় যা থাকবে",
      hint: "শুধু “নিজস্ব তালিকা” বাছলে কাজে লাগে। দোকান কেমন চলছে তা সবসময় দেখবেন; কর্মী ঠিক করা ও দোকানের মালিকানা মালিকেরই থাকবে।",
    },
    submit: "আমন্ত্রণ পাঠান",
  },
  permissions: {
    titles: {
      today: "দোকানের অবস্থা",
      orders: "অর্ডার",
      goods: "পণ্য",
      settings: "দোকান ও তার অ্যাপ",
      cash: "নগদ টাকা",
      reports: "হিসাব",
      customerExport: "ক্রেতাদের তথ্য",
      staff: "কর্মী",
      programs: "প্রোগ্রাম",
      ownership: "দোকানের মালিকানা",
    },
    texts: {
      today: "দোকানে কী কাজ বাকি তা দেখা।",
      orders: "অর্ডার দেখা, এগিয়ে নেওয়া ও ছাপানো।",
      goods: "পণ্য দেখা, আর ছবি, দাম ও মজুতসহ নতুন পণ্য যোগ করা।",
      settings: "দোকানের নাম, ঠিকানা, ডেলিভারি ও সাজ বদলানো, যাচাইয়ে পাঠানো, সাময়িক বন্ধ রাখা, অ্যাপ বানানো।",
      cash: "নগদ টাকার খাতা রাখা।",
      reports: "দোকানের হিসাব দেখা।",
      customerExport: "ক্রেতাদের তথ্য ফাইলে নামিয়ে রাখা।",
    },
  },
  listed: "পারেন: {{permissions}}",
  waiting: "আমন্ত্রিত",
  until: "{{date}} পর্যন্ত অপেক্ষায়",
  revoke: {
    title: "{{phone}} নম্বরের আমন্ত্রণ ফিরিয়ে নেবেন?",
    lead: "এটি দিয়ে আর ঢোকা যাবে না। নম্বরটিকে আবার আমন্ত্রণ জানাতে পারবেন।",
    submit: "ফিরিয়ে নিন",
  },
  member: {
    lead: "{{phone}} · {{date}} থেকে",
    submit: "সংরক্ষণ করুন",
    remove: "কর্মী থেকে বাদ দিন",
    handOver: "দোকানটি তাঁকে দিয়ে দিন",
  },
  remove: {
    title: "{{name}}‑কে কর্মী থেকে বাদ দেবেন?",
    lead: "তাঁর জন্য দোকানটি সাথে সাথে বন্ধ হবে। তিনি যা করেছেন তা থাকবে।",
    submit: "বাদ দিন",
  },
  handOver: {
    title: "দোকানটি {{name}}‑কে দিয়ে দেবেন?",
    lead: "দোকানটি তখন তাঁর: কর্মী ঠিক করা আর দোকান বন্ধ করা শুধু তিনিই পারবেন। আপনি ম্যানেজার হিসেবে থাকবেন। ফিরিয়ে দিতে পারবেন শুধু তিনি।",
    submit: "দিয়ে দিন",
  },
  leave: {
    entry: "এই দোকান ছেড়ে যান",
    title: "{{shop}} ছেড়ে যাবেন?",
    lead: "দোকানটি আপনার জন্য সাথে সাথে বন্ধ হবে। ফিরতে হলে নতুন আমন্ত্রণ লাগবে।",
    submit: "ছেড়ে যান",
  },
  invitation: {
    waiting: "আপনার জন্য আমন্ত্রণ",
    row: "{{name}} আপনাকে {{role}} হতে বলেছেন",
    title: "{{shop}}‑এ যোগ দেবেন?",
    lead: "{{name}} আপনাকে সেখানে {{role}} হিসেবে কাজ করতে বলেছেন। {{date}}‑এর মধ্যে উত্তর দিন।",
    accept: "যোগ দিন",
    decline: "না বলুন",
  },
  back: "কর্মীদের পাতায় ফিরুন",
};
