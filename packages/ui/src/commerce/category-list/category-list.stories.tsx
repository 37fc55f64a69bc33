import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { CategoryList } from "./category-list";

export default { title: "Commerce/Category list", component: CategoryList } satisfies Meta;

export const Cards = story(({ words, shop }) => (
  <CategoryList categories={shop.categories} label={words.categoryList.categories} />
));
export const Chips = story(({ words, shop }) => (
  <CategoryList categories={shop.categories} look="chips" label={words.categoryList.categories} />
));
export const WrappedChips = story(({ words, shop }) => (
  <CategoryList categories={shop.categories} look="wrapped" label={words.categoryList.categories} />
));
export const OneLongWithoutPicture = story(({ words, language }) => (
  <CategoryList
    categories={[
      {
        href: "#/1",
        name: language === "bn" ? "স্ত্রী-উদ্যোক্তাদের সূক্ষ্ম হস্তশিল্প" : "Fine handicrafts made by women",
      },
    ]}
    label={words.categoryList.categories}
  />
));
