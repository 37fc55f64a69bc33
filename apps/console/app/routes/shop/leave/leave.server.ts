import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { refusedForm } from "@haat/web-forms/form-data.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { backToMore } from "../back-to-more.server";

/** Asks a member whether they want to go. The owner cannot. */
export function leavePage(context: ConsoleContext, { seller_key, title, permissions }: OwnShop) {
  if (permissions.includes(shopPermissionForPage("ownership"))) throw pageFailure(context, 404);
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("membersPages.leave.title", { shop: title }),
    lead: translate("membersPages.leave.lead"),
    back: backToMore(context, { seller_key }),
    action: paths.shop(seller_key, "leave"),
    fields: [],
    tone: "danger",
    submit: translate("membersPages.leave.submit"),
  });
}

/** Goes. */
export async function leave(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths } = context;
  const left = await attempt(context.client().sellerMembers.leaveShop({ language, seller_key }));
  if (!left.ok) return refusedForm(context, new FormData(), left.failure);
  leaveMessage(context, "success", left.answer.message ?? "");
  return redirect(paths.to("shops"));
}
