import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { orderStage, orderTarget } from "@haat/contract/shared/order-choices";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { stepOrder } from "../order-move.action.server";
import { orderIntents, orderMoveFields as fields, tickedFields } from "../order-move.form";

/** Moves an order of the desk, takes its last move back, or moves all that are ticked; then the lane is shown as it is now. */
export async function changeDesk(context: ConsoleContext, shop: OwnShop, request: Request) {
  const form = await readForm(request, [...Object.values(fields), ...Object.values(tickedFields)]);
  // Ticks are done with.
  const back = new URL(context.path, context.origin);
  back.searchParams.delete(tickedFields.all);
  const backTo = `${back.pathname}${back.search}`;
  if (form.get(fields.intent) !== orderIntents.moveAll) return stepOrder(context, shop, form, backTo);
  return moveTicked(context, shop, form, backTo);
}

async function moveTicked(context: ConsoleContext, { seller_key }: OwnShop, form: FormData, backTo: string) {
  const { language, translate } = context;
  const to = orderTarget.safeParse(form.get(fields.to));
  const from = orderStage.safeParse(form.get(fields.from));
  const numbers = [...new Set(form.getAll(tickedFields.orders).map(String))].slice(0, business.ordersAtOnce);
  if (!to.success || !from.success || numbers.length === 0) {
    leaveMessage(context, "error", translate("orderDesk.bulk.chooseFirst"));
    return redirect(backTo);
  }
  const orders = numbers.map((order_id) => ({ order_id, from: from.data }));
  // With what is ticked: an old page that is sent once more with others is another wish.
  const idempotencyKey = `${String(form.get(fields.key) ?? "") || randomUUID()} ${to.data}`.slice(0, 255);
  const asked = { language, seller_key, to: to.data, orders };
  const done = await attempt(
    context.client().sellerOrders.moveOrders(asked, { context: { idempotencyKey } }),
  );
  if (!done.ok) {
    leaveMessage(context, "error", done.failure.detail);
    return redirect(backTo);
  }
  const { moved, refused } = done.answer.data;
  const told = done.answer.message ?? "";
  if (refused.length === 0) {
    leaveMessage(context, "success", told);
    return redirect(backTo);
  }
  const lines = refused.map(({ order_id, message }) =>
    translate("orderDesk.bulk.refusedLine", { order: order_id, why: message }),
  );
  const result = { told: moved.length > 0 ? told : "", title: translate("orderDesk.bulk.refused"), lines };
  return json(result, { status: 409 });
}
