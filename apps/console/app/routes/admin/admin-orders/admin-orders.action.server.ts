import { json } from "@remix-run/node";
import type { FoundOrder } from "@haat/contract/admin/admin-orders.contract";
import { shownState } from "@haat/contract/shared/order-choices";
import { formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt } from "@haat/web-forms/call-failure.server";
import { readForm, refusedForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { orderSearchFields } from "./admin-orders.form";
import type { FoundOrders, ShownOrder } from "./admin-orders.view";

/** Finds the orders. They are in the answer itself: no address leads to them again without a reason. */
export async function findOrders(context: ConsoleContext, request: Request) {
  const { language } = context;
  const form = await readForm(request, Object.values(orderSearchFields));
  const typed = {
    search: String(form.get(orderSearchFields.search) ?? ""),
    reason: String(form.get(orderSearchFields.reason) ?? ""),
  };
  const answered = await attempt(context.client().adminOrders.findOrders({ language, ...typed }));
  if (!answered.ok) return refusedForm(context, form, answered.failure);
  const { orders, has_more } = answered.answer.data;
  // What was typed stays: the next order is often the same customer's.
  return json({ initialValue: typed, found: foundOrders(context, orders, has_more) });
}

function foundOrders(context: ConsoleContext, orders: readonly FoundOrder[], hasMore: boolean): FoundOrders {
  const { language, translate } = context;
  const formatted = formatNumber(orders.length, language);
  return {
    title: translate("platformOrders.found", { count: orders.length, formatted }),
    more: hasMore ? translate("platformOrders.more") : undefined,
    orders: orders.map((order) => shownOrder(context, order)),
    empty: { title: translate("platformOrders.none"), text: translate("platformOrders.noneText") },
  };
}

function shownOrder(context: ConsoleContext, order: FoundOrder): ShownOrder {
  const { language, translate } = context;
  const placed = formatDateTime(order.ordered_at, language);
  const pieces = { count: order.pieces, formatted: formatNumber(order.pieces, language) };
  const row = (label: string, ...lines: (string | null)[]) => ({
    label,
    lines: lines.filter((text) => text !== null).map((text) => ({ text })),
  });
  return {
    number: order.order_id,
    about: translate("platformOrders.about", { shop: order.shop, date: placed }),
    status: translate(`orderDesk.stages.${shownState(order.status, order.is_returned)}`),
    rows: [
      row(translate("platformOrders.shop"), order.shop, order.shop_phone),
      row(translate("platformOrders.recipient"), order.recipient, order.mobile, order.place),
      row(
        translate("platformOrders.total"),
        formatMoney(order.grand_total, language),
        translate("platformOrders.pieces", pieces),
      ),
      row(translate("platformOrders.cashDue"), formatMoney(order.cash_due, language)),
      ...courierRows(context, order),
      row(
        translate("platformOrders.history"),
        ...order.timeline.map(({ status, at }) =>
          translate("platformOrders.historyLine", {
            status: translate(
              `orderDesk.stages.${shownState(status, status === "cancel" && order.is_returned)}`,
            ),
            date: formatDateTime(at, language),
          }),
        ),
      ),
    ],
    follow: order.courier?.tracking_link
      ? { label: translate("platformOrders.follow"), href: order.courier.tracking_link }
      : undefined,
  };
}

function courierRows({ translate }: ConsoleContext, { courier }: FoundOrder) {
  if (!courier) return [];
  const lines = [courier.name, courier.phone, courier.tracking_code];
  return [
    { label: translate("platformOrders.courier"), lines: lines.filter(Boolean).map((text) => ({ text })) },
  ];
}
