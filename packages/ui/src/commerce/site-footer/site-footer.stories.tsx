import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { SiteFooter } from "./site-footer";

export default { title: "Commerce/Site footer", component: SiteFooter } satisfies Meta;

export const Default = story(
  ({ words, shop }) => (
    <SiteFooter
      help={{ phone: "09612 345678", href: "tel:09612345678", labels: words.helpPhone }}
      brand={{ name: shop.name, text: shop.tagline }}
      columns={[
        { title: words.siteHeader.main, links: shop.links.slice(0, 3) },
        { title: words.categoryList.categories, links: shop.links.slice(3) },
      ]}
    />
  ),
  { parameters: { bleed: true } },
);
