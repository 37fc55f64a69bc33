import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
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
    coupon: { text: "আর ৳২৫০ হলে EID10 কুপন: ১০% ছাড়" },
  },
  en: {
    delivery: { text: "৳120 more for free delivery", percent: 76 },
    coupon: { text: "৳250 more for coupon EID10: 10% off" },
  },
});
/** One press uses it. */
export const Reached = goals({
  bn: {
    delivery: { text: "ডেলিভারি ফ্রি", percent: 100 },
    coupon: { text: "EID10 কুপনে এখনই ১০% ছাড়", usable: "EID10" },
    use: { action: "#", label: "প্রয়োগ করুন" },
  },
  en: {
    delivery: { text: "Delivery is free", percent: 100 },
    coupon: { text: "Coupon EID10 can be used now: 10% off", usable: "EID10" },
    use: { action: "#", label: "Apply" },
  },
});
export const BetterOne = goals({
  bn: {
    coupon: { text: "EID10 কুপনে এখনই ১০% ছাড়" },
    better: { text: "আর ৳১২০ হলে EID10‑এর বদলে EID200 কুপনে ৳২০০ ছাড়" },
  },
  en: {
    coupon: { text: "Coupon EID10 can be used now: 10% off" },
    better: { text: "৳120 more and coupon EID200 takes ৳200 off in place of EID10" },
  },
});
export const NothingIsFar = goals({
  bn: { coupon: { text: "আর ৳২৫০ হলে EID10 কুপন: ১০% ছাড়" } },
  en: { coupon: { text: "৳250 more for coupon EID10: 10% off" } },
});

export const DoSayHowMuchIsMissing = advice(
  "do",
  {
    en: "Say in taka what is missing, and what it brings.",
    bn: "আর কত টাকা লাগবে আর তাতে কী মিলবে, টাকায় বলুন।",
  },
  ({ language }) => (
    <CartGoals
      delivery={{
        text: language === "bn" ? "আর ৳১২০ হলে ডেলিভারি ফ্রি" : "৳120 more for free delivery",
        percent: 76,
      }}
    />
  ),
);
export const DontHurryThem = advice(
  "dont",
  {
    en: "A share and a hurry must be worked out, and lead nobody to the next thing.",
    bn: "শতাংশ আর তাড়া থেকে হিসাব কষতে হয়; কী করলে মিলবে তা বোঝা যায় না।",
  },
  ({ language }) => (
    <CartGoals
      delivery={{
        text: language === "bn" ? "৭৬% হয়ে গেছে, তাড়াতাড়ি করুন!" : "76% there, hurry up!",
        percent: 76,
      }}
    />
  ),
);
