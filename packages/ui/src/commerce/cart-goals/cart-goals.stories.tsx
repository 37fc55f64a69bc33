import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { CartGoals, type CartGoalsProps } from "./cart-goals";

export default { title: "Commerce/Cart goals", component: CartGoals } satisfies Meta;

const goals = (own: { bn: CartGoalsProps; en: CartGoalsProps }) =>
  story(({ language }) => (
    <div className="max-w-80">
      <CartGoals {...own[language]} />
    </div>
  ));

export const OnTheWay = goals({
  bn: {
    delivery: { text: "আর ৳১২০ হলে ডেলিভারি ফ্রি", percent: 76 },
    coupon: "আর ৳২৫০ হলে EID10 কুপন: ১০% ছাড়",
  },
  en: {
    delivery: { text: "৳120 more for free delivery", percent: 76 },
    coupon: "৳250 more for coupon EID10: 10% off",
  },
});
export const Reached = goals({
  bn: { delivery: { text: "ডেলিভারি ফ্রি", percent: 100 }, coupon: "EID10 কুপন ব্যবহার করা যায়: ১০% ছাড়" },
  en: { delivery: { text: "Delivery is free", percent: 100 }, coupon: "Coupon EID10 is yours: 10% off" },
});
export const BetterOne = goals({
  bn: {
    coupon: "EID10 কুপন ব্যবহার করা যায়: ১০% ছাড়",
    better: "আর ৳১২০ হলে EID10‑এর বদলে EID200 কুপনে ৳২০০ ছাড়",
  },
  en: {
    coupon: "Coupon EID10 is yours: 10% off",
    better: "৳120 more and coupon EID200 takes ৳200 off in place of EID10",
  },
});
export const NothingIsFar = goals({
  bn: { coupon: "আর ৳২৫০ হলে EID10 কুপন: ১০% ছাড়" },
  en: { coupon: "৳250 more for coupon EID10: 10% off" },
});
