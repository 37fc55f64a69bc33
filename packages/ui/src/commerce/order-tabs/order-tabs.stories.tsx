import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { OrderTabs } from "./order-tabs";

export default { title: "Commerce/Order tabs", component: OrderTabs } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <OrderTabs
    labels={words.orderTabs}
    tabs={Object.entries(words.orderStatus).map(([status, label], index) => ({
      href: `#/orders?status=${status}`,
      label,
      count: shop.money(`${index}`).slice(1),
      current: index === 1,
    }))}
  />
));

/** What a courier's desk calls the same states. */
const inside = {
  bn: ["সব", "আরটিও", "কিউসি হোল্ড", "হাব ইন", "এফএম পিকআপ"],
  en: ["All", "RTO", "QC hold", "Hub in", "FM pick-up"],
};

const tabs = ({ words, shop }: Sample, labels: readonly string[]) => (
  <OrderTabs
    labels={words.orderTabs}
    tabs={labels.map((label, index) => ({
      href: `#/orders?state=${index}`,
      label,
      count: shop.money(`${index}`).slice(1),
      current: index === 0,
    }))}
  />
);

export const DoSayWhereItIs = advice(
  "do",
  {
    en: "States in the order of their way, as the one who waits would say them.",
    bn: "যে অপেক্ষা করছে তার ভাষায় অবস্থার নাম, একটির পর একটি।",
  },
  (sample) => {
    const { all, pending, accept, shipped, delivered } = sample.words.orderStatus;
    return tabs(sample, [all, pending, accept, shipped, delivered]);
  },
);
export const DontShowTheDeskOwnCodes = advice(
  "dont",
  {
    en: "Nobody outside the desk knows what “RTO” means; they call to ask.",
    bn: "“আরটিও” মানে কী, বাইরের কেউ জানে না; তখন ফোন করে জানতে হয়।",
  },
  (sample) => tabs(sample, inside[sample.language]),
);
