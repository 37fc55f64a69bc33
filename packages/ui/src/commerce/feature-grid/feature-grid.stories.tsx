import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { FeatureGrid } from "./feature-grid";

export default { title: "Commerce/Feature grid", component: FeatureGrid } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <FeatureGrid
    headingLevel="h2"
    features={(["truck", "cash", "phone", "store", "tag", "globe"] as const).map((icon, index) => ({
      icon,
      title: shop.categories[index]?.name ?? icon,
      text: words.cartEmpty.text,
    }))}
  />
));

export const AsWays = story(({ words, shop }) => (
  <FeatureGrid
    headingLevel="h2"
    features={(["package", "lock", "undo"] as const).map((icon, index) => ({
      icon,
      title: shop.categories[index]?.name ?? icon,
      text: words.cartEmpty.text,
      href: "#/help",
    }))}
  />
));
