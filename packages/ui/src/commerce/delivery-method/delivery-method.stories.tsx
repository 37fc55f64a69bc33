import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { DeliveryMethod, type DeliveryMethodProps } from "./delivery-method";

export default { title: "Commerce/Delivery method", component: DeliveryMethod } satisfies Meta;

const method = ({ words, shop, language }: Sample, more: Partial<DeliveryMethodProps> = {}) => (
  <form>
    <DeliveryMethod
      formId="delivery"
      selected="1"
      homeDelivery={{
        cost: shop.money("60"),
        text: fill(words.deliveryMethod.within, { data: language === "bn" ? "২৪ ঘণ্টা" : "24 hours" }),
      }}
      pickUp={{
        cost: words.orderSummary.free,
        text: fill(words.deliveryMethod.pickUpText, { address: shop.address }),
      }}
      labels={words.deliveryMethod}
      {...more}
    />
  </form>
);

export const HomeDelivery = story((sample) => method(sample), {
  play: async ({ canvasElement }) => {
    const [home, pickUp] = within(canvasElement).getAllByRole("radio");
    if (!home || !pickUp) throw new Error("the cards are missing");
    home.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(pickUp).toBeChecked();
    await userEvent.click(home);
    await expect(home).toBeChecked();
  },
});
export const HomeDeliveryOnly = story((sample) => method(sample, { pickUp: undefined }));
export const PickUp = story((sample) => method(sample, { selected: "2" }));
export const Refused = story((sample) => method(sample, { errors: [sample.words.formErrors] }));

export const DoSayCostTimeAndPlace = advice(
  "do",
  {
    en: "Cost, time and place stand in the choice, before it is made.",
    bn: "বাছার আগেই খরচ, সময় আর জায়গা লেখা থাকে।",
  },
  (sample) => method(sample, { formId: "told" }),
);
export const DontPromiseSoon = advice(
  "dont",
  {
    en: "“Soon” cannot be planned with, and ৳0 reads like a price not yet worked out.",
    bn: "“শিগগিরই” শুনে কিছু ঠিক করা যায় না, আর ৳০ দেখে মনে হয় হিসাব এখনও বাকি।",
  },
  (sample) =>
    method(sample, {
      formId: "soon",
      homeDelivery: {
        cost: sample.shop.money("60"),
        text: sample.language === "bn" ? "শিগগিরই পৌঁছে যাবে" : "Arrives soon",
      },
      pickUp: {
        cost: sample.shop.money("0"),
        text: sample.language === "bn" ? "আমাদের দোকান থেকে" : "From our shop",
      },
    }),
);
