import type { BreadcrumbList, Thing } from "schema-dts";
import type { PageText, RequestContext } from "../../../server/http/request-context.server";
import type { SellPage } from "../../../urls/sell-pages";

/** What search engines read of the page: its words, the way to it, and what else is told of it. */
export function sellHead(
  { paths, translate }: PageText,
  page: SellPage,
  head: { name: string; title: string; description: string; more?: readonly Thing[] },
) {
  const addresses = [
    { name: translate("pages.brand"), path: paths.platformHome },
    { name: head.name, path: paths.platform(`sell/${page}`) },
  ];
  const way: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: addresses.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: new URL(path, paths.platformOrigin).href,
    })),
  };
  return { title: head.title, description: head.description, structuredData: [way, ...(head.more ?? [])] };
}

/** The last word of the page: to open a shop, or to ask somebody first. */
export function sellClosing({ paths, translate }: RequestContext) {
  return {
    title: translate("sitePages.landing.closingTitle"),
    text: translate("sitePages.landing.closingText"),
    action: { href: paths.console("open"), label: translate("sitePages.frame.openStore") },
    second: { href: paths.platform("contact"), label: translate("sitePages.frame.contact") },
  };
}
