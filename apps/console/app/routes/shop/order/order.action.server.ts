import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { orderNoteField } from "@haat/contract/seller/order-fields";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { stepOrder } from "../order-move.action.server";
import { orderIntents, orderMoveFields as fields } from "../order-move.form";
import { bookedFields, bookedNames, noteField } from "./order.form";

/** Moves an order, takes its last move back, writes a note beside it or books what came back of it. */
export async function changeOrder(
  context: ConsoleContext,
  shop: OwnShop,
  order_id: string,
  request: Request,
) {
  const form = await readForm(request, [...Object.values(fields), noteField, ...bookedNames]);
  const page = context.paths.order(shop.seller_key, order_id);
  const intent = form.get(fields.intent);
  if (intent !== orderIntents.note && intent !== orderIntents.book)
    return stepOrder(context, shop, form, page);
  const idempotencyKey = String(form.get(fields.key) ?? "") || randomUUID();
  for (const name of Object.values(fields)) form.delete(name);
  const asked = { ...ofOrder(context, shop, order_id), form, idempotencyKey, page };
  return intent === orderIntents.note ? writeNote(context, asked) : bookPieces(context, asked);
}

const ofOrder = ({ language }: ConsoleContext, { seller_key }: OwnShop, order_id: string) => ({
  inOrder: { language, seller_key, order_id },
});

interface Asked extends ReturnType<typeof ofOrder> {
  form: FormData;
  idempotencyKey: string;
  page: string;
}

const noteForm = z.object({ [noteField]: orderNoteField });

async function writeNote(context: ConsoleContext, { inOrder, form, idempotencyKey, page }: Asked) {
  const parsed = parseForm(form, noteForm, context.translate);
  if (!parsed.ok) return json({ ...parsed.result, of: orderIntents.note }, { status: 422 });
  const call = context.client().sellerOrders;
  const given = { ...inOrder, text: parsed.value[noteField] };
  // With what was typed: an old page that is sent once more with other words is another note.
  const key = `${idempotencyKey} ${given.text}`.slice(0, 255);
  const done = await attempt(call.writeNote(given, { context: { idempotencyKey: key } }));
  if (!done.ok) return refusedOf(context, form, done.failure, orderIntents.note);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(page);
}

/** A number in either script; nothing typed is none. */
function piecesTyped(form: FormData, name: string): number {
  return Number(toLatinDigits(String(form.get(name) ?? "")).trim() || "0");
}

async function bookPieces(context: ConsoleContext, { inOrder, form, idempotencyKey, page }: Asked) {
  const pieces = bookedNames.flatMap((_, position) => {
    if (!form.has(bookedFields.back(position)) && !form.has(bookedFields.lost(position))) return [];
    const back = piecesTyped(form, bookedFields.back(position));
    const written_off = piecesTyped(form, bookedFields.lost(position));
    return back !== 0 || written_off !== 0 ? [{ position, back, written_off }] : [];
  });
  const wrong = pieces.find(({ back, written_off }) => ![back, written_off].every(isCount));
  if (pieces.length === 0 || wrong) {
    const sentence = context.translate(wrong ? "api.fields.quantity_invalid" : "orderDesk.returns.nothing");
    return json({ ...keptForm(form, sentence), of: orderIntents.book }, { status: 422 });
  }
  const key = `${idempotencyKey} ${JSON.stringify(pieces)}`.slice(0, 255);
  const call = context.client().sellerOrders;
  const done = await attempt(call.bookReturn({ ...inOrder, pieces }, { context: { idempotencyKey: key } }));
  if (!done.ok)
    return done.failure.code === "invalid_input"
      ? json(
          { ...keptForm(form, context.translate("api.fields.pieces_beyond")), of: orderIntents.book },
          { status: 422 },
        )
      : refusedOf(context, form, done.failure, orderIntents.book);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(page);
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= 1000;

/** A refusal of the form as a whole, with what was typed. */
function keptForm(form: FormData, sentence: string) {
  const initialValue: Record<string, string> = {};
  for (const [name, value] of form) initialValue[name] = String(value);
  return { status: "error" as const, error: { "": [sentence] }, initialValue };
}

/** What was refused stands at its own form, with what was typed. */
async function refusedOf(
  context: ConsoleContext,
  form: FormData,
  failure: Parameters<typeof refusedForm>[2],
  of: string,
) {
  const refused = refusedForm(context, form, failure);
  return json({ ...(await refused.json()), of }, { status: refused.status });
}
