import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { BuyBox, type BuyBoxProps } from "./buy-box";

export default { title: "Commerce/Buy box", component: BuyBox } satisfies Meta;

const box = (more: Partial<BuyBoxProps> = {}) =>
  story(({ words }) => (
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
  ));

export const Default = box();
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
