import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";
import { complaintRow, complaintStates, stateTabs } from "../../complaint-page.server";

/** What customers say is wrong with a shop's orders: what waits longest first. */
export async function complaintsPage(
  context: ConsoleContext,
  { seller_key, permissions }: OwnShop,
  request: Request,
) {
  const { language, paths, translate } = context;
  const asked = listAsked<(typeof complaintStates)[number]>(request, complaintStates);
  const { view: state, page } = asked;
  const call = context.client().sellerComplaints.complaints({ language, seller_key, state, page });
  const { complaints, counts, last_page } = (await answerOrPage(context, call)).data;
  return {
    ...listPage(context, {
      asked,
      to: (query) => paths.shop(seller_key, "complaints", query),
      lastPage: last_page,
      title: translate("complaints.inbox.title"),
      lead: translate("complaints.inbox.lead"),
      tabs: stateTabs(context, counts),
      groups: [
        {
          rows: complaints.map((each) =>
            complaintRow(context, each, { href: paths.complaint(seller_key, each.id_complaint) }),
          ),
        },
      ],
      empty: {
        icon: "mail",
        title: translate("complaints.inbox.empty"),
        // The rules of returns keep complaints from coming; they settle none, and end none.
        text: translate(
          state === "open" ? "complaints.inbox.emptyText" : `complaints.inbox.emptyStates.${state}`,
        ),
        step:
          state === "open" && permissions.includes(shopPermissionForPage("extra-pages"))
            ? { href: paths.shop(seller_key, "pages"), label: translate("complaints.inbox.emptyStep") }
            : undefined,
      },
    }),
    back: backToMore(context, { seller_key }),
  };
}
