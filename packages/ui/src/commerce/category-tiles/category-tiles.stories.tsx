import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
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

/** Categories as a shop numbers its shelves. */
const shelves = {
  bn: ["পোশাক‑০১ (মহিলা)", "খাদ্য‑০৭ (শুকনা)", "খাদ্য‑১২ (তাজা)"],
  en: ["APP-01 Apparel (W)", "FOOD-07 (dry)", "FOOD-12 (fresh)"],
} as const;

export const DoNameTheGoods = advice(
  "do",
  { en: "Name them as customers call the goods.", bn: "ক্রেতা জিনিসকে যে নামে ডাকেন, সেই নামই দিন।" },
  ({ words, shop }) => (
    <CategoryTiles
      tiles={shop.categories.slice(0, 3).map(({ current: _, ...tile }) => tile)}
      labels={{ title: words.categoryList.categories }}
    />
  ),
);
export const DontNumberTheShelves = advice(
  "dont",
  { en: "Numbers of shelves are nobody’s way to a sari.", bn: "তাকের নম্বর ধরে কেউ শাড়ি খোঁজেন না।" },
  ({ words, shop, language }) => (
    <CategoryTiles
      tiles={shop.categories
        .slice(0, 3)
        .map(({ current: _, ...tile }, at) => ({ ...tile, name: shelves[language][at] ?? "" }))}
      labels={{ title: words.categoryList.categories }}
    />
  ),
);
