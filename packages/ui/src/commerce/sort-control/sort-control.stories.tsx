import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { SortControl } from "./sort-control";

export default { title: "Commerce/Sort control", component: SortControl } satisfies Meta;

const orders = ["newest", "best_match", "price_low", "price_high"] as const;

/** The four orders of a list, in the reader's words. */
const optionsOf = ({ words }: Sample) => orders.map((value) => ({ value, label: words.listControls[value] }));

export const Default = story((sample) => (
  <SortControl
    options={optionsOf(sample)}
    selected="price_low"
    labels={sample.words.sortControl}
    action="#"
    formId="sort"
  />
));

/** The orders as a database calls them. */
const columns = {
  bn: ["তারিখ (অবরোহী)", "প্রাসঙ্গিকতা", "মূল্য (আরোহী)", "মূল্য (অবরোহী)"],
  en: ["Date (descending)", "Relevance", "Price (ascending)", "Price (descending)"],
} as const;

export const DoSayWhatComesFirst = advice(
  "do",
  { en: "Say what comes first in the list.", bn: "তালিকায় কোনটি আগে থাকবে, তা‑ই বলুন।" },
  (sample) => (
    <SortControl
      options={optionsOf(sample)}
      selected="price_low"
      labels={sample.words.sortControl}
      action="#"
      formId="first"
    />
  ),
);
export const DontSayItAsADatabase = advice(
  "dont",
  {
    en: "“Ascending” is a word of tables: most people have to work it out.",
    bn: "“আরোহী” তালিকার ভাষা: বেশির ভাগ মানুষকে ভেবে বুঝতে হয়।",
  },
  (sample) => (
    <SortControl
      options={orders.map((value, at) => ({ value, label: columns[sample.language][at] ?? "" }))}
      selected="price_low"
      labels={sample.words.sortControl}
      action="#"
      formId="column"
    />
  ),
);
