import type { RequestContext } from "../http/request-context.server";

/** What an account of the platform is good for. */
export function entryNotes({ paths, translate }: RequestContext) {
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
      link: { href: paths.platform("mobile"), label: translate("sitePages.signIn.sellerApp") },
    },
  ];
}
