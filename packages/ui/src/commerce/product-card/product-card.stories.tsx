import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { ProductCard } from "./product-card";

export default { title: "Commerce/Product card", component: ProductCard } satisfies Meta;

const card = (at: number) =>
  story(({ words, shop }) => {
    const product = shop.products[at];
    if (!product) throw new Error(`no product ${at}`);
    return (
      <div className="max-w-60">
        <ProductCard
          product={product}
          labels={{ price: words.price, outOfStock: words.productCard.outOfStock }}
          headingLevel="h2"
        />
      </div>
    );
  });

export const ReducedWithRibbon = card(0);
export const OutOfStock = card(2);
export const PriceFrom = card(3);
