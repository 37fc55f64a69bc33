import { json, redirect } from "@remix-run/node";
import { business, orderStatuses } from "@haat/contract/shared/business-constants";
import { graphemeCount } from "@haat/contract/shared/fields";
import type { Order } from "@haat/contract/shop/order.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { cancelFields } from "@haat/ui/commerce/cancel-confirmation/cancel-confirmation";
import { attempt } from "@haat/web-forms/call-failure.server";
import { readForm, refuseForm } from "@haat/web-forms/form-data.server";
import { componentLabels } from "../../../server/present/labels.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { PageLanguage, RequestContext } from "../../../server/http/request-context.server";
import { itemsText } from "../order-list.server";
import { cancelView, findOrder } from "../order.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";

/** The ready reasons, in the order they are shown. */
const reasons = ["mistake", "change", "late", "price", "other"] as const;
/** What the note may have, with room for the reason before it. */
const noteMaxLength = 200;

/** Name of the key that cancels once what is sent twice. */
export const cancelKeyField = "idempotency_key";

/** The question before an order is cancelled, or why it cannot be. */
export function cancelPage(context: PageLanguage, { paths }: OwnPlace, order: Order) {
  const { language, translate } = context;
  const { cancelConfirmation, formErrors, helpPhone, optional } = componentLabels(context);
  const effects = [
    cancelConfirmation.stockEffect,
    ...(order.coupon_code
      ? [translate("components.cancelConfirmation.couponEffect", { code: order.coupon_code })]
      : []),
    cancelConfirmation.cashEffect,
  ];
  const max = formatNumber(noteMaxLength, language);
  const { phone } = order.store;
  return {
    order: {
      orderId: order.order_id,
      items: itemsText(context, { ...order, first_item: { name: order.items[0]?.name ?? "" } }),
      total: formatMoney(order.totals.grand_total, language),
    },
    effects,
    reasons: reasons.map((reason) => ({ value: reason, label: cancelConfirmation.reasons[reason] })),
    count: {
      template: translate("components.characters.count", { max }),
      limit: translate("components.characters.limit", { max }),
      digits: Array.from({ length: 10 }, (_, digit) => formatNumber(digit, language)).join(""),
    },
    blocked: order.can_cancel
      ? undefined
      : {
          text: cancelView(context, paths, order).text,
          help: { phone, href: `tel:${phone}`, labels: { title: helpPhone.title } },
        },
    action: paths.cancelOrder(order.order_id),
    keepHref: paths.order(order.order_id),
    labels: { ...cancelConfirmation, optional, errors: formErrors },
  };
}

/** Cancels the order of the page's address. One that is cancelled already is as it was wanted. */
export async function cancelOrder(
  context: RequestContext,
  place: OwnPlace,
  orderId: string,
  request: Request,
) {
  const { translate } = context;
  const order = await findOrder(context, place, orderId);
  const form = await readForm(request, [...Object.values(cancelFields), cancelKeyField]);
  const idempotencyKey = String(form.get(cancelKeyField) ?? "");
  form.delete(cancelKeyField);
  const done = () => redirect(place.paths.order(order.order_id));
  if (order.status === "cancel") return done();
  const note = String(form.get(cancelFields.note) ?? "").trim();
  if (graphemeCount(note) > noteMaxLength || note.length > business.cancelReasonMaxLength)
    return json(
      {
        status: "error" as const,
        error: { [cancelFields.note]: [translate("accountPages.order.noteLong")] },
        initialValue: { note, reason: String(form.get(cancelFields.reason) ?? "") },
      },
      { status: 422 },
    );
  const cancelled = await attempt(
    context.client().order.customerOrderUpdate(
      {
        order_id: order.order_id,
        id_status: orderStatuses.cancel,
        confirmed: true,
        reason: reasonText(context, String(form.get(cancelFields.reason) ?? ""), note),
      },
      { context: { ...(idempotencyKey && { idempotencyKey }) } },
    ),
  );
  if (!cancelled.ok) {
    flashFailure(context, cancelled.failure);
    return json(refuseForm(form, cancelled.failure), { status: cancelled.failure.status });
  }
  leaveMessage(
    context,
    "success",
    cancelled.answer.message ?? translate("api.order.cancelled", { number: order.order_id }),
  );
  return done();
}

/** The chosen reason and the note in one text for the seller. */
function reasonText({ translate }: PageLanguage, chosen: string, note: string): string {
  const known = reasons.find((reason) => reason === chosen);
  const reason = known ? translate(`components.cancelConfirmation.reasons.${known}`) : "";
  const text = reason && note ? translate("accountPages.order.reasonNote", { reason, note }) : reason || note;
  return text.slice(0, business.cancelReasonMaxLength);
}
