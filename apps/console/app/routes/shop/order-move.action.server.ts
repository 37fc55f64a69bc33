import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { orderStage } from "@haat/contract/shared/order-choices";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { z } from "zod";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { orderIntents, orderMoveFields as fields } from "./order-move.form";

const moveForm = z.object({
  [fields.order]: z.string(),
  [fields.from]: orderStage,
  [fields.to]: orderStage.exclude(["pending", "cancel"]),
});
const undoForm = z.object({ [fields.order]: z.string(), [fields.to]: orderStage });

/**
 * Moves an order or takes its last move back, from whichever page; then that page is shown as it is now. What was done stands
 * there as long as it can be taken back.
 */
export async function stepOrder(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  form: FormData,
  backTo: string,
) {
  const { language } = context;
  const calls = context.client().sellerOrders;
  const idempotencyKey = String(form.get(fields.key) ?? "") || randomUUID();
  const given = Object.fromEntries(form);
  const isUndo = form.get(fields.intent) === orderIntents.undo;
  const undo = isUndo ? undoForm.safeParse(given) : undefined;
  const move = isUndo ? undefined : moveForm.safeParse(given);
  if (undo?.success) {
    const { order: order_id, to } = undo.data;
    const asked = { language, seller_key, order_id, to };
    const done = await attempt(calls.undoMove(asked, { context: { idempotencyKey } }));
    if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
    else leaveMessage(context, "error", done.failure.detail);
  }
  if (move?.success) {
    const { order: order_id, from, to } = move.data;
    const asked = { language, seller_key, order_id, from, to };
    const done = await attempt(calls.moveOrder(asked, { context: { idempotencyKey } }));
    if (!done.ok) leaveMessage(context, "error", done.failure.detail);
  }
  return redirect(backTo);
}
