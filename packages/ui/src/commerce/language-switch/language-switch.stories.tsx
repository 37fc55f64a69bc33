import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { LanguageLink, LanguageSwitch } from "./language-switch";

export default { title: "Commerce/Language switch", component: LanguageSwitch } satisfies Meta;

export const AsForm = story(({ words }) => (
  <LanguageSwitch action="#" to={{ code: "en", name: words.languageSwitch.en }} hidden={{ path: "/" }} />
));
export const AsLink = story(({ words }) => (
  <LanguageLink href="#/en" to={{ code: "en", name: words.languageSwitch.en }} />
));
export const AsLinkInEnglish = story(
  ({ words }) => <LanguageLink href="#/" to={{ code: "bn", name: words.languageSwitch.bn }} />,
  { globals: { language: "en" } },
);
