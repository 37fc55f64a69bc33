import { redirect } from "@remix-run/node";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../server/http/request-context.server";

/** Who waits for what, as the API is asked. @param proof of who is not signed in */
export function askStockAlert(
  context: RequestContext,
  wish: { sellerKey: string; productId: number; attributeIds: number[] },
  proof: { phone: string; ticket: string } | undefined = undefined,
) {
  return context.client().stockAlerts.askStockAlert({
    language: context.language,
    seller_key: wish.sellerKey,
    id_product: wish.productId,
    id_product_attribute: wish.attributeIds,
    ...proof,
  });
}

/** What cannot be awaited is said on the product's page: it is there already, or it is too much. */
export function flashStockAlertFailure(context: RequestContext, failure: CallFailure, path: string) {
  leaveMessage(context, failure.code === "in_stock" ? "success" : "error", failure.detail);
  flashFailure(context, failure);
  return redirect(path);
}

/**
 * Takes an alert back; one that is gone already is as it was wanted.
 * @param sellerKey none where the alert may be of any shop
 */
export async function takeBack(
  context: RequestContext,
  sellerKey: string | undefined,
  id: string,
): Promise<void> {
  const { stockAlerts } = context.client();
  const removed = await attempt(
    sellerKey === undefined
      ? stockAlerts.removeCustomerStockAlert({ id })
      : stockAlerts.removeStockAlert({ sellerKey, id }),
  );
  if (removed.ok || removed.failure.code === "stock_alert_not_found")
    return leaveMessage(context, "success", context.translate("api.stockAlert.removed"));
  leaveMessage(context, "error", removed.failure.detail);
  flashFailure(context, removed.failure);
}
