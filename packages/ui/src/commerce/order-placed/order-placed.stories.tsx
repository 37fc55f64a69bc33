import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
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

const placed = ({ words, shop }: Sample, nextSteps: readonly string[]) => (
  <OrderPlaced
    orderId="HT-7K2M9Q"
    cash={shop.money("3,150")}
    nextSteps={nextSteps}
    actions={<LinkButton href="#/orders/1">{words.orderPlaced.seeOrder}</LinkButton>}
    labels={words.orderPlaced}
  />
);

export const DoSayWhatHappensNext = advice(
  "do",
  {
    en: "Who calls, when it comes, what to have ready: what everybody asks now.",
    bn: "কে ফোন করবেন, কবে আসবে, কত টাকা হাতে রাখতে হবে: এখন সবাই এটাই জানতে চায়।",
  },
  (sample) =>
    placed(sample, [
      sample.words.orderPlaced.callStep,
      fill(sample.words.orderPlaced.cashStep, { amount: sample.shop.money("3,150") }),
    ]),
);
export const DontSellMore = advice(
  "dont",
  {
    en: "An advertisement here leaves open whether the order holds, and what comes now.",
    bn: "এখানে বিজ্ঞাপন দিলে বোঝা যায় না অর্ডারটি হলো কি না, এরপরই বা কী।",
  },
  (sample) =>
    placed(
      sample,
      sample.language === "bn"
        ? ["আমাদের ফেসবুক পেজে লাইক দিন!", "বন্ধুকে জানালে পরের কেনায় ১০% ছাড়!"]
        : ["Like us on Facebook!", "Tell a friend and take 10% off your next order!"],
    ),
);
