import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { FeatureGrid } from "./feature-grid";

export default { title: "Commerce/Feature grid", component: FeatureGrid } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <FeatureGrid
    headingLevel="h2"
    features={(["truck", "cash", "phone", "store", "tag", "globe"] as const).map((icon, index) => ({
      icon,
      title: shop.categories[index]?.name ?? icon,
      text: words.cartEmpty.text,
    }))}
  />
));

export const AsWays = story(({ words, shop }) => (
  <FeatureGrid
    headingLevel="h2"
    features={(["package", "lock", "undo"] as const).map((icon, index) => ({
      icon,
      title: shop.categories[index]?.name ?? icon,
      text: words.cartEmpty.text,
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
