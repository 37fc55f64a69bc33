import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { LanguageLink } from "../language-switch/language-switch";
import { SiteHeader } from "./site-header";

export default { title: "Commerce/Site header", component: SiteHeader } satisfies Meta;

export const Default = story(
  ({ words, shop }) => (
    <div className="min-h-80">
      <SiteHeader
        brand={{ name: shop.name, href: "#/", initials: shop.initials }}
        links={shop.links.slice(0, 4).map((link, at) => ({ ...link, current: at === 1 }))}
        language={<LanguageLink href="#/en" to={{ code: "en", name: words.languageSwitch.en }} />}
        action={{ href: "#/find-store", label: words.cartEmpty.action }}
        labels={words.siteHeader}
      />
    </div>
  ),
  { parameters: { bleed: true } },
);
