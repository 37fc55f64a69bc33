import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { Breadcrumb } from "./breadcrumb";

export default { title: "Primitives/Breadcrumb", component: Breadcrumb } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <Breadcrumb
    labels={words.breadcrumb}
    trail={[
      { href: "#/", label: shop.name },
      { href: "#/all-products/1", label: shop.categories[0]?.name ?? "" },
    ]}
    current={shop.products[0]?.name ?? ""}
  />
));
export const OneStep = story(({ words, shop }) => (
  <Breadcrumb
    labels={words.breadcrumb}
    trail={[{ href: "#/", label: shop.name }]}
    current={words.orderSummary.title}
  />
));
export const ManyLongSteps = story(({ words, shop }) => (
  <Breadcrumb
    labels={words.breadcrumb}
    trail={shop.products.slice(0, 4).map(({ href, name }) => ({ href, label: name }))}
    current={shop.tagline}
  />
));

export const DoSayWhereItLies = advice(
  "do",
  { en: "Say where the page lies in the shop.", bn: "দোকানের ভেতরে পাতাটি কোথায়, তা বলুন।" },
  ({ words, shop }) => (
    <Breadcrumb
      labels={words.breadcrumb}
      trail={[
        { href: "#/", label: shop.name },
        { href: "#/all-products/1", label: shop.categories[0]?.name ?? "" },
      ]}
      current={shop.products[0]?.name ?? ""}
    />
  ),
);
export const DontRetraceTheWay = advice(
  "dont",
  {
    en: "Which way somebody came is what the back button knows; the next visitor came another one.",
    bn: "কে কোন পথে এলেন তা পেছনে যাওয়ার বোতাম জানে; পরের জন আসেন অন্য পথে।",
  },
  ({ words, shop }) => (
    <Breadcrumb
      labels={words.breadcrumb}
      trail={[
        { href: "#/search", label: words.searchField.submit },
        { href: "#/product-details/rice", label: shop.products[1]?.name ?? "" },
        { href: "#/cart", label: words.cartSheet.cart },
      ]}
      current={shop.products[0]?.name ?? ""}
    />
  ),
);
