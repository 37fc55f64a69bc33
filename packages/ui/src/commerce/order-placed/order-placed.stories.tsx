import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../samples/in-language";
import { LinkButton } from "../../primitives/button/button";
import { OrderPlaced } from "./order-placed";

export default { title: "Commerce/Order placed", component: OrderPlaced } satisfies Meta;

export const Default = story(({ words, shop, language }) => (
  <OrderPlaced
    orderId="HT-7K2M9Q"
    cash={shop.money("3,150")}
    nextSteps={[
      words.orderPlaced.callStep,
      fill(words.orderPlaced.deliveryStep, { data: language === "bn" ? "২৪ ঘণ্টা" : "24 hours" }),
      fill(words.orderPlaced.cashStep, { amount: shop.money("3,150") }),
    ]}
    actions={
      <>
        <LinkButton href="#/orders/1">{words.orderPlaced.seeOrder}</LinkButton>
        <LinkButton href="#/" variant="secondary">
          {words.orderPlaced.goOn}
        </LinkButton>
      </>
    }
    labels={words.orderPlaced}
  />
));
