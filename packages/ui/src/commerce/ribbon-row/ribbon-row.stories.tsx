import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { RibbonRow } from "./ribbon-row";

export default { title: "Commerce/Ribbon row", component: RibbonRow } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <RibbonRow
    id="offers"
    title={shop.products[0]?.ribbon?.label ?? ""}
    seeAllHref="#/ribbons-products/1"
    products={shop.cards.slice(0, 4)}
    labels={{
      seeAll: words.ribbonRow.seeAll,
      product: { ...words.productCard, price: words.price },
    }}
    eager
  />
));

export const One = story(({ words, shop }) => (
  <RibbonRow
    id="offer"
    title={shop.products[2]?.ribbon?.label ?? ""}
    seeAllHref="#/ribbons-products/2"
    products={shop.cards.slice(2, 3)}
    labels={{
      seeAll: words.ribbonRow.seeAll,
      product: { ...words.productCard, price: words.price },
    }}
  />
));
