import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { ProductCardSkeleton } from "../../primitives/skeleton/skeleton";
import { ProductGrid } from "./product-grid";

export default { title: "Commerce/Product grid", component: ProductGrid } satisfies Meta;

const grid = (count: number) =>
  story(({ words, shop }) => (
    <ProductGrid
      products={shop.cards.slice(0, count)}
      labels={{ ...words.productCard, price: words.price }}
      headingLevel="h2"
    />
  ));

export const Default = grid(8);
export const One = grid(1);
export const Three = grid(3);
export const OnTheirWay = story(() => (
  <ul className="grid grid-cols-2 gap-x-3 gap-y-5 xs:grid-cols-3 sm:gap-x-5 sm:gap-y-8 md:grid-cols-4">
    {["1", "2", "3", "4"].map((key) => (
      <li key={key}>
        <ProductCardSkeleton />
      </li>
    ))}
  </ul>
));
