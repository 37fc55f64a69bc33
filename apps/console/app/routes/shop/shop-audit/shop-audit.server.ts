import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { auditRow } from "../../../server/present/audit-row.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";

/** What was done in a shop, by its staff and by the platform. */
export async function shopAuditPage(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked(request);
  const { before } = asked;
  const found = context.client().sellerMembers.shopAudit({ language, seller_key, ...(before && { before }) });
  const { data } = await answerOrPage(context, found);
  return listPage(context, {
    asked,
    to: (query) => paths.shop(seller_key, "audit", query),
    nextBefore: data.next_before,
    title: translate("audit.shopTitle"),
    lead: translate("audit.shopLead"),
    back: backToMore(context, { seller_key }),
    groups: [{ rows: data.events.map((event) => auditRow(context, event, { isInShop: true })) }],
    empty: { icon: "clock", title: translate("audit.empty"), text: translate("audit.emptyText") },
  });
}
