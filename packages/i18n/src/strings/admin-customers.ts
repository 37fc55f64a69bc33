import type { Translation } from "./translation";

/** The console's pages where the platform looks accounts up. */
export const en = {
  entry: "Accounts",
  title: "Accounts",
  lead: "Everybody who has an account, sellers too.",
  search: "Phone or name",
  empty: "Nobody found",
  emptyText: "Look for a phone number, or for a part of a name.",
  status: { active: "Active", blocked: "Blocked" },
  since: "Here since {{date}}",
  mobile: "Mobile",
  orders: "Orders",
  sessions: "Signed in",
  sessionsIn: { shop: "In shops: {{formatted}}", console: "In the console: {{formatted}}" },
  lastUsed: "last used {{date}}",
  works: "Works in",
  worksRow: "{{shop}} ({{role}})",
  platform: "The platform ({{role}})",
  none: "–",
  back: "Back to the account",
  moves: {
    block: {
      label: "Block",
      title: "Block {{name}}?",
      lead: "Nobody signs in with this account any more, neither to a shop nor to the console, and it is signed out at once. Its open orders go on.",
    },
    unblock: {
      label: "Unblock",
      title: "Let {{name}} in again?",
      lead: "They can sign in and order as before.",
    },
    sign_out: {
      label: "Sign out everywhere",
      title: "Sign {{name}} out everywhere?",
      lead: "On every device, in shops and in the console. They can sign in again with a code.",
    },
  },
  reason: "Reason",
  reasonHint: "It is kept in the audit trail.",
  done: {
    block: "The account is blocked.",
    unblock: "The account may come in again.",
    sign_out: "The account is signed out everywhere.",
  },
};

export const bn: Translation<typeof en> = {
  entry: "অ্যাকাউন্ট",
  title: "অ্যাকাউন্ট",
  lead: "যাঁদের অ্যাকাউন্ট আছে, বিক্রেতাসহ সবাই।",
  search: "ফোন বা নাম",
  empty: "কাউকে পাওয়া যায়নি",
  emptyText: "ফোন নম্বর বা নামের অংশ দিয়ে খুঁজুন।",
  status: { active: "চালু", blocked: "আটকানো" },
  since: "{{date}} থেকে আছেন",
  mobile: "মোবাইল",
  orders: "অর্ডার",
  sessions: "সাইন ইন আছে",
  sessionsIn: { shop: "দোকানে: {{formatted}}", console: "কনসোলে: {{formatted}}" },
  lastUsed: "শেষ ব্যবহার {{date}}",
  works: "কাজ করেন",
  worksRow: "{{shop}} ({{role}})",
  platform: "প্ল্যাটফর্ম ({{role}})",
  none: "–",
  back: "অ্যাকাউন্টে ফিরুন",
  moves: {
    block: {
      label: "আটকে দিন",
      title: "{{name}}: আটকে দেবেন?",
      lead: "এই অ্যাকাউন্ট দিয়ে আর দোকান বা কনসোলে ঢোকা যাবে না, এখনই সব জায়গা থেকে সাইন আউট হবে। চলতি অর্ডার চলবে।",
    },
    unblock: {
      label: "আবার চালু করুন",
      title: "{{name}}: আবার ঢুকতে দেবেন?",
      lead: "আগের মতো সাইন ইন ও অর্ডার করতে পারবেন।",
    },
    sign_out: {
      label: "সব জায়গা থেকে সাইন আউট",
      title: "{{name}}: সব জায়গা থেকে সাইন আউট করাবেন?",
      lead: "সব ডিভাইসে, দোকানে ও কনসোলে। কোড দিয়ে আবার সাইন ইন করতে পারবেন।",
    },
  },
  reason: "কারণ",
  reasonHint: "কারণটি কাজের খাতায় থাকবে।",
  done: {
    block: "অ্যাকাউন্টটি আটকানো হয়েছে।",
    unblock: "অ্যাকাউন্টটি আবার চালু হয়েছে।",
    sign_out: "সব জায়গা থেকে সাইন আউট হয়েছে।",
  },
};
