import { strings } from "@haat/i18n/strings";
import type { Screen } from "../../shell/product-screen";
import type { PageLanguage } from "../http/request-context.server";
import { screens, screenSizes, type ScreenName } from "./screen-names";

/** The addresses of the pictures, by `<name>.<language>`; the build gives each file its digest. */
const addresses = import.meta.glob<string>("./screens/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A card shows what the phone's picture does. */
const shownBy = (name: ScreenName) =>
  name.replace(/^card-/, "shop-") as Exclude<ScreenName, `card-${string}`>;

/** A picture of the product in the page's language, as `npm run marketing-screens` took it. */
export function screenOf({ language }: PageLanguage, name: ScreenName): Screen {
  const size = screens[name];
  return {
    kind: size === "desk" ? "desk" : "phone",
    src: addresses[`./screens/${name}.${language}.webp`] ?? "",
    alt: strings[language].marketing.screens[shownBy(name)],
    ...screenSizes[size],
  };
}
