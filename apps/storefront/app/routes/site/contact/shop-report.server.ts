import { reportReason } from "@haat/contract/shared/report-reason";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { componentLabels } from "../../../server/present/labels.server";

const query = ({ path, origin }: RequestContext) => new URL(path, origin).searchParams;

/** The name of the shop that the page is asked to report; none where it is the page of a message. */
export const reportedShop = (context: RequestContext) => query(context).get("shop") || undefined;

/** The form that reports a shop, open or closed, to the platform. */
export async function loadShopReport(context: RequestContext, shopName: string) {
  const { language, paths, translate } = context;
  const asked = context.client().shopAddress.shopWhereabouts({ language, shop_name: shopName });
  const { shop_name, title, is_open } = (await answerOrPage(context, asked)).data;
  const { formErrors, optional } = componentLabels(context);
  return {
    title: translate("shopReports.title", { shop: title }),
    lead: translate("shopReports.lead"),
    action: paths.reportShop(shop_name),
    isSent: query(context).has("sent"),
    // A shop that is closed has no page to go back to.
    back: is_open ? { href: paths.shop(shop_name).home, label: translate("shopReports.back") } : undefined,
    reasons: reportReason.options.map((reason) => ({
      value: reason,
      label: translate(`shopReports.reasons.${reason}`),
    })),
    labels: {
      errors: formErrors,
      optional,
      reason: translate("shopReports.reason"),
      choose: translate("shopReports.choose"),
      message: translate("shopReports.message"),
      messageHint: translate("shopReports.messageHint"),
      phone: translate("shopReports.phone"),
      email: translate("shopReports.email"),
      reachHint: translate("shopReports.reachHint"),
      submit: translate("shopReports.submit"),
      thanks: translate("shopReports.thanks"),
      thanksText: translate("shopReports.thanksText"),
    },
  };
}
