import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { StepProgress } from "./step-progress";

export default { title: "Primitives/Step progress", component: StepProgress } satisfies Meta;

const content = {
  bn: ["কার্ট", "সাইন ইন", "ডেলিভারির ঠিকানা", "নিশ্চিত করুন"],
  en: ["Cart", "Sign in", "Delivery address", "Confirm"],
} as const;

const everyPress = {
  bn: ["ফোন", "কোড", "নাম", "জেলা", "ঠিকানা", "নিশ্চিত"],
  en: ["Phone", "Code", "Name", "District", "Address", "Confirm"],
} as const;

const steps = (
  { words, language, shop }: Sample,
  current: number,
  names: readonly string[] = content[language],
) => (
  <StepProgress
    current={current}
    labels={words.stepProgress}
    steps={names.map((label, index) => ({
      label,
      number: shop.money(String(index + 1)).slice(1),
      href: `#/step/${index + 1}`,
    }))}
    className="max-w-170"
  />
);

export const First = story((sample) => steps(sample, 0));
export const Middle = story((sample) => steps(sample, 2));
export const Last = story((sample) => steps(sample, 3));

export const DoOneStepAPage = advice(
  "do",
  {
    en: "A step for each page of the way, in a word or two.",
    bn: "পথের প্রতিটি পাতার জন্য একটি ধাপ, দু-এক শব্দে।",
  },
  (sample) => steps(sample, 2),
);
export const DontCountEveryField = advice(
  "dont",
  {
    en: "A step for each field makes a short way look long.",
    bn: "প্রতিটি ঘরকে ধাপ বানালে ছোট পথও লম্বা লাগে।",
  },
  (sample) => steps(sample, 2, everyPress[sample.language]),
);
