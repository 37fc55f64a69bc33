import type { Translation } from "./translation";

/** The console's inbox: what visitors of the marketing site wrote to the platform. */
export const en = {
  entry: "Messages",
  title: "Messages",
  lead: "What visitors wrote to the platform.",
  states: { open: "Open", taken: "Being answered", done: "Done" },
  byState: "Messages by state",
  empty: "No message here",
  emptyText: "Messages from the contact form appear here.",
  from: "From",
  email: "Email",
  sent: "Sent",
  language: "Answer in",
  languages: { bn: "Bengali", en: "English" },
  message: "Message",
  note: "Note for the others",
  noteHint: "What was answered, or what is still to be found out. The sender does not see it.",
  moveTo: "It is now",
  moves: {
    open: { title: "Open", text: "Somebody else may take it." },
    taken: { title: "Being answered by me", text: "The others leave it to me." },
    done: { title: "Done", text: "It is answered, or needs no answer." },
  },
  answer: "Answer by email",
  save: "Save",
  told: {
    open: "The message is open again.",
    taken: "The message is yours.",
    done: "The message is done.",
  },
};

export const bn: Translation<typeof en> = {
  entry: "বার্তা",
  title: "বার্তা",
  lead: "দর্শনার্থীরা প্ল্যাটফর্মকে যা লিখেছেন।",
  states: { open: "নতুন", taken: "উত্তর দেওয়া হচ্ছে", done: "শেষ" },
  byState: "অবস্থা অনুযায়ী বার্তা",
  empty: "এখানে কোনো বার্তা নেই",
  emptyText: "যোগাযোগ ফর্ম থেকে যা পাঠানো হয়, তা এখানে দেখা যায়।",
  from: "প্রেরক",
  email: "ইমেইল",
  sent: "পাঠানো হয়েছে",
  language: "উত্তরের ভাষা",
  languages: { bn: "বাংলা", en: "ইংরেজি" },
  message: "বার্তা",
  note: "অন্যদের জন্য নোট",
  noteHint: "কী উত্তর দেওয়া হয়েছে, বা কী জানা বাকি। প্রেরক এটি দেখেন না।",
  moveTo: "এখন এটি",
  moves: {
    open: { title: "নতুন", text: "অন্য কেউ এটি নিতে পারেন।" },
    taken: { title: "আমি উত্তর দিচ্ছি", text: "অন্যরা এটি আমার জন্য রেখে দেবেন।" },
    done: { title: "শেষ", text: "উত্তর দেওয়া হয়েছে, বা উত্তরের দরকার নেই।" },
  },
  answer: "ইমেইলে উত্তর দিন",
  save: "সংরক্ষণ করুন",
  told: {
    open: "বার্তাটি আবার নতুন হিসেবে রাখা হলো।",
    taken: "বার্তাটি এখন আপনার।",
    done: "বার্তাটি শেষ হয়েছে।",
  },
};
