import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../samples/in-language";
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
