import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { ShopText } from "./shop-text";

export default { title: "Commerce/Shop text", component: ShopText } satisfies Meta;

const told = ({ words, shop }: Sample) => ({
  id: "told",
  title: shop.products[0]?.name,
  text: shop.tagline,
  action: words.ribbonRow.seeAll,
});

export const Text = story((sample) => <ShopText {...told(sample)} />);
export const WithPicture = story((sample) => (
  <ShopText {...told(sample)} picture={pictures.mango} href="#/all-products/mango" />
));
