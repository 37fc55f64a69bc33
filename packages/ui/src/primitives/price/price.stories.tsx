import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { fill, story } from "../../samples/in-language";
import { Price } from "./price";

export default { title: "Primitives/Price", component: Price } satisfies Meta;

const sizes = ["small", "normal", "large"] as const;

export const Sizes = story(({ words, shop }) => (
  <div className="grid gap-3">
    {sizes.map((size) => (
      <Price key={size} price={shop.money("450")} labels={words.price} size={size} />
    ))}
  </div>
));
export const Reduced = story(({ words, shop }) => (
  <div className="grid gap-3">
    {sizes.map((size) => (
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
export const ByTheKilogram = story(({ language, words, shop }) => (
  <div className="grid gap-3">
    {sizes.map((size) => (
      <Price
        key={size}
        price={shop.money("230")}
        oldPrice={shop.money("255")}
        unitPrice={`${shop.money("575")}${language === "bn" ? "/কেজি" : "/kg"}`}
        labels={words.price}
        size={size}
      />
    ))}
  </div>
));
export const From = story(({ words, shop }) => (
  <Price price={fill(words.price.from, { price: shop.money("450") })} labels={words.price} />
));
export const LakhsInANarrowPlace = story(({ words, shop }) => (
  <div className="max-w-36">
    <Price
      price={fill(words.price.from, { price: shop.money("12,34,567") })}
      oldPrice={shop.money("13,99,999")}
      labels={words.price}
    />
  </div>
));

export const DoCrossOutAHigherOne = advice(
  "do",
  { en: "Cross out the price that was really asked before.", bn: "আগে সত্যিই যে দাম ছিল, সেটি কেটে দেখান।" },
  ({ words, shop }) => <Price price={shop.money("450")} oldPrice={shop.money("520")} labels={words.price} />,
);
export const DontReduceByNothing = advice(
  "dont",
  {
    en: "A crossed-out price that is no higher is a reduction of nothing, and nobody believes the next one.",
    bn: "কাটা দাম বেশি না হলে কিছুই কমেনি; পরের ছাড়ও আর কেউ বিশ্বাস করেন না।",
  },
  ({ words, shop }) => <Price price={shop.money("450")} oldPrice={shop.money("450")} labels={words.price} />,
);
