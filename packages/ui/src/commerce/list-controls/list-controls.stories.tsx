import type { Meta } from "@storybook/react-vite";
import { fill, story, type Sample } from "../../../../../.storybook/in-language";
import { ListControls, type ListControlsProps } from "./list-controls";

export default { title: "Commerce/List controls", component: ListControls } satisfies Meta;

const controls = ({ words, shop }: Sample): ListControlsProps => ({
  formId: "list",
  action: "#",
  total: shop.categories[0]?.count ?? "",
  sortOptions: (["newest", "best_match", "price_low", "price_high"] as const).map((value) => ({
    value,
    label: words.listControls[value],
  })),
  values: { sort: "newest" },
  bounds: { min: shop.money("50").slice(1), max: shop.money("15000").slice(1) },
  labels: words.listControls,
});

export const Unfiltered = story((sample) => <ListControls {...controls(sample)} />);

export const Filtered = story((sample) => {
  const { words, shop } = sample;
  const label = fill(words.listControls.maxChip, { price: shop.money("500") });
  return (
    <ListControls
      {...controls(sample)}
      values={{ sort: "price_low", maxPrice: "500" }}
      applied={[{ label, removeHref: "#/", removeLabel: fill(words.listControls.remove, { filter: label }) }]}
      clearHref="#/all"
    />
  );
});

export const WrongPrice = story((sample) => (
  <ListControls
    {...controls(sample)}
    values={{ sort: "newest", minPrice: "x" }}
    errors={{ min_price: [sample.words.formErrors] }}
  />
));
