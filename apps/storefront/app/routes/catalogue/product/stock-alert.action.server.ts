import { json, redirect } from "@remix-run/node";
import type { ProductDetail } from "@haat/contract/shop/catalogue.contract";
import { phoneField } from "@haat/contract/shared/fields";
import { stockAlertFields } from "@haat/ui/commerce/stock-alert-form/stock-alert-form";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import { parseForm, refuseForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { RequestContext } from "../../../server/http/request-context.server";
import { asCustomer } from "../../../server/http/guard.server";
import { provideCode } from "@haat/web-forms/code-request.server";
import { askStockAlert, takeBack, flashStockAlertFailure } from "../stock-alert.action.server";
import { chosenCombination, choiceOfValues, choiceQuery } from "../attribute-choice";
import type { StockAlertAnswer } from "./stock-alert-answer";
import type { Shop } from "../../../server/http/shop-of-page.server";

const schema = z.object({ [stockAlertFields.phone]: phoneField });

/** Lets who is signed in wait for what is sold out; anybody else first proves the number with a code. */
export async function askForAlert(
  context: RequestContext,
  { seller, paths }: Shop,
  product: ProductDetail,
  form: FormData,
) {
  const choice = choiceOfValues(form.getAll(stockAlertFields.attribute).map(Number), product);
  const path = paths.product(product.slug, choiceQuery(choice));
  // Where not all is chosen, nothing of the product is left: it is awaited in any choice.
  const attributeIds = chosenCombination(product, choice) ? choice.filter((id) => id !== undefined) : [];
  const wish = { sellerKey: seller.seller_key, productId: product.id_product, attributeIds };
  if (context.session.data.token) {
    const asked = await attempt(askStockAlert(context, wish));
    if (asked.ok) {
      leaveMessage(context, "success", asked.answer.message ?? "");
      return redirect(path);
    }
    // The session was ended elsewhere: the page asks for the number now.
    if (asked.failure.errors.length > 0) context.session.set({ token: undefined });
    else return flashStockAlertFailure(context, asked.failure, path);
  }
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok)
    return json<StockAlertAnswer>({ alert: parsed.result, path: context.path }, { status: 422 });
  context.session.set({ stockAlert: { ...wish, name: product.name, path } });
  const refusal = await provideCode(context, form, String(parsed.value[stockAlertFields.phone]));
  if (!refusal) return redirect(paths.stockAlertCode);
  flashFailure(context, refusal);
  const alert = refuseForm(form, refusal);
  return json<StockAlertAnswer>({ alert, path: context.path }, { status: refusal.status });
}

/** Who is signed in waits no longer. */
export async function removeAlert(context: RequestContext, { seller, paths }: Shop, form: FormData) {
  const id = String(form.get(stockAlertFields.alert) ?? "") || "none";
  await asCustomer(context, paths, () => takeBack(context, seller.seller_key, id));
  return redirect(context.path);
}
