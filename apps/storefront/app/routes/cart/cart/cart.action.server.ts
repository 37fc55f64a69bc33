import type { WaitingMessage } from "../../../server/session/session.server";
import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { quantityField } from "@haat/contract/shared/fields";
import { cartLineFields, cartLineIntents } from "@haat/ui/commerce/cart-line/cart-line";
import { couponFields, couponIntents } from "@haat/ui/commerce/coupon-box/coupon-box";
import { undoIntents } from "@haat/ui/commerce/undo-note/undo-note";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { showCart } from "../shown-cart.server";
import { applyToCart, readCouponCode, takeOffCart } from "../coupon.server";
import { leftOutFields, leftOutIntents } from "./left-out-fields";
import { decideLeftOut } from "./left-out.server";
import { checkedQuantity, typedQuantity } from "../quantity.server";
import { undoFields } from "../../../shell/undo-fields";
import type { Shop } from "../../../server/http/shop-of-page.server";

/** What went wrong with one line. */
export interface LineError {
  lineId: string;
  /** The quantity as it was typed. */
  typed: string;
  error: string;
}

const fieldNames = new Set([
  ...Object.values(cartLineFields),
  ...Object.values(couponFields),
  ...Object.values(undoFields),
  ...Object.values(leftOutFields),
]);

/** Changes the cart by the button that was pressed: a line, its coupon, or a line that is to come back. */
export async function changeCart(context: RequestContext, shop: Shop, request: Request) {
  const form = await readForm(request, [...fieldNames]);
  const intent = form.get(cartLineFields.intent);
  if (intent === undoIntents.restore) return restoreLine(context, shop, form);
  if (intent === leftOutIntents.take || intent === leftOutIntents.drop)
    return decideLeftOut(context, shop, form);
  if (intent === couponIntents.remove) {
    await takeOffCart(context, shop);
    return redirect(shop.paths.cart);
  }
  if (intent === couponIntents.apply || form.has(couponFields.code))
    return applyCoupon(context, shop, readCouponCode(form.get(couponFields.code)));
  return changeLine(context, shop, form);
}

async function applyCoupon(context: RequestContext, shop: Shop, code: string | undefined) {
  return (await applyToCart(context, shop, code)) ?? redirect(shop.paths.cart);
}

async function changeLine(context: RequestContext, shop: Shop, form: FormData) {
  const lineId = String(form.get(cartLineFields.line) ?? "");
  const intent = String(form.get(cartLineFields.intent) ?? cartLineIntents.set);
  const typedText = typedQuantity(form.get(cartLineFields.quantity));
  const typed = typedText === "" ? NaN : Number(typedText);
  const wanted = quantityFor(intent, typed);
  if (intent === cartLineIntents.remove || (intent === cartLineIntents.decrease && wanted < 1))
    return removeLine(context, shop, lineId);
  const quantity = checkedQuantity(context, wanted);
  if (!quantity.ok) return refuse({ lineId, typed: typedText, error: quantity.error }, 422);
  const changed = await attempt(
    context.client().cart.updateCart({
      language: context.language,
      seller_key: shop.seller.seller_key,
      cart_unique_id: lineId,
      quantity: quantity.value,
    }),
  );
  if (!changed.ok) return refuseCall(context, changed.failure, lineId, typedText);
  const { change } = changed.answer.data;
  if (changed.answer.message && change !== "unchanged")
    leaveMessage(
      context,
      change === "capped" || change === "short" ? "warning" : "success",
      changed.answer.message,
    );
  return done(context, shop.paths.cart);
}

function quantityFor(intent: string, typed: number): number {
  if (intent === cartLineIntents.increase) return typed + 1;
  return intent === cartLineIntents.decrease ? typed - 1 : typed;
}

/** A line that is gone already was removed by an earlier press: the cart is as it was wanted. */
async function removeLine(context: RequestContext, shop: Shop, cartUniqueId: string) {
  const { items } = await showCart(context, shop);
  const line = items.find((item) => item.cart_unique_id === cartUniqueId);
  const removed = await attempt(context.client().cart.removeCartProduct({ cartUniqueId }));
  if (!removed.ok && removed.failure.status !== 404) flashFailure(context, removed.failure);
  if (removed.ok && line)
    leaveMessage<WaitingMessage>(
      context,
      "success",
      context.translate("components.undoNote.removed", { name: line.name }),
      {
        undo: {
          productId: line.id_product,
          attributeIds: line.product_attribute.map((value) => value.id_product_attribute),
          quantity: line.quantity,
          key: randomUUID(),
        },
      },
    );
  return done(context, shop.paths.cart);
}

/** Puts back what was taken out, once for all presses of the same note. */
async function restoreLine(context: RequestContext, shop: Shop, form: FormData) {
  const quantity = quantityField.safeParse(form.get(undoFields.quantity));
  const put = await attempt(
    context.client().cart.addToCart(
      {
        language: context.language,
        seller_key: shop.seller.seller_key,
        id_product: Number(form.get(undoFields.product)) || 0,
        id_product_attribute: form.getAll(undoFields.attribute).map((id) => Number(id) || 0),
        quantity: quantity.data ?? 1,
      },
      { context: { idempotencyKey: String(form.get(undoFields.key) ?? "") } },
    ),
  );
  if (put.ok) leaveMessage(context, "success", context.translate("accountPages.cart.undone"));
  else leaveMessage(context, "error", put.failure.detail);
  return redirect(shop.paths.cart);
}

/** Scripts stay on the page and show it anew; without them it is loaded anew. */
const done = (context: RequestContext, href: string) =>
  context.isClientNavigation ? json({ changed: true as const }) : redirect(href);

function refuseCall(context: RequestContext, failure: CallFailure, lineId: string, typed: string) {
  flashFailure(context, failure);
  return refuse({ lineId, typed, error: failure.errors[0]?.message ?? failure.detail }, 422);
}

const refuse = (refusal: LineError, status: number) => json(refusal, { status });
