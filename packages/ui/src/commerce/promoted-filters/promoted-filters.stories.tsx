import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { PromotedFilters } from "./promoted-filters";

export default { title: "Commerce/Promoted filters", component: PromotedFilters } satisfies Meta;

export const Default = story(({ words, shop, language }) => (
  <PromotedFilters
    filters={[
      { label: words.stock.inStock, href: "#/1", count: language === "bn" ? "২১" : "21", selected: true },
      {
        label: fill(words.listControls.maxChip, { price: shop.money("500") }),
        href: "#/2",
        count: language === "bn" ? "৮" : "8",
        selected: false,
      },
      { label: shop.products[0]?.ribbon?.label ?? "", href: "#/3", selected: false },
    ]}
    labels={words.promotedFilters}
  />
));

const row = ({ words }: Sample, labels: readonly string[]) => (
  <PromotedFilters
    filters={labels.map((label, at) => ({ label, href: `#/chosen/${at}`, selected: false }))}
    labels={words.promotedFilters}
  />
);
const fewest = (sample: Sample) => [
  sample.words.stock.inStock,
  fill(sample.words.listControls.maxChip, { price: sample.shop.money("500") }),
];

export const DoOfferTwoOrThree = advice(
  "do",
  {
    en: "The two or three that most people want, all in sight.",
    bn: "বেশির ভাগ মানুষ যে দু-তিনটি চায়, সব চোখের সামনে।",
  },
  (sample) => row(sample, fewest(sample)),
);
export const DontOfferEverything = advice(
  "dont",
  {
    en: "What lies beyond the edge is not found; so many belong in the panel of filters.",
    bn: "কিনারার বাইরে যা থাকে তা কেউ খুঁজে পায় না; এত হলে ফিল্টারের প্যানেলে রাখুন।",
  },
  (sample) => row(sample, [...fewest(sample), ...sample.shop.categories.map(({ name }) => name)]),
);
