import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fill, story, type Sample } from "../../samples/in-language";
import { DeliveryMethod, type DeliveryMethodProps } from "./delivery-method";

export default { title: "Commerce/Delivery method", component: DeliveryMethod } satisfies Meta;

const method = ({ words, shop, language }: Sample, more: Partial<DeliveryMethodProps> = {}) => (
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
