import type { Translation } from "./translation";

/** The words inside the console's components, one object for the `labels` of each; a part of `components`. */
export const en = {
  consoleHeader: { account: "Account", change: "Another shop" },
  consoleNav: {
    main: "Main parts",
    today: "Today",
    orders: "Orders",
    goods: "Goods",
    shop: "Shop",
    more: "More",
  },
  consoleForm: {
    save: "Save",
    change: "Change",
    note: "Note",
    picture: "Picture",
    required: "Please write a name.",
  },
  numberTable: {
    product: "Product",
    price: "Price",
    oldPrice: "Old price",
    stock: "Pieces",
    priceOf: "Price of {{name}}",
    oldPriceOf: "Old price of {{name}}",
    stockOf: "Pieces of {{name}}",
    refused: "A price is whole taka.",
  },
  taskList: { done: "Done", open: "To do", remark: "Please change:" },
};

export const bn: Translation<typeof en> = {
  consoleHeader: { account: "অ্যাকাউন্ট", change: "অন্য দোকান" },
  consoleNav: {
    main: "প্রধান অংশ",
    today: "আজ",
    orders: "অর্ডার",
    goods: "পণ্য",
    shop: "দোকান",
    more: "আরও",
  },
  consoleForm: {
    save: "সংরক্ষণ করুন",
    change: "বদলান",
    note: "নোট",
    picture: "ছবি",
    required: "একটি নাম লিখুন।",
  },
  numberTable: {
    product: "পণ্য",
    price: "দাম",
    oldPrice: "আগের দাম",
    stock: "কয়টি",
    priceOf: "{{name}}-এর দাম",
    oldPriceOf: "{{name}}-এর আগের দাম",
    stockOf: "{{name}} কয়টি আছে",
    refused: "দাম পূর্ণ টাকায় লিখুন।",
  },
  taskList: { done: "হয়ে গেছে", open: "বাকি আছে", remark: "বদলাতে হবে:" },
};
