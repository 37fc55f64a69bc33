import { contentKind, type ContentKind, type SiteContent } from "@haat/contract/admin/site-content.contract";
import { formatDate } from "@haat/i18n/dates";
import type { IconName } from "@haat/ui/primitives/icon/icon";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { contentName, contentsOf } from "../content-of.server";

const icons: Readonly<Record<ContentKind, IconName>> = {
  slide: "spark",
  testimonial: "heart",
  article: "pencil",
  question: "info",
};

/** What the marketing site shows of a kind, and what is ready to be shown. */
export async function contentsPage(context: ConsoleContext, request: Request) {
  const { paths, translate } = context;
  const asked = listAsked<ContentKind>(request, contentKind.options);
  const kind = asked.view;
  const contents = await contentsOf(context, kind);
  return listPage(context, {
    asked,
    to: (query) => paths.admin("site", query),
    title: translate("siteContent.title"),
    lead: translate("siteContent.lead"),
    back: { href: paths.admin("categories"), label: translate("adminContent.entry") },
    groups: [{ rows: contents.map((content) => rowOf(context, content)) }],
    empty: { title: translate("siteContent.empty"), text: translate(`siteContent.emptyText.${kind}`) },
    action: { label: translate(`siteContent.add.${kind}`), href: paths.adminContent(kind, "new") },
    tabs: {
      label: translate("siteContent.kindsLabel"),
      views: contentKind.options.map((view) => ({ view, label: translate(`siteContent.kinds.${view}`) })),
    },
  });
}

function rowOf(context: ConsoleContext, content: SiteContent): ListRow {
  const { language, paths, translate } = context;
  const { id_content, kind, is_shown, topic, published_on } = content;
  const told = [
    topic && translate(`siteContent.fields.topics.${topic}`),
    published_on && formatDate(published_on, language),
    kind === "testimonial" && content[`note_${language}`],
  ];
  return {
    id: String(id_content),
    title: contentName(context, content),
    lines: told.filter((line): line is string => Boolean(line)),
    icon: icons[kind],
    state: is_shown
      ? { label: translate("siteContent.shown"), tone: "success" }
      : { label: translate("siteContent.notShown"), tone: "neutral" },
    href: paths.adminContent(kind, id_content),
  };
}
