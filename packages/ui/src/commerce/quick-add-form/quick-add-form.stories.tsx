import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { ProductGrid } from "../product-grid/product-grid";
import { QuickAddForm } from "./quick-add-form";

export default {
  title: "Commerce/Quick add form",
  component: QuickAddForm,
  parameters: { wideAdvice: true },
} satisfies Meta;

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

const added = ({ words, shop }: Sample, places: readonly number[]) => (
  <>
    <QuickAddForm action="#added" />
    <ProductGrid
      products={places.flatMap((at) => {
        const card = shop.cards[at];
        return card ? { ...card, addId: shop.products[at]?.id } : [];
      })}
      labels={{ ...words.productCard, price: words.price }}
      headingLevel="h2"
    />
  </>
);

export const DoOfferItWhereNothingIsChosen = advice(
  "do",
  {
    en: "Rice and sweets come in one kind: one press is enough.",
    bn: "চাল আর মিষ্টিতে বাছার কিছু নেই: এক চাপেই কার্টে।",
  },
  (sample) => added(sample, [1, 5]),
);
export const DontChooseForThem = advice(
  "dont",
  {
    en: "What comes in sizes is put in the cart in the wrong one, and sent back.",
    bn: "মাপ না বেছে কার্টে গেলে ভুল মাপ পৌঁছায়, আর ফেরত আসে।",
  },
  (sample) => added(sample, [6, 3]),
);
