import type { Meta } from "@storybook/react-vite";
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
