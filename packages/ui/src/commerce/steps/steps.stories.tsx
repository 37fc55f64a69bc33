import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Steps } from "./steps";

export default {
  title: "Commerce/Steps",
  component: Steps,
  parameters: { wideAdvice: true },
} satisfies Meta;

const ways = {
  bn: [
    ["দোকান খুলুন", "ফোন নম্বর দিন, দোকানের নাম লিখুন।"],
    ["পণ্য যোগ করুন", "ছবি তুলুন, দাম আর কত আছে তা লিখুন।"],
    ["অর্ডার পাঠান", "প্যাকেট করে পাঠিয়ে দিন; টাকা আসে ডেলিভারির সময়।"],
  ],
  en: [
    ["Open your shop", "Give your phone number and write the shop's name."],
    ["Add your goods", "Take a picture, write the price and how many there are."],
    ["Send what is ordered", "Pack it and hand it over; it is paid at the door."],
  ],
} as const;

export const Default = story(({ shop, language }) => (
  <Steps
    headingLevel="h2"
    steps={ways[language].map(([title, text], index) => ({
      number: shop.money(`${index + 1}`).slice(1),
      title,
      text,
    }))}
  />
));

/** The same steps, said as a plan of the project would. */
const nouns = {
  bn: ["নিবন্ধন", "ইনভেন্টরি", "অর্ডার ব্যবস্থাপনা"],
  en: ["Registration", "Inventory", "Order management"],
} as const;

const stepsOf = ({ shop, language }: Sample, titles: readonly string[]) => (
  <Steps
    headingLevel="h2"
    steps={ways[language].map(([, text], index) => ({
      number: shop.money(`${index + 1}`).slice(1),
      title: titles[index] ?? "",
      text,
    }))}
  />
);

export const DoBeginWithWhatOneDoes = advice(
  "do",
  { en: "Begin each step with what one does.", bn: "প্রতিটি ধাপ শুরু হোক কী করতে হবে তা দিয়ে।" },
  (sample) =>
    stepsOf(
      sample,
      ways[sample.language].map(([title]) => title),
    ),
);
export const DontNameDepartments = advice(
  "dont",
  {
    en: "Names of departments say what it is about, not what to do.",
    bn: "বিভাগের নাম বলে বিষয় কী, করতে হবে কী তা বলে না।",
  },
  (sample) => stepsOf(sample, nouns[sample.language]),
);
