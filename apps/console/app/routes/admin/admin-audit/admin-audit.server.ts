import { trailOf } from "@haat/contract/admin/admin-audit.contract";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { auditRow } from "../../../server/present/audit-row.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToPlatformMore } from "../back-to-more.server";

const views = trailOf.options;

/** The audit trail of the whole platform. */
export async function auditPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked<(typeof views)[number]>(request, views);
  const { view: of, search, before } = asked;
  const found = context.client().adminAudit.auditEvents({
    language,
    of,
    ...(search && { search }),
    ...(before && { before }),
  });
  const { data } = await answerOrPage(context, found);
  return listPage(context, {
    asked,
    to: (query) => paths.admin("audit", query),
    nextBefore: data.next_before,
    title: translate("audit.title"),
    back: await backToPlatformMore(context, "audit"),
    lead: translate("audit.lead"),
    tabs: {
      label: translate("audit.by"),
      views: views.map((view) => ({ view, label: translate(`audit.of.${view}`) })),
    },
    searchLabel: translate("audit.search"),
    groups: [{ rows: data.events.map((event) => auditRow(context, event)) }],
    empty: { title: translate("audit.empty"), text: translate("audit.emptyText") },
  });
}
