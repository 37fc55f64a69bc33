import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { SectionHead } from "./section-head";

export default { title: "Commerce/Section head", component: SectionHead } satisfies Meta;

export const WithMore = story(({ words }) => (
  <SectionHead id="head" title={words.categoryList.categories} href="#/all" more={words.ribbonRow.seeAll} />
));
export const Alone = story(({ words }) => (
  <SectionHead id="head" title={words.categoryList.categories} more={words.ribbonRow.seeAll} />
));
