import { json, redirect } from "@remix-run/node";
import { business } from "@haat/contract/business-constants";
import { quantityField } from "@haat/contract/fields";
import { toLatinDigits } from "@haat/contract/latin-digits";
import { cartLineFields, cartLineIntents } from "@haat/ui/commerce/cart-line/cart-line";
import { attempt } from "../../server/call-failure.server";
import { readForm } from "../../server/form-data.server";
import { leaveMessage } from "../../server/message.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";

/** What went wrong with one line. */
export interface LineRefusal {
  lineId: string;
  /** The quantity as it was typed. */
  typed: string;
  error: string;
}

/** Changes one line of the cart by the button that was pressed. */
export async function changeCartLine(context: RequestContext, shop: Shop, request: Request) {
  const form = await readForm(request, Object.values(cartLineFields));
  const lineId = String(form.get(cartLineFields.line) ?? "");
  const intent = String(form.get(cartLineFields.intent) ?? cartLineIntents.set);
  const typedText = toLatinDigits(String(form.get(cartLineFields.quantity) ?? "")).trim();
  const typed = typedText === "" ? NaN : Number(typedText);
  const wanted = quantityFor(intent, typed);
  if (intent === cartLineIntents.remove || (intent === cartLineIntents.decrease && wanted < 1))
    return removeLine(context, shop, lineId);
  const quantity = quantityField.safeParse(wanted);
  if (!quantity.success) {
    const code = wanted > business.maxQuantityPerProduct ? "quantity_capped" : "quantity_invalid";
    return refuse({ lineId, typed: typedText, error: context.translate(`api.fields.${code}`) });
  }
  const changed = await attempt(
    context.client().cart.updateCart({
      language: context.language,
      seller_key: shop.seller.seller_key,
      cart_unique_id: lineId,
      quantity: quantity.data,
    }),
  );
  if (!changed.ok)
    return refuse({
      lineId,
      typed: typedText,
      error: changed.failure.errors[0]?.message ?? changed.failure.detail,
    });
  const { change } = changed.answer.data;
  if (changed.answer.message && change !== "unchanged")
    leaveMessage(
      context,
      change === "capped" || change === "short" ? "warning" : "success",
      changed.answer.message,
    );
  return redirect(shop.paths.cart);
}

function quantityFor(intent: string, typed: number): number {
  if (intent === cartLineIntents.increase) return typed + 1;
  return intent === cartLineIntents.decrease ? typed - 1 : typed;
}

/** A line that is gone already was removed by an earlier press: the cart is as it was wanted. */
async function removeLine(context: RequestContext, shop: Shop, cartUniqueId: string) {
  const removed = await attempt(context.client().cart.removeCartProduct({ cartUniqueId }));
  if (removed.ok && removed.answer.message) leaveMessage(context, "success", removed.answer.message);
  return redirect(shop.paths.cart);
}

const refuse = (refusal: LineRefusal) => json(refusal, { status: 422 });
