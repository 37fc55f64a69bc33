import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { AppliedFilters } from "./applied-filters";

export default { title: "Commerce/Applied filters", component: AppliedFilters } satisfies Meta;

const chips = ({ words }: Sample, names: readonly string[]) =>
  names.map((label, index) => ({
    label,
    removeHref: `#/without-${index}`,
    removeLabel: fill(words.listControls.remove, { filter: label }),
  }));

const labels = ({ words }: Sample) => ({
  applied: words.listControls.applied,
  clear: words.listControls.clear,
});

export const One = story((sample) => (
  <AppliedFilters
    filters={chips(sample, [fill(sample.words.listControls.maxChip, { price: sample.shop.money("500") })])}
    labels={labels(sample)}
  />
));

export const Many = story((sample) => (
  <AppliedFilters
    filters={chips(
      sample,
      sample.language === "bn"
        ? ["লাল", "১২ হাত", "৳২,০০০ পর্যন্ত", "স্টকে আছে", "লক্ষ্মীপুরের হাতে বোনা, ঊর্ধ্বমুখী নকশার স্ত্রী-পাড়"]
        : ["Red", "12 cubits", "Up to ৳2,000", "In stock", "Hand-woven in Lakshmipur, with a rising border"],
    )}
    labels={labels(sample)}
    clearHref="#/all"
  />
));

export const DoSayTheValue = advice(
  "do",
  {
    en: "Each says what it leaves in the list.",
    bn: "প্রতিটিতে লেখা থাকে, তালিকায় কোনগুলো রইল।",
  },
  (sample) => (
    <AppliedFilters
      filters={chips(sample, sample.language === "bn" ? ["লাল", "৳২,০০০ পর্যন্ত"] : ["Red", "Up to ৳2,000"])}
      labels={labels(sample)}
    />
  ),
);
export const DontSayTheKindAlone = advice(
  "dont",
  {
    en: "“Price” does not say which: the filters have to be opened again to see.",
    bn: "শুধু ‘দাম’ লিখলে কত দাম বোঝা যায় না: দেখতে আবার ফিল্টার খুলতে হয়।",
  },
  (sample) => (
    <AppliedFilters
      filters={chips(sample, sample.language === "bn" ? ["রং", "দাম"] : ["Colour", "Price"])}
      labels={labels(sample)}
    />
  ),
);
