import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { TabsAsLinks } from "./tabs-as-links";

export default { title: "Primitives/Tabs as links", component: TabsAsLinks } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <TabsAsLinks
    label={words.categoryList.categories}
    tabs={shop.categories.map(({ href, name, count, current }) => ({ href, label: name, count, current }))}
  />
));
export const WithoutCounts = story(({ words, shop }) => (
  <TabsAsLinks
    label={words.categoryList.categories}
    tabs={shop.categories.slice(0, 2).map(({ href, name, current }) => ({ href, label: name, current }))}
  />
));
export const MoreThanFit = story(({ words, shop }) => (
  <div className="max-w-96">
    <TabsAsLinks
      label={words.orderTabs.tabs}
      more={words.shopHeader.more}
      tabs={Object.values(words.orderStatus).map((label, index) => ({
        href: `#/view/${index}`,
        label,
        count: shop.money(String(index)).slice(1),
        current: index === 4,
      }))}
    />
  </div>
));
export const ByTheKeyboard = story(
  ({ words, shop }) => (
    <TabsAsLinks
      label={words.orderTabs.tabs}
      tabs={Object.entries(words.orderStatus).map(([status, label], index) => ({
        href: `#/orders/${status}`,
        label,
        count: shop.money(String(index)).slice(1),
        current: index === 0,
      }))}
    />
  ),
  {
    play: async ({ canvasElement }) => {
      const links = within(canvasElement).getAllByRole("link");
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
      links[0]?.focus();
    },
  },
);

export const DoAWordOrTwo = advice(
  "do",
  { en: "A word or two for each view of the same thing.", bn: "একই জিনিসের প্রতিটি রূপের জন্য দু-এক শব্দ।" },
  ({ words, shop }) => (
    <TabsAsLinks
      label={words.categoryList.categories}
      tabs={shop.categories.slice(0, 3).map(({ href, name, current }) => ({ href, label: name, current }))}
    />
  ),
);
export const DontWriteSentences = advice(
  "dont",
  {
    en: "Sentences push the other tabs out of sight, and nobody knows that they are there.",
    bn: "বাক্য লিখলে অন্য ট্যাব আড়ালে চলে যায়; সেগুলো যে আছে, কেউ জানেন না।",
  },
  ({ words, shop }) => (
    <TabsAsLinks
      label={words.categoryList.categories}
      tabs={shop.products
        .slice(0, 3)
        .map(({ href, name }, index) => ({ href, label: name, current: index === 0 }))}
    />
  ),
);
