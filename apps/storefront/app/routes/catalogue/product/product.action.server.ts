import { json, redirect } from "@remix-run/node";
import type { ProductDetail } from "@haat/contract/shop/catalogue.contract";
import { buyBoxFields, buyBoxIntents } from "@haat/ui/commerce/buy-box/buy-box-fields";
import { stockAlertFields, stockAlertIntents } from "@haat/ui/commerce/stock-alert-form/stock-alert-form";
import type { CallFailure } from "@haat/web-forms/call-failure.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { checkedQuantity, typedQuantity } from "../../cart/quantity.server";
import { cartVersionField } from "../../cart/add-key.server";
import { addedHref } from "../../cart/added-line.server";
import { addToCart } from "../../cart/addition.server";
import { answerQuickAdd } from "../../cart/quick-add.server";
import { askForAlert, removeAlert } from "./stock-alert.action.server";
import type { BuyError, PutInCartAnswer } from "./put-in-cart-answer";
import { findProduct } from "../product.server";
import { choiceGroups, choiceOfValues, choiceQuery } from "../attribute-choice";
import type { Shop } from "../../../server/http/shop-of-page.server";

/** What the forms of the page send. */
const fields = new Set([
  ...Object.values(buyBoxFields),
  ...Object.values(stockAlertFields),
  cartVersionField,
]);

/** Buys the product, or waits for it where it is sold out; or buys one of those whose cards stand below. */
export async function answerProductForm(context: RequestContext, shop: Shop, slug: string, request: Request) {
  const quick = await answerQuickAdd(context, shop, request.clone(), context.path);
  if (quick) return quick;
  const form = await readForm(request, [...fields]);
  const product = await findProduct(context, shop, slug);
  const intent = form.get(stockAlertFields.intent);
  if (intent === stockAlertIntents.ask) return askForAlert(context, shop, product, form);
  if (intent === stockAlertIntents.remove) return removeAlert(context, shop, form);
  return putInCart(context, shop, product, form);
}

/** Puts the chosen product in the cart; "buy now" leaves the cart alone and goes on to buy this product at once. */
async function putInCart(context: RequestContext, shop: Shop, product: ProductDetail, form: FormData) {
  const choice = choiceOfValues(form.getAll(buyBoxFields.attribute).map(Number), product);
  const typed = typedQuantity(form.get(buyBoxFields.quantity), "1");
  const missing = choiceGroups(product, choice).filter((_, place) => choice[place] === undefined);
  if (missing.length > 0)
    return refuse(context, {
      quantity: typed,
      missing: missing.map(({ id, name }) => ({
        id: String(id),
        error: context.translate("pages.product.choose", { attribute: name }),
      })),
    });

  const quantity = checkedQuantity(context, typed);
  if (!quantity.ok) return refuse(context, { quantity: typed, quantityError: quantity.error });
  if (form.get(buyBoxFields.intent) === buyBoxIntents.buy) {
    const wanted = { product: product.slug, quantity: String(quantity.value), ...choiceQuery(choice) };
    return redirect(`${shop.paths.direct}?${new URLSearchParams(wanted)}`);
  }
  const addition = {
    id_product: product.id_product,
    id_product_attribute: choice.filter((id) => id !== undefined),
    quantity: quantity.value,
  };
  const added = await addToCart(context, shop, addition, form.get(cartVersionField));
  if (!added.ok) return refuse(context, asRefusal(added.failure, typed));
  const { change, cart_unique_id: line } = added.answer.data;
  const text = added.answer.message ?? context.translate("pages.product.added", { name: product.name });
  const kind = change === "capped" || change === "short" ? "warning" : "success";
  // With scripts a sheet says it over the page, else the cart's page; a toast would lie over the sheet's buttons.
  if (kind === "warning") leaveMessage(context, kind, text);
  if (context.isClientNavigation)
    return json<PutInCartAnswer>({ added: true, path: context.path, id: context.requestId, line });
  const back = shop.paths.product(product.slug, choiceQuery(choice));
  return redirect(addedHref(shop, line, back));
}

function asRefusal(failure: CallFailure, quantity: string): BuyError {
  const ofQuantity = failure.errors.find((error) => error.field === "quantity");
  return ofQuantity ? { quantity, quantityError: ofQuantity.message } : { quantity, error: failure.detail };
}

const refuse = (context: RequestContext, refusal: BuyError) =>
  json<PutInCartAnswer>({ added: false, path: context.path, ...refusal }, { status: 422 });
