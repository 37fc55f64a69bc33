import type { Translation } from "./translation";

/** What a customer can do with what the platform holds of them. */
export const en = {
  title: "Your data",
  copyText:
    "A file with what we hold of you: your account, addresses, orders, messages, and where you are signed in.",
  copy: "Download a copy",
  privacy: "Privacy policy",
  deleteTitle: "Delete the account",
  deleteText:
    "Your name, number, addresses, carts and messages are deleted, and you are signed out everywhere. Orders stay for as long as the law asks, without your name, number and address. A shop that refuses a number keeps that number. This cannot be undone.",
  sendCode: "Send a code to delete the account",
  codeSent: "A code has been sent to {{phone}}.",
  demoCode: "Demo: the code is {{code}}.",
  code: "Code from the text message",
  delete: "Delete the account for good",
  deleted: "Your account is deleted.",
};

export const bn: Translation<typeof en> = {
  title: "আপনার সম্পর্কে যা রাখা আছে",
  copyText:
    "আপনার সম্পর্কে আমাদের কাছে যা আছে তার ফাইল: অ্যাকাউন্ট, ঠিকানা, অর্ডার, বার্তা, আর কোথায় কোথায় সাইন ইন আছেন।",
  copy: "কপি ডাউনলোড করুন",
  privacy: "গোপনীয়তা নীতি",
  deleteTitle: "অ্যাকাউন্ট মুছে ফেলুন",
  deleteText:
    "আপনার নাম, নম্বর, ঠিকানা, কার্ট ও বার্তা মুছে যাবে, আর সব জায়গা থেকে সাইন আউট হবে। আইন যত দিন বলে তত দিন অর্ডার থাকবে, তবে আপনার নাম, নম্বর ও ঠিকানা ছাড়া। কোনো দোকান নম্বর আটকে রাখলে সেই নম্বরটি তাদের কাছে থাকে। এটি আর ফেরানো যাবে না।",
  sendCode: "মুছে ফেলার জন্য কোড পাঠান",
  codeSent: "{{phone}} নম্বরে কোড পাঠানো হয়েছে।",
  demoCode: "ডেমো: কোডটি {{code}}।",
  code: "মেসেজে আসা কোড",
  delete: "চিরতরে মুছে ফেলুন",
  deleted: "আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে।",
};
