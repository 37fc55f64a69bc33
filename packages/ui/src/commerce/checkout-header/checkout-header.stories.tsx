import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { LanguageSwitch } from "../language-switch/language-switch";
import { CheckoutHeader } from "./checkout-header";

export default { title: "Commerce/Checkout header", component: CheckoutHeader } satisfies Meta;

const head = (name?: { bn: string; en: string }) =>
  story(({ language, shop }) => (
    <CheckoutHeader
      shop={{ name: name?.[language] ?? shop.name, href: "#/", initials: shop.name.slice(0, 1) }}
      back={{ href: "#/cart", label: language === "bn" ? "কার্টে ফিরুন" : "Back to the cart" }}
      language={
        <LanguageSwitch
          action="#"
          to={language === "bn" ? { code: "en", name: "English" } : { code: "bn", name: "বাংলা" }}
        />
      }
      labels={{ secure: language === "bn" ? "নিরাপদ অর্ডার" : "Secure order" }}
    />
  ));

export const Default = head();
export const LongNameIsCut = head({
  bn: "লক্ষ্মীপুর স্ত্রী-উদ্যোক্তা সমবায় বস্ত্র বিতান",
  en: "Women's Cooperative Weaving House of Lakshmipur",
});
