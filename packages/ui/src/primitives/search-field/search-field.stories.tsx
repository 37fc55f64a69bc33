import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { SearchField } from "./search-field";

export default { title: "Primitives/Search field", component: SearchField } satisfies Meta;

export const Default = story(({ words }) => (
  <SearchField id="search" action="#" labels={words.searchField} />
));
export const WithSuggestions = story(({ words, shop }) => (
  <SearchField
    id="search"
    action="#"
    defaultValue={shop.categories[1]?.name}
    suggestions={shop.categories.map(({ name }) => name)}
    labels={words.searchField}
  />
));
