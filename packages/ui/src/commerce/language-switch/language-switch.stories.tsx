import type { Meta } from "@storybook/react-vite";
import { advice, inWindow } from "../../samples/in-docs";
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
  { globals: { language: "en" }, parameters: inWindow },
);

export const DoNameItInItsOwnLetters = advice(
  "do",
  {
    en: "The other language in its own letters: who needs it can read it.",
    bn: "অন্য ভাষার নাম তার নিজের হরফে: যার দরকার সে পড়তে পারে।",
  },
  ({ words, language }) => (
    <LanguageLink
      href="#/own"
      to={
        language === "bn"
          ? { code: "en", name: words.languageSwitch.en }
          : { code: "bn", name: words.languageSwitch.bn }
      }
    />
  ),
);
export const DontTranslateIt = advice(
  "dont",
  {
    en: "“Bengali” in English letters is read by those alone who do not need it.",
    bn: "“ইংরেজি” বাংলা হরফে লিখলে যে বাংলা পড়ে না সে বুঝবে না।",
  },
  ({ language }) => (
    <LanguageLink
      href="#/translated"
      to={language === "bn" ? { code: "en", name: "ইংরেজি" } : { code: "bn", name: "Bengali" }}
    />
  ),
);
