import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { CategoryList } from "./category-list";

export default { title: "Commerce/Category list", component: CategoryList } satisfies Meta;

export const Cards = story(({ words, shop }) => (
  <CategoryList categories={shop.categories} label={words.categoryList.categories} />
));
export const Chips = story(({ words, shop }) => (
  <CategoryList categories={shop.categories} look="chips" label={words.categoryList.categories} />
));
