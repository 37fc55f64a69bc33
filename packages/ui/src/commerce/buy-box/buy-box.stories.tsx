import type { Meta, StoryObj } from "@storybook/react-vite";
import { advice, anatomy } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { BuyBox, type BuyBoxProps } from "./buy-box";

export default { title: "Commerce/Buy box", component: BuyBox } satisfies Meta;

const box = (more: Partial<BuyBoxProps> = {}, parameters: StoryObj["parameters"] = {}) =>
  story(
    ({ words }) => (
      <div className="max-w-form">
        <BuyBox
          formId="buy"
          action="#"
          productId="1"
          attributeIds={["11", "12"]}
          labels={words.buyBox}
          {...more}
        />
      </div>
    ),
    { parameters },
  );

export const Default = box(
  {},
  anatomy(
    {
      at: "[data-slot=quantity-field]",
      name: "Quantity",
      text: "A field of the form; with scripts buttons beside it count within the bounds.",
    },
    {
      at: "[data-slot=buy-buttons] > :first-child",
      name: "Into the cart",
      text: "The first of the two: one goes on looking. Enter in the quantity presses it.",
    },
    {
      at: "[data-slot=buy-buttons] > :last-child",
      name: "Buy now",
      text: "Leads to the checkout at once, with this product.",
    },
  ),
);
export const Adding = box({ pending: "add" });
export const TooMany = story(({ words }) => (
  <div className="max-w-form">
    <BuyBox
      formId="buy"
      action="#"
      productId="1"
      quantity={12}
      errors={{ quantity: [words.cartLine.out] }}
      labels={words.buyBox}
    />
  </div>
));

export const DoSayWhatEachDoes = advice(
  "do",
  { en: "Two verbs say what each press does.", bn: "দুটি বোতাম দুটি আলাদা কাজ বলে।" },
  ({ words }) => <BuyBox formId="verbs" action="#" productId="1" labels={words.buyBox} />,
);
export const DontSayContinue = advice(
  "dont",
  {
    en: "“Continue” and “Confirm” are two words for one thing.",
    bn: "“এগিয়ে যান” আর “নিশ্চিত করুন” শুনতে একই কাজ।",
  },
  ({ words, language }) => (
    <BuyBox
      formId="alike"
      action="#"
      productId="1"
      labels={{
        ...words.buyBox,
        add: language === "bn" ? "এগিয়ে যান" : "Continue",
        buy: language === "bn" ? "নিশ্চিত করুন" : "Confirm",
      }}
    />
  ),
);
