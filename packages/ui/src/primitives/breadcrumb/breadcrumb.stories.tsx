import type { Meta } from "@storybook/react-vite";
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
