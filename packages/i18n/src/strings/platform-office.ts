import type { Translation } from "./translation";

/** The console's page of the platform's settings: who helps, where the office is, how many messages go out. */
export const en = {
  entry: "Help phone, office and messages",
  entryText: "What pages and text messages say of the platform",
  title: "Help phone and office",
  lead: "Pages and text messages have what you save at once. Where you leave something empty, the usual holds.",
  phone: "Help number",
  phoneHint: "Usually {{phone}}. A short number such as 16263 will do, too.",
  hoursBn: "Hours of help in Bengali",
  hoursEn: "Hours of help in English",
  hoursHint: "Usually: {{hours}}",
  otherLanguageHint: "Left empty, the other language is shown.",
  addressBn: "Office's address in Bengali",
  addressEn: "Office's address in English",
  email: "Office's email",
  emailHint: "Left empty, the one of the server's settings is shown, if there is one.",
  smsPerDay: "Text messages a day at most",
  smsPerDayHint:
    "From 100 to {{most}}. Left empty, as many go out as are asked for. Once it is reached, nobody can sign in by a code until the next day. A hundred more are kept for codes of the console: for you and your colleagues, in a browser that you have signed in with before, and for who proves who they are.",
  save: "Save",
  saved: "The settings are saved.",
  conflict:
    "Somebody else saved other values meanwhile. Beside each field stands what they saved; if you save again, what stands in the form is kept.",
  newer: "Saved meanwhile: {{saved}}",
  newerEmpty: "Saved meanwhile: left empty",
};

export const bn: Translation<typeof en> = {
  entry: "সহায়তার ফোন, অফিস ও মেসেজ",
  entryText: "পাতায় ও মেসেজে প্ল্যাটফর্ম সম্পর্কে যা লেখা থাকে",
  title: "সহায়তার ফোন ও অফিস",
  lead: "সংরক্ষণ করলেই সব পাতা ও মেসেজে তা দেখা যাবে। কোনো ঘর খালি রাখলে সেখানে সাধারণ তথ্যটিই দেখানো হবে।",
  phone: "সহায়তার নম্বর",
  phoneHint: "সাধারণত {{phone}}। ১৬২৬৩‑এর মতো ছোট নম্বরও চলবে।",
  hoursBn: "সহায়তার সময়, বাংলায়",
  hoursEn: "সহায়তার সময়, ইংরেজিতে",
  hoursHint: "সাধারণত: {{hours}}",
  otherLanguageHint: "খালি রাখলে অন্য ভাষার লেখাটি দেখানো হয়।",
  addressBn: "অফিসের ঠিকানা, বাংলায়",
  addressEn: "অফিসের ঠিকানা, ইংরেজিতে",
  email: "অফিসের ইমেইল",
  emailHint: "খালি রাখলে সার্ভারের সেটিংসে যেটি আছে, সেটি দেখানো হয়।",
  smsPerDay: "দিনে সর্বোচ্চ মেসেজ",
  smsPerDayHint:
    "১০০ থেকে {{most}}। খালি রাখলে যত দরকার তত মেসেজ যাবে। সীমা শেষ হলে পরের দিন পর্যন্ত কেউ কোড দিয়ে সাইন ইন করতে পারবেন না। কনসোলের কোডের জন্য আরও একশটি মেসেজ আলাদা রাখা থাকে: আপনি ও আপনার সহকর্মীরা আগে সাইন ইন করা ব্রাউজারে তা পাবেন, আর যাঁর পরিচয় আবার যাচাই করতে হয় তিনিও।",
  save: "সংরক্ষণ করুন",
  saved: "সেটিংস সংরক্ষণ করা হয়েছে।",
  conflict:
    "এর মধ্যে আরেকজন অন্য মান সংরক্ষণ করেছেন। প্রতিটি ঘরের পাশে তাঁর মান লেখা আছে; আবার সংরক্ষণ করলে ফর্মে যা আছে তা‑ই থাকবে।",
  newer: "এর মধ্যে সংরক্ষিত: {{saved}}",
  newerEmpty: "এর মধ্যে ঘরটি খালি রাখা হয়েছে",
};
