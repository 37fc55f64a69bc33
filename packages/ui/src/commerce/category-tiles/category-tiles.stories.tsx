import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { CategoryTiles } from "./category-tiles";

export default { title: "Commerce/Category tiles", component: CategoryTiles } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <CategoryTiles
    tiles={shop.categories.map(({ current: _, ...tile }) => tile)}
    labels={{ title: words.categoryList.categories }}
  />
));
export const WithoutPicturesAndCounts = story(({ words, shop, language }) => (
  <CategoryTiles
    tiles={[
      ...shop.categories.slice(0, 2),
      {
        href: "#/long",
        name: language === "bn" ? "স্ত্রী-উদ্যোক্তাদের সূক্ষ্ম হস্তশিল্প" : "Fine handicrafts by women",
      },
    ].map(({ href, name }) => ({ href, name, picture: "" }))}
    labels={{ title: words.categoryList.categories }}
  />
));
