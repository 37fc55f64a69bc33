import type { PageText } from "../http/request-context.server";
import type { OwnPlace } from "../http/shop-of-page.server";

/** What an account is good for, where it is the platform's; in a shop the form says enough. */
export function entryNotes({ paths, translate }: PageText, { shop }: Pick<OwnPlace, "shop">) {
  if (shop) return undefined;
  return [
    {
      icon: "cart" as const,
      title: translate("sitePages.signIn.shopperTitle"),
      text: translate("sitePages.signIn.shopperText"),
      link: { href: paths.platform("find-store"), label: translate("sitePages.frame.findStores") },
    },
    {
      icon: "store" as const,
      title: translate("sitePages.signIn.sellerTitle"),
      text: translate("sitePages.signIn.sellerText"),
      link: { href: paths.console("open"), label: translate("sitePages.frame.openStore") },
    },
  ];
}
