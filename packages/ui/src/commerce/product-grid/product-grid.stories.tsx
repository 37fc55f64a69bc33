import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { ProductGrid } from "./product-grid";

export default { title: "Commerce/Product grid", component: ProductGrid } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <ProductGrid
    products={shop.products}
    labels={{ price: words.price, outOfStock: words.productCard.outOfStock }}
    headingLevel="h2"
  />
));
