import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { SectionHead } from "./section-head";

export default { title: "Commerce/Section head", component: SectionHead } satisfies Meta;

export const WithMore = story(({ words }) => (
  <SectionHead id="head" title={words.categoryList.categories} href="#/all" more={words.ribbonRow.seeAll} />
));
export const Alone = story(({ words }) => (
  <SectionHead id="head" title={words.categoryList.categories} more={words.ribbonRow.seeAll} />
));

export const DoSayOfWhat = advice(
  "do",
  {
    en: "The link says all of what, since it is often heard alone.",
    bn: "কীসের সব, লিংকেই বলুন: অনেকে শুধু লিংকটিই শোনেন।",
  },
  ({ words, language }) => (
    <SectionHead
      id="whole"
      title={words.categoryList.categories}
      href="#/all"
      more={language === "bn" ? "সব ক্যাটাগরি" : "All categories"}
    />
  ),
);
export const DontSayMore = advice(
  "dont",
  { en: "“More” leads anywhere: nobody knows what comes.", bn: "“আরও” কোথায় নিয়ে যায়, কেউ জানে না।" },
  ({ words, language }) => (
    <SectionHead
      id="more"
      title={words.categoryList.categories}
      href="#/all"
      more={language === "bn" ? "আরও" : "More"}
    />
  ),
);
