import type { Meta } from "@storybook/react-vite";
import { advice, anatomy } from "../../samples/in-docs";
import { fill, story } from "../../samples/in-language";
import { Button } from "../../primitives/button/button";
import { OrderSummary } from "./order-summary";

export default { title: "Commerce/Order summary", component: OrderSummary } satisfies Meta;

export const Complete = story(
  ({ words, shop }) => (
    <div className="max-w-100">
      <OrderSummary
        itemTotal={shop.money("3,290")}
        couponDiscount={`−${shop.money("200")}`}
        delivery={shop.money("60")}
        grandTotal={shop.money("3,150")}
        vatIncluded={fill(words.orderSummary.vatIncluded, {
          amount: shop.money("286.36"),
          percent: shop.money("10").slice(1),
        })}
        labels={words.orderSummary}
      >
        <Button size="large">{words.cartSheet.checkout}</Button>
      </OrderSummary>
    </div>
  ),
  {
    parameters: anatomy(
      { at: "h2", name: "Title", text: "Names the sums, also for those who jump from heading to heading." },
      {
        at: "dl > :first-child",
        name: "Goods",
        text: "What all lines come to before anything is taken off or added.",
      },
      {
        at: "dl > :nth-child(2)",
        name: "Coupon",
        text: "`couponDiscount`: with its minus, and only where one is applied.",
      },
      {
        at: "dl > :nth-child(3)",
        name: "Delivery",
        text: "`delivery`: the fee for the address, or from when it is known.",
      },
      { at: "dl > :last-child", name: "Total", text: "What is paid at the door: the largest number of all." },
      {
        at: "[data-slot=order-summary] > :last-child",
        name: "Action",
        text: "`children`: the one step that follows from the total.",
      },
    ),
  },
);
export const Rounded = story(({ words, shop }) => (
  <div className="max-w-100">
    <OrderSummary
      itemTotal={shop.money("3,290")}
      couponDiscount={`−${shop.money("394.80")}`}
      delivery={shop.money("60")}
      rounding={`−${shop.money("0.20")}`}
      grandTotal={shop.money("2,955")}
      vatIncluded={fill(words.orderSummary.vatIncluded, {
        amount: shop.money("269"),
        percent: shop.money("10").slice(1),
      })}
      labels={words.orderSummary}
    />
  </div>
));
export const Estimate = story(({ words, shop }) => (
  <div className="max-w-100">
    <OrderSummary
      itemTotal={shop.money("3,290")}
      delivery={words.orderSummary.free}
      deliveryNote={words.orderSummary.estimate}
      grandTotal={shop.money("3,290")}
      vatIncluded={fill(words.orderSummary.vatIncluded, {
        amount: shop.money("299"),
        percent: shop.money("10").slice(1),
      })}
      labels={words.orderSummary}
    />
  </div>
));

export const DoSayAllCosts = advice(
  "do",
  {
    en: "Every cost from the start; what is not sure yet says that it is an estimate.",
    bn: "শুরু থেকেই সব খরচ দেখান; যা এখনো নিশ্চিত নয়, তা আনুমানিক বলে লেখা থাকে।",
  },
  ({ words, shop }) => (
    <div className="max-w-100">
      <OrderSummary
        itemTotal={shop.money("3,290")}
        delivery={shop.money("60")}
        deliveryNote={words.orderSummary.estimate}
        grandTotal={shop.money("3,350")}
        vatIncluded={fill(words.orderSummary.vatIncluded, {
          amount: shop.money("299"),
          percent: shop.money("10").slice(1),
        })}
        labels={words.orderSummary}
      />
    </div>
  ),
);
export const DontKeepTheFeeForLater = advice(
  "dont",
  {
    en: "A fee that is first seen on the last page is a reason to leave it there.",
    bn: "খরচটা শেষ পাতায় প্রথম দেখলে অনেকেই কেনা ছেড়ে চলে যান।",
  },
  ({ words, shop }) => (
    <div className="max-w-100">
      <OrderSummary
        itemTotal={shop.money("3,290")}
        grandTotal={shop.money("3,290")}
        vatIncluded={fill(words.orderSummary.vatIncluded, {
          amount: shop.money("299"),
          percent: shop.money("10").slice(1),
        })}
        labels={words.orderSummary}
      />
    </div>
  ),
);
