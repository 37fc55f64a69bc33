import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { TabsAsLinks } from "./tabs-as-links";

export default { title: "Primitives/Tabs as links", component: TabsAsLinks } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <TabsAsLinks
    label={words.categoryList.categories}
    tabs={shop.categories.map(({ href, name, count, current }) => ({ href, label: name, count, current }))}
  />
));
