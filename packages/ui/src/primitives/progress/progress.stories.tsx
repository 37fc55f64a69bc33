import type { Meta } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { Progress } from "./progress";

export default { title: "Primitives/Progress", component: Progress } satisfies Meta;

const content = {
  bn: {
    free: "ফ্রি ডেলিভারি",
    more: "আর ৳৩০০",
    done: "ফ্রি ডেলিভারি পাচ্ছেন",
    upload: "ছবি পাঠানো হচ্ছে",
    wait: "অপেক্ষা করুন",
  },
  en: {
    free: "Free delivery",
    more: "৳300 more",
    done: "It is yours",
    upload: "Sending the picture",
    wait: "Please wait",
  },
} as const;

export const States = story(
  ({ language }) => {
    const words = content[language];
    return (
      <div className="grid max-w-form gap-8">
        <Progress id="none" value={0} label={words.free} valueText={words.more} />
        <Progress id="some" value={70} label={words.free} valueText={words.more} />
        <Progress id="all" value={100} label={words.free} valueText={words.done} />
      </div>
    );
  },
  {
    play: async ({ canvasElement }) => {
      const [, some] = within(canvasElement).getAllByRole("progressbar");
      await expect(some).toHaveAccessibleName();
    },
  },
);
export const UnknownHowFar = story(({ language }) => (
  <Progress
    id="unknown"
    label={content[language].upload}
    valueText={content[language].wait}
    className="max-w-form"
  />
));

export const DoSayWhatIsLeft = advice(
  "do",
  {
    en: "Say what is left in words: then people know what to do about it.",
    bn: "কতটা বাকি, কথায় বলুন: তাহলে কী করতে হবে বোঝা যায়।",
  },
  ({ language }) => (
    <Progress
      id="advised"
      value={70}
      label={content[language].free}
      valueText={content[language].more}
      className="max-w-form"
    />
  ),
);
export const DontSayAPercentage = advice(
  "dont",
  {
    en: "70% of what? Nobody can do anything with it.",
    bn: "কিসের ৭০%? এটি জেনে কেউ কিছু করতে পারেন না।",
  },
  ({ language }) => (
    <Progress
      id="percent"
      value={70}
      label={content[language].free}
      valueText={language === "bn" ? "৭০%" : "70%"}
      className="max-w-form"
    />
  ),
);
