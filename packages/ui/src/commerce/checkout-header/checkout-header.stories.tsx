import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { LanguageSwitch } from "../language-switch/language-switch";
import { ShopHeader } from "../shop-header/shop-header";
import { CheckoutHeader } from "./checkout-header";

export default {
  title: "Commerce/Checkout header",
  component: CheckoutHeader,
  parameters: { wideAdvice: true },
} satisfies Meta;

const plain = ({ language, shop }: Sample, name = shop.name) => (
  <CheckoutHeader
    shop={{ name, href: "#/", initials: shop.name.slice(0, 1) }}
    back={{ href: "#/cart", label: language === "bn" ? "কার্টে ফিরুন" : "Back to the cart" }}
    language={
      <LanguageSwitch
        action="#"
        to={language === "bn" ? { code: "en", name: "English" } : { code: "bn", name: "বাংলা" }}
      />
    }
    labels={{ secure: language === "bn" ? "নিরাপদ অর্ডার" : "Secure order" }}
  />
);

export const Default = story((sample) => plain(sample));
export const LongNameIsCut = story((sample) =>
  plain(
    sample,
    sample.language === "bn"
      ? "লক্ষ্মীপুর স্ত্রী-উদ্যোক্তা সমবায় বস্ত্র বিতান"
      : "Women's Cooperative Weaving House of Lakshmipur",
  ),
);

export const DoLeaveOneWayBack = advice(
  "do",
  {
    en: "Whose shop it is, one way back, the language: nothing leads off.",
    bn: "কোন দোকান, ফেরার একটি পথ, ভাষা: আর কিছু মন সরায় না।",
  },
  (sample) => plain(sample),
);
export const DontOfferTheWholeShop = advice(
  "dont",
  {
    en: "Search and categories lead away from a form that is half filled in.",
    bn: "খোঁজ আর ক্যাটাগরি আধা-ভরা ফরম থেকে সরিয়ে নেয়।",
  },
  ({ words, shop, language }) => (
    <ShopHeader
      shop={{ name: shop.name, href: "#/", initials: shop.initials }}
      categories={shop.links}
      search={{ action: "#/search-product" }}
      cart={{
        href: "#/cart",
        count: shop.money("3").slice(1),
        label: fill(words.shopHeader.cart_other, { number: shop.money("3").slice(1) }),
      }}
      account={{ href: "#/login", label: words.shopHeader.signIn }}
      language={
        <LanguageSwitch
          action="#"
          to={language === "bn" ? { code: "en", name: "English" } : { code: "bn", name: "বাংলা" }}
        />
      }
      labels={{ ...words.shopHeader, search: words.searchField }}
    />
  ),
);
