import type { Meta } from "@storybook/react-vite";
import { inEnglish, story } from "../../../../../.storybook/in-language";
import { CategoryList } from "./category-list";

export default { title: "Commerce/Category list" } satisfies Meta;

export const Cards = story(({ words, shop }) => (
  <CategoryList categories={shop.categories} label={words.categoryList.categories} />
));
export const CardsInEnglish = inEnglish(Cards);
export const Chips = story(({ words, shop }) => (
  <CategoryList categories={shop.categories} look="chips" label={words.categoryList.categories} />
));
export const ChipsInEnglish = inEnglish(Chips);
