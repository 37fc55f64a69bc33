import { messageView } from "@haat/contract/admin/admin-inbox.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { messageTitle } from "../message-title.server";

const views = messageView.options;

/** The messages to the platform: what nobody has answered yet first. */
export async function inboxPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked<(typeof views)[number]>(request, views);
  const { view, page } = asked;
  const { data } = await answerOrPage(
    context,
    context.client().adminInbox.messages({ language, view, page }),
  );
  const rows = data.messages.map((message) => ({
    id: String(message.id_message),
    title: messageTitle(context, message),
    titleLang: message.report ? undefined : message.language,
    lines: [
      [message.name, formatDateTime(message.created_at, language)].filter(Boolean).join(" · "),
      ...(message.handled_by ? [message.handled_by] : []),
    ],
    icon: message.report ? ("store" as const) : ("mail" as const),
    href: paths.adminMessage(message.id_message),
  }));
  return listPage(context, {
    asked,
    to: (query) => paths.admin("inbox", query),
    lastPage: data.last_page,
    title: translate("inbox.title"),
    lead: translate("inbox.lead"),
    tabs: {
      label: translate("inbox.byState"),
      views: views.map((view) => ({
        view,
        label: view === "reports" ? translate("shopReports.inbox.tab") : translate(`inbox.states.${view}`),
        count: formatNumber(data.counts[view], language),
      })),
    },
    groups: [{ rows }],
    action: { label: translate("complaints.inbox.title"), href: paths.admin("complaints"), isWay: true },
    empty: { title: translate("inbox.empty"), text: translate("inbox.emptyText") },
  });
}
