import type { Translation } from "./translation";

/** The way back for who has lost every second factor: pages of the platform, the account's own, and text messages. */
export const en = {
  entry: "Lost second factors",
  title: "Lost second factors",
  lead: "One admin asks, another one confirms, and 72 hours later the second factor is taken away. The account's number is told each time.",
  empty: "Nothing is under way",
  emptyText:
    "Where somebody has lost their second factor and their recovery codes, begin on the page of their account.",
  back: "Back to the list",
  waits: "Waits for another admin",
  due: "Taken away {{date}}",
  account: "Account",
  reason: "Reason",
  asked: "Asked for",
  confirmed: "Confirmed",
  by: "{{name}} · {{date}}",
  you: "{{name}} (you)",
  goes: "The second factor goes",
  notYet: "72 hours after another admin has confirmed it",
  ask: {
    label: "Lost the second factor",
    title: "Take the second factor from {{name}}?",
    lead: "Only when you know for certain who calls: ask for what only they know, and call them back. Another admin has to confirm it. 72 hours later the second factor and the recovery codes are gone, and the account is signed out of the console.",
    reason: "Why, and how you know who it is",
    reasonHint: "The other admin reads it, and it is kept in the audit trail.",
    submit: "Ask for it",
  },
  confirm: {
    title: "Confirm it?",
    lead: "See for yourself that it is them who ask, and do not only trust your colleague. 72 hours run from now.",
    submit: "Confirm: take it away in 72 hours",
    sameAdmin: "You asked for it, so another admin has to confirm it.",
    own: "It is your own account, so others decide on it.",
  },
  stop: {
    title: "Stop it?",
    lead: "Any admin can, at any time. The second factor stays.",
    submit: "Stop it",
  },
  done: {
    ask: "It waits for another admin. The number is told.",
    confirm: "In 72 hours the second factor is taken away. The number is told.",
    stop: "It is stopped. The second factor stays.",
  },
  band: "Somebody asked that your second factor is taken away.",
  bandDue: "Your second factor is to be taken away: {{date}}.",
  bandWay: "Stop it",
  own: {
    title: "Your second factor is to be taken away",
    asked:
      "Somebody told us on {{date}} that you have lost your second factor and your recovery codes. It goes 72 hours after a second admin of ours has agreed.",
    due: "Somebody told us on {{asked}} that you have lost your second factor and your recovery codes, and two admins of ours have agreed. It goes on {{date}}; from then on your phone alone lets you in.",
    lead: "Was it not you, or did you find it again? Then stop it here. To sign in with your second factor stops it too.",
    submit: "Stop it: keep my second factor",
    over: "There is nothing under way any more.",
  },
  /** Text messages. No link: whoever gets one signs in where they always do. */
  sms: {
    asked:
      "{{brand}}: somebody asked us to take away the second factor of your console account. Not you? Sign in and stop it, or call {{help}}.",
    confirmed:
      "{{brand}}: the second factor of your console account is taken away on {{date}}. Not you? Sign in and stop it, or call {{help}}.",
    stopped: "{{brand}}: the second factor of your console account stays. Questions? {{help}}",
    done: "{{brand}}: the second factor of your console account was taken away. Sign in and set up a new one. Not you? Call {{help}} now.",
  },
};

export const bn: Translation<typeof en> = {
  entry: "হারানো দ্বিতীয় ধাপ",
  title: "হারানো দ্বিতীয় ধাপ",
  lead: "একজন অ্যাডমিন চান, আরেকজন নিশ্চিত করেন, তার ৭২ ঘণ্টা পর দ্বিতীয় ধাপের যাচাই সরে যায়। প্রতিবারই অ্যাকাউন্টের নম্বরে জানানো হয়।",
  empty: "এখন কিছু চলছে না",
  emptyText: "কারও দ্বিতীয় ধাপ আর পুনরুদ্ধার কোড দুটোই হারালে তাঁর অ্যাকাউন্টের পাতা থেকে শুরু করুন।",
  back: "তালিকায় ফিরুন",
  waits: "আরেকজন অ্যাডমিনের অপেক্ষায়",
  due: "সরে যাবে {{date}}",
  account: "অ্যাকাউন্ট",
  reason: "কারণ",
  asked: "চেয়েছেন",
  confirmed: "নিশ্চিত করেছেন",
  by: "{{name}} · {{date}}",
  you: "{{name}} (আপনি)",
  goes: "দ্বিতীয় ধাপ সরে যাবে",
  notYet: "আরেকজন অ্যাডমিন নিশ্চিত করার ৭২ ঘণ্টা পর",
  ask: {
    label: "দ্বিতীয় ধাপ হারিয়েছে",
    title: "{{name}}: দ্বিতীয় ধাপের যাচাই সরাবেন?",
    lead: "কে ফোন করেছেন তা নিশ্চিত জানলে তবেই: শুধু তিনিই জানেন এমন কিছু জিজ্ঞেস করুন, আর নিজে ফোন করে মিলিয়ে নিন। আরেকজন অ্যাডমিনকে নিশ্চিত করতে হবে। তার ৭২ ঘণ্টা পর দ্বিতীয় ধাপ আর পুনরুদ্ধার কোড থাকবে না, কনসোল থেকে সাইন আউট হয়ে যাবে।",
    reason: "কেন, আর কীভাবে জানলেন যে তিনিই",
    reasonHint: "অন্য অ্যাডমিন এটি পড়বেন, কাজের খাতায়ও থাকবে।",
    submit: "অনুরোধ করুন",
  },
  confirm: {
    title: "নিশ্চিত করবেন?",
    lead: "শুধু সহকর্মীর কথায় নয়, নিজেও যাচাই করুন যে তিনিই চেয়েছেন। এখন থেকে ৭২ ঘণ্টা গোনা শুরু হবে।",
    submit: "নিশ্চিত করুন: ৭২ ঘণ্টা পর সরবে",
    sameAdmin: "আপনিই চেয়েছেন, তাই আরেকজন অ্যাডমিনকে নিশ্চিত করতে হবে।",
    own: "এটি আপনার নিজের অ্যাকাউন্ট, তাই সিদ্ধান্ত অন্যদের।",
  },
  stop: {
    title: "থামাবেন?",
    lead: "যেকোনো অ্যাডমিন যেকোনো সময় থামাতে পারেন। দ্বিতীয় ধাপ থেকে যাবে।",
    submit: "থামান",
  },
  done: {
    ask: "আরেকজন অ্যাডমিনের অপেক্ষায় আছে। নম্বরটিতে জানানো হচ্ছে।",
    confirm: "৭২ ঘণ্টা পর দ্বিতীয় ধাপ সরে যাবে। নম্বরটিতে জানানো হচ্ছে।",
    stop: "থামানো হয়েছে। দ্বিতীয় ধাপ থাকছে।",
  },
  band: "কেউ আপনার দ্বিতীয় ধাপের যাচাই সরাতে বলেছে।",
  bandDue: "আপনার দ্বিতীয় ধাপের যাচাই সরে যাবে: {{date}}।",
  bandWay: "থামান",
  own: {
    title: "আপনার দ্বিতীয় ধাপের যাচাই সরানো হবে",
    asked:
      "{{date}} কেউ আমাদের জানিয়েছে যে আপনার দ্বিতীয় ধাপ আর পুনরুদ্ধার কোড হারিয়ে গেছে। আমাদের আরেকজন অ্যাডমিন রাজি হওয়ার ৭২ ঘণ্টা পর এটি সরে যাবে।",
    due: "{{asked}} কেউ আমাদের জানিয়েছে যে আপনার দ্বিতীয় ধাপ আর পুনরুদ্ধার কোড হারিয়ে গেছে, আর আমাদের দুজন অ্যাডমিন রাজি হয়েছেন। এটি সরে যাবে {{date}}; তার পর শুধু ফোনের কোডেই ঢোকা যাবে।",
    lead: "আপনি বলেননি, বা আবার খুঁজে পেয়েছেন? তাহলে এখানেই থামান। দ্বিতীয় ধাপ দিয়ে সাইন ইন করলেও থেমে যায়।",
    submit: "থামান: দ্বিতীয় ধাপ রাখুন",
    over: "এখন আর কিছু চলছে না।",
  },
  sms: {
    asked:
      "{{brand}}: কেউ আপনার কনসোল অ্যাকাউন্টের দ্বিতীয় ধাপের যাচাই সরাতে বলেছে। আপনি না হলে সাইন ইন করে থামান, বা ফোন করুন {{help}}।",
    confirmed:
      "{{brand}}: আপনার কনসোল অ্যাকাউন্টের দ্বিতীয় ধাপের যাচাই সরে যাবে {{date}}। আপনি না চাইলে সাইন ইন করে থামান, বা ফোন করুন {{help}}।",
    stopped: "{{brand}}: আপনার কনসোল অ্যাকাউন্টের দ্বিতীয় ধাপের যাচাই থাকছে। জানতে ফোন করুন {{help}}।",
    done: "{{brand}}: আপনার কনসোল অ্যাকাউন্টের দ্বিতীয় ধাপের যাচাই সরানো হয়েছে। সাইন ইন করে নতুন করে চালু করুন। আপনি না চাইলে এখনই ফোন করুন {{help}}।",
  },
};
