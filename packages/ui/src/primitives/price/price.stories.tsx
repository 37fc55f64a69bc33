import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../../../../.storybook/in-language";
import { Price } from "./price";

export default { title: "Primitives/Price", component: Price } satisfies Meta;

export const Default = story(({ words, shop }) => <Price price={shop.money("450")} labels={words.price} />);
export const Reduced = story(({ words, shop }) => (
  <div className="grid gap-3">
    {(["small", "normal", "large"] as const).map((size) => (
      <Price
        key={size}
        price={shop.money("2,450")}
        oldPrice={shop.money("2,900")}
        labels={words.price}
        size={size}
      />
    ))}
  </div>
));
export const From = story(({ words, shop }) => (
  <Price price={fill(words.price.from, { price: shop.money("450") })} labels={words.price} />
));
