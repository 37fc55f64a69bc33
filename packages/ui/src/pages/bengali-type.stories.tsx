import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../.storybook/in-language";
import { Price } from "../primitives/price/price";

/** Where Bengali breaks first (design-language §4.4): look for cut ink, split conjuncts and jumping lines. */
export default { title: "Pages/Bengali type" } satisfies Meta;

const hard = "ক্ষ্ম স্ত্রী র‍্যাম ঊর্ধ্ব লক্ষ্মী শ্রী চট্টগ্রাম স্ট্রবেরি ক্রেতার সৌন্দর্য বিজ্ঞপ্তি";

export const Roles = story(
  () => (
    <div className="grid gap-4">
      <p className="font-heading text-display font-semibold">{hard}</p>
      <p className="font-heading text-h1 font-semibold">{hard}</p>
      <p className="font-heading text-h2 font-semibold">{hard}</p>
      <p className="font-heading text-h3 font-semibold">{hard}</p>
      <p className="text-title">{hard}</p>
      <p className="text-body">{hard}</p>
      <p className="text-small">{hard}</p>
      <p className="text-caption">{hard}</p>
    </div>
  ),
  { globals: { language: "bn" } },
);

export const MixedScriptsAndDigits = story(
  ({ words }) => (
    <div className="grid gap-4">
      <p>
        অর্ডার HT-7K2M9Q, ২ মার্চ ২০২৬, 01712 345678, কুপন EID10 — <span lang="en">Samsung Galaxy A16</span>
      </p>
      <Price price="৳১২,৩৪,৫৬৭.৮৯" oldPrice="৳১৩,০০,০০০" labels={words.price} size="large" />
    </div>
  ),
  { globals: { language: "bn" } },
);

export const ClampedToTwoLines = story(() => <p className="line-clamp-2 max-w-40">{`${hard} ${hard}`}</p>, {
  globals: { language: "bn" },
});
