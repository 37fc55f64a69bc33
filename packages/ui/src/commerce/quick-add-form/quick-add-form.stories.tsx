import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { ProductGrid } from "../product-grid/product-grid";
import { QuickAddForm } from "./quick-add-form";

export default { title: "Commerce/Quick add form", component: QuickAddForm } satisfies Meta;

const list = (pending: boolean) =>
  story(({ words, shop }) => (
    <>
      <QuickAddForm action="#added" pending={pending} />
      <ProductGrid
        products={shop.cards.slice(0, 4).map((card, at) => ({ ...card, addId: shop.products[at]?.id }))}
        labels={{ ...words.productCard, price: words.price }}
        headingLevel="h2"
      />
    </>
  ));

export const Default = list(false);
export const Pending = list(true);
