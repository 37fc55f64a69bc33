import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { complaintRow, complaintStates, stateTabs } from "../../complaint-page.server";

/** The complaints that were passed to the platform: what waits longest first. */
export async function passedComplaintsPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked<(typeof complaintStates)[number]>(request, complaintStates);
  const { view: state, page } = asked;
  const call = context.client().adminComplaints.complaints({ language, state, page });
  const { complaints, counts, last_page } = (await answerOrPage(context, call)).data;
  return listPage(context, {
    asked,
    to: (query) => paths.admin("complaints", query),
    lastPage: last_page,
    title: translate("complaints.inbox.title"),
    back: { href: paths.admin("inbox"), label: translate("inbox.entry") },
    lead: translate("complaints.inbox.leadPlatform"),
    tabs: stateTabs(context, counts),
    groups: [
      {
        rows: complaints.map((each) =>
          complaintRow(context, each, {
            href: paths.adminComplaint(each.shop.seller_key, each.id_complaint),
            shop: each.shop.title,
          }),
        ),
      },
    ],
    empty: {
      title: translate("complaints.inbox.empty"),
      step: { label: translate("inbox.title"), href: paths.admin("inbox") },
    },
  });
}
