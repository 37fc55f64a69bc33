import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { ShopFooter } from "./shop-footer";

export default { title: "Commerce/Shop footer", component: ShopFooter } satisfies Meta;

export const Default = story(
  ({ words, shop }) => (
    <ShopFooter
      help={{ phone: "09612 345678", href: "tel:09612345678", labels: words.helpPhone }}
      shop={{ name: shop.name, text: shop.tagline, address: shop.address }}
      columns={[
        { title: words.categoryList.categories, links: shop.links.slice(0, 4) },
        { title: words.shopHeader.account, links: [{ href: "#/orders", label: words.orderTabs.tabs }] },
      ]}
    >
      © {shop.name}
    </ShopFooter>
  ),
  { parameters: { bleed: true } },
);
