import type { ConsoleContext } from "../../server/http/console-context.server";
import type { ListPageData } from "../list-page.view";

type View = "site" | "categories" | "places" | "terms" | "ratings";

/** What is kept for all shops: each in a list of its own. */
export function contentTabs({ paths, translate }: ConsoleContext, current: View): ListPageData["tabs"] {
  const labels: Record<View, string> = {
    site: translate("siteContent.tab"),
    categories: translate("adminContent.categories.tab"),
    places: translate("adminContent.areas.tab"),
    terms: translate("adminContent.terms.tab"),
    ratings: translate("ratings.inbox.title"),
  };
  const views: View[] = ["categories", "site", "places", "terms", "ratings"];
  return {
    label: translate("adminContent.views"),
    more: translate("consoleShell.list.moreViews"),
    links: views.map((view) => ({
      href: paths.admin(view),
      label: labels[view],
      current: view === current,
    })),
  };
}
