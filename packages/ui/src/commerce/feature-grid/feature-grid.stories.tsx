import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { FeatureGrid } from "./feature-grid";

export default {
  title: "Commerce/Feature grid",
  component: FeatureGrid,
  parameters: { wideAdvice: true },
} satisfies Meta;

const features = {
  bn: [
    ["truck", "নিজের ডেলিভারি খরচ", "ঢাকায় ও বাইরে কত লাগবে, নিজেই ঠিক করুন।"],
    ["cash", "পণ্য হাতে পেয়ে টাকা", "ক্রেতা পণ্য দেখে তবে টাকা দেন।"],
    ["phone", "ফোন থেকেই দোকান", "ছবি তুলুন, দাম লিখুন, ব্যস।"],
    ["store", "দোকান থেকেও নেওয়া যায়", "কাছের ক্রেতা নিজে এসে নিয়ে যান।"],
    ["tag", "কুপন আর ছাড়", "কাকে কত ছাড়, কত দিন, বেছে নিন।"],
    ["globe", "বাংলা আর ইংরেজিতে", "একই দোকান দুই ভাষায়।"],
  ],
  en: [
    ["truck", "Your own delivery fee", "You set what it costs, near and far."],
    ["cash", "Paid at the door", "Shoppers see the goods before they pay."],
    ["phone", "A shop on your phone", "Take the picture, write the price, done."],
    ["store", "Picked up, too", "Who lives near comes and takes it."],
    ["tag", "Coupons and prices off", "You choose how much, for whom and how long."],
    ["globe", "In Bengali and English", "One shop, in both languages."],
  ],
} as const;

export const Default = story(({ language }) => (
  <FeatureGrid
    headingLevel="h2"
    features={features[language].map(([icon, title, text]) => ({ icon, title, text }))}
  />
));

export const AsWays = story(({ language }) => (
  <FeatureGrid
    headingLevel="h2"
    features={features[language].slice(0, 3).map(([icon, title, text]) => ({
      icon,
      title,
      text,
      href: "#/help",
    }))}
  />
));

const said = {
  bn: {
    gets: [
      "পণ্য হাতে পেয়ে টাকা",
      "ক্রেতা পণ্য দেখে তবে টাকা দেন।",
      "ফোন থেকেই দোকান",
      "ছবি তুলুন, দাম লিখুন, ব্যস।",
    ],
    praise: ["সেরা অভিজ্ঞতা", "অসাধারণ সেবা, অতুলনীয় মান।", "বিশ্বমানের সমাধান", "সবার চেয়ে এগিয়ে, সব সময়।"],
  },
  en: {
    gets: [
      "Paid at the door",
      "Shoppers see the goods before they pay.",
      "A shop on your phone",
      "Take the picture, write the price, done.",
    ],
    praise: [
      "The best experience",
      "Outstanding service, unmatched quality.",
      "World-class solution",
      "Always ahead of everybody.",
    ],
  },
} as const;

const grid = (kind: "gets" | "praise", { language }: Sample) => {
  const [first, firstText, second, secondText] = said[language][kind];
  return (
    <FeatureGrid
      headingLevel="h2"
      features={[
        { icon: "cash", title: first, text: firstText },
        { icon: "phone", title: second, text: secondText },
      ]}
    />
  );
};

export const DoSayWhatOneGets = advice(
  "do",
  { en: "Say what somebody gets, or can do.", bn: "কী পাওয়া যায় বা কী করা যায়, তা বলুন।" },
  (sample) => grid("gets", sample),
);
export const DontPraiseYourself = advice(
  "dont",
  {
    en: "Praise fits every product, and so tells nothing of this one.",
    bn: "প্রশংসা সব পণ্যেই খাটে, তাই এটির কথা কিছুই জানায় না।",
  },
  (sample) => grid("praise", sample),
);
