import { json, redirect } from "@remix-run/node";
import { quantityField } from "@haat/contract/fields";
import { toLatinDigits } from "@haat/contract/latin-digits";
import { attempt, type CallFailure } from "../../server/call-failure.server";
import { readForm } from "../../server/form-data.server";
import { isClientNavigation, leaveMessage } from "../../server/message.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";
import { buyFields, buyIntents } from "./buy-form";
import { findProduct } from "./product.server";
import { choiceGroups, choiceQuery, readChoice } from "./attribute-choice";

/** What the page shows after a refusal; the quantity stays as it was typed. */
export interface BuyRefusal {
  quantity: string;
  quantityError?: string;
  /** Id of the attribute group to choose in. */
  missingGroup?: string;
  error?: string;
}

/** Puts the chosen product in the cart; "buy now" goes on to the checkout. */
export async function putInCart(context: RequestContext, shop: Shop, slug: string, request: Request) {
  const form = await readForm(request, Object.values(buyFields));
  const product = await findProduct(context, shop, slug);
  const query = new URL(request.url).searchParams;
  const choice = readChoice(query, product);
  const typed = String(form.get(buyFields.quantity) ?? "1");
  const missing = choiceGroups(product, choice).find((_, place) => choice[place] === undefined);
  if (missing)
    return refuse({
      quantity: typed,
      missingGroup: String(missing.id),
      error: context.translate("pages.product.choose", { attribute: missing.name }),
    });
  const quantity = quantityField.safeParse(toLatinDigits(typed).trim());
  if (!quantity.success) {
    const capped = Number(toLatinDigits(typed)) > 1;
    return refuse({
      quantity: typed,
      quantityError: context.translate(`api.fields.${capped ? "quantity_capped" : "quantity_invalid"}`),
    });
  }
  const added = await attempt(
    context.client().cart.addToCart({
      language: context.language,
      seller_key: shop.seller.seller_key,
      id_product: product.id_product,
      id_product_attribute: choice.filter((id) => id !== undefined),
      quantity: quantity.data,
    }),
  );
  if (!added.ok) return refuse(asRefusal(added.failure, typed));
  const { cart_key, change } = added.answer.data;
  if (cart_key) context.session.set({ cartKey: cart_key });
  if (form.get(buyFields.intent) === buyIntents.buyNow) return redirect(shop.paths.checkout);
  const text = added.answer.message ?? context.translate("pages.product.added", { name: product.name });
  const kind = change === "capped" || change === "short" ? "warning" : "success";
  leaveMessage(context, kind, text);
  if (isClientNavigation(request)) return json({ added: true as const });
  return redirect(shop.paths.product(slug, choiceQuery(choice)));
}

function asRefusal(failure: CallFailure, quantity: string): BuyRefusal {
  const ofQuantity = failure.errors.find((error) => error.field === "quantity");
  return ofQuantity ? { quantity, quantityError: ofQuantity.message } : { quantity, error: failure.detail };
}

const refuse = (refusal: BuyRefusal) => json({ added: false as const, ...refusal }, { status: 422 });
