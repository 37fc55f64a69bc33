import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { proveCode } from "@haat/web-forms/code-proof.server";
import { askStockAlert, flashStockAlertFailure } from "../stock-alert.action.server";
import type { Shop } from "../../../server/http/shop-of-page.server";

/** What a guest of this shop wants to be told of, and the code that is on its way; nothing where either is missing. */
export function pendingAlert({ session }: RequestContext, { seller }: Shop) {
  const { stockAlert: alert, signIn } = session.data;
  return alert?.sellerKey === seller.seller_key && signIn ? { alert, signIn } : undefined;
}

/** Sends another code, or takes the number whose code is right. */
export async function confirmAlert(context: RequestContext, shop: Shop, request: Request) {
  const pending = pendingAlert(context, shop);
  if (!pending) return redirect(shop.paths.home);
  const { alert, signIn } = pending;
  const proved = await proveCode(context, signIn, request, shop.paths.stockAlertCode);
  if ("answer" in proved) return proved.answer;
  // The code is used up, whatever comes of it.
  context.session.set({ stockAlert: undefined, signIn: undefined });
  const asked = await attempt(askStockAlert(context, alert, { phone: signIn.phone, ticket: proved.ticket }));
  if (!asked.ok) return flashStockAlertFailure(context, asked.failure, alert.path);
  leaveMessage(context, "success", asked.answer.message ?? "");
  return redirect(alert.path);
}
