import { isWithPlatform } from "@haat/contract/shared/complaint-choices";
import type { Order } from "@haat/contract/shop/order.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { failureAsPage } from "../../server/failure/page-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { OwnPlace } from "../../server/http/shop-of-page.server";

/** What was said is wrong with an order, and what may be asked for. */
export async function complaintsOf(context: RequestContext, { order_id: orderId }: Order) {
  const { language } = context;
  const found = await attempt(context.client().complaints.orderComplaints({ language, orderId }));
  if (!found.ok) throw failureAsPage(context, found.failure);
  return found.answer.data;
}

/** The way to say that something is wrong, or to what was said; nothing where there is neither. */
export async function complaintLink(context: RequestContext, { paths }: OwnPlace, order: Order) {
  const { translate } = context;
  const { complaints, kinds } = await complaintsOf(context, order);
  const [newest] = complaints;
  const href = paths.orderComplaint(order.order_id);
  if (!newest && kinds.length === 0) return undefined;
  if (!newest) return { href, label: translate("complaints.own.link") };
  const state = isWithPlatform(newest)
    ? translate("complaints.passed")
    : translate(`complaints.states.${newest.state}`);
  return { href, label: translate("complaints.own.linkOpen", { state }) };
}
