import type { Meta } from "@storybook/react-vite";
import { fill, story, type Sample } from "../../samples/in-language";
import { PriceFilter, type PriceFilterProps } from "./price-filter";

export default { title: "Commerce/Price filter", component: PriceFilter } satisfies Meta;

const filter = ({ words, shop }: Sample, more: Partial<PriceFilterProps> = {}) => (
  <PriceFilter
    values={{}}
    bounds={{ min: shop.money("50").slice(1), max: shop.money("15000").slice(1) }}
    hint={fill(words.priceFilter.hint, { min: shop.money("50"), max: shop.money("15,000") })}
    labels={words.priceFilter}
    formId="price"
    className="max-w-80"
    {...more}
  />
);

export const Empty = story((sample) => filter(sample));
export const Filled = story((sample) => filter(sample, { values: { minPrice: "200", maxPrice: "১৫০০" } }));
export const Refused = story((sample) =>
  filter(sample, {
    values: { minPrice: "x", maxPrice: "500" },
    errors: { min_price: [sample.words.formErrors] },
  }),
);
