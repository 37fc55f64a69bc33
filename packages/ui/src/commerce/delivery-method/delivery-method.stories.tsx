import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../../../../.storybook/in-language";
import { DeliveryMethod } from "./delivery-method";

export default { title: "Commerce/Delivery method", component: DeliveryMethod } satisfies Meta;

export const HomeDelivery = story(({ words, shop, language }) => (
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
  />
));
