import { json, redirect } from "@remix-run/node";
import { cashNoteField, typedCashField } from "@haat/contract/seller/cash-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { returnedPieces } from "@haat/contract/seller/seller-order-changes.contract";
import { orderStatus } from "@haat/contract/shared/choices";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm, type Parsed } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { keyOf } from "../cash-key.server";
import { holderOfText } from "../cash-words.server";
import { orderOf } from "../order-of.server";
import { orderChangeFields as fields } from "./order-change.form";

const shared = { from: orderStatus, pieces: returnedPieces.optional() };
const acceptForm = z.object(shared);
const deliveryForm = z.object({
  ...shared,
  amount: typedCashField,
  holder: z.string().max(100),
  courier: z.string().max(400).default(""),
  difference_reason: cashNoteField,
});

/** Accepts an order with fewer pieces, or says that it is delivered, with what was collected. */
export async function changeOrder(context: ConsoleContext, shop: OwnShop, param: string, request: Request) {
  const { language, paths } = context;
  const { seller_key } = shop;
  const order = await orderOf(context, shop, param);
  const lefts = order.lines.map(({ position }) => fields.left(position));
  const { left: _, ...others } = fields;
  const form = await readForm(request, [...lefts, ...Object.values(others)]);
  const idempotencyKey = keyOf(form, fields.key);
  const left = order.lines.flatMap(({ position }) => {
    const typed = form.get(fields.left(position));
    form.delete(fields.left(position));
    return typed === null ? [] : [{ position, quantity: Number(typed) }];
  });
  const asked = { language, seller_key, order_id: order.order_id, left, note: "" };
  const parsed = parseChange(context, form);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const sent = await attempt(send(context, asked, parsed.value, idempotencyKey));
  const here = paths.order(seller_key, order.order_id);
  const isOver = ["review_conflict", "order_move_refused", "order_pieces_unknown"];
  if (!sent.ok && isOver.includes(sent.failure.code)) {
    leaveMessage(context, "error", sent.failure.detail);
    return redirect(here);
  }
  if (!sent.ok) return refusedForm(context, form, sent.failure);
  leaveMessage(context, "success", sent.answer.message ?? "");
  return redirect(here);
}

interface Asked {
  language: ConsoleContext["language"];
  seller_key: string;
  order_id: string;
  left: { position: number; quantity: number }[];
  note: string;
}

/** What was sent, by what is done: accepting asks for no cash. */
function parseChange({ translate }: ConsoleContext, form: FormData): Parsed<Change> {
  return form.get(fields.from) === "pending"
    ? parseForm(form, acceptForm, translate)
    : parseForm(form, deliveryForm, translate);
}

type Change = z.output<typeof acceptForm> | z.output<typeof deliveryForm>;

function send(context: ConsoleContext, asked: Asked, change: Change, idempotencyKey: string) {
  const calls = context.client().sellerOrderChanges;
  const key = { context: { idempotencyKey } };
  const { from } = change;
  if (!("amount" in change)) {
    const { pieces = "written_off" } = change;
    return calls.acceptWithLess({ ...asked, from, pieces }, key);
  }
  const { pieces = "in_hand", amount, holder, courier, difference_reason } = change;
  const who = holder === "courier" ? { holder: "courier" as const, courier } : holderOfText(holder);
  if (!who) throw pageFailure(context, 404);
  return calls.deliverOrder({ ...asked, ...who, from, pieces, amount, difference_reason }, key);
}
