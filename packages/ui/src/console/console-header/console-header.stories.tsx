import type { Meta } from "@storybook/react-vite";
import { LanguageSwitch } from "../../commerce/language-switch/language-switch";
import { story, type Sample } from "../../samples/in-language";
import { ConsoleHeader } from "./console-header";

export default { title: "Console/Header", component: ConsoleHeader } satisfies Meta;

const other = ({ language }: Sample) =>
  language === "bn" ? { code: "en", name: "English" } : { code: "bn", name: "বাংলা" };

export const OfOneShop = story((sample) => (
  <ConsoleHeader
    place={{ name: sample.shop.name, href: "#", initials: sample.shop.initials }}
    language={<LanguageSwitch action="#" to={other(sample)} />}
    account={{ href: "#", label: sample.words.consoleHeader.account, icon: "user" }}
  />
));
export const OfSeveralShops = story((sample) => (
  <ConsoleHeader
    place={{ name: sample.shop.name, href: "#", initials: sample.shop.initials }}
    change={{ href: "#", label: sample.words.consoleHeader.change }}
    language={<LanguageSwitch action="#" to={other(sample)} />}
    account={{ href: "#", label: sample.words.consoleHeader.account, icon: "user" }}
  />
));
/** Its name ends in dots before anything beside it is pushed away. */
export const OfALongName = story((sample) => (
  <ConsoleHeader
    place={{ name: `${sample.shop.name}, ${sample.shop.tagline}`, href: "#", initials: sample.shop.initials }}
    change={{ href: "#", label: sample.words.consoleHeader.change }}
    language={<LanguageSwitch action="#" to={other(sample)} />}
    account={{ href: "#", label: sample.words.consoleHeader.account, icon: "user" }}
  />
));
