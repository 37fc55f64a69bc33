import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { StepProgress } from "./step-progress";

export default { title: "Primitives/Step progress", component: StepProgress } satisfies Meta;

const content = {
  bn: ["কার্ট", "সাইন ইন", "ডেলিভারির ঠিকানা", "নিশ্চিত করুন"],
  en: ["Cart", "Sign in", "Delivery address", "Confirm"],
} as const;

const steps = ({ words, language, shop }: Sample, current: number) => (
  <StepProgress
    current={current}
    labels={words.stepProgress}
    steps={content[language].map((label, index) => ({
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
