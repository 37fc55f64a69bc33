/** What the journeys read and press; taken from the pages' own strings, so that a renamed button is no broken test. */
import { locales } from "@haat/i18n/locales";
import { strings } from "@haat/i18n/strings";

export type JourneyLanguage = "bn" | "en";

const wordsOf = (language: JourneyLanguage) => {
  const { components, pages } = strings[language];
  return {
    allProducts: pages.shop.allProducts,
    seeCart: components.cartSheet.cart,
    cart: pages.cart.title,
    checkout: pages.cart.checkout,
    mobile: components.signInForm.phone,
    sendCode: components.signInForm.submit,
    goOn: components.otpForm.submit,
    openAccount: components.signUpForm.submit,
    checkoutTitle: pages.checkout.title,
    addAddress: components.addressChoice.add,
    refresh: components.addressForm.refresh,
    saveAddress: components.addressForm.save,
    placeOrder: pages.checkout.placeOrder,
    placed: components.orderPlaced.title,
    orders: pages.orders.title,
    ...typed[language],
  };
};

/** What a shopper types. In Bengali the digits are Bengali too. */
const typed = {
  bn: {
    searchWords: "টাঙ্গাইল সুতি",
    product: "টাঙ্গাইল সুতি শাড়ি",
    colour: "লাল",
    firstName: "রহিমা",
    lastName: "খাতুন",
    city: "ঢাকা",
    street: "বাড়ি ১২, সড়ক ৫, মসজিদের পাশে",
    postalCode: "১২০৫",
  },
  en: {
    searchWords: "tangail cotton",
    product: "Tangail Cotton Saree",
    colour: "Red",
    firstName: "Rahima",
    lastName: "Khatun",
    city: "Dhaka",
    street: "House 12, Road 5, beside the mosque",
    postalCode: "1205",
  },
};

export const words = { bn: wordsOf("bn"), en: wordsOf("en") };

/** The two kinds of host, with a shop whose products have attributes to choose. */
export const places = [
  {
    name: "path",
    base: (port: number, language: JourneyLanguage) =>
      `http://localhost:${port}${locales[language].pathPrefix}/rongdhonu`,
  },
  {
    name: "the shop's own host",
    base: (port: number, language: JourneyLanguage) =>
      `http://rongdhonu.localhost:${port}/${language === "en" ? "en" : ""}`,
  },
];
