import { json, redirect } from "@remix-run/node";
import { addressFormFields } from "@haat/ui/commerce/address-form/address-form";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refuseForm } from "@haat/web-forms/form-data.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { addressFormSchema, answerPlaces, placesOfForm } from "../address-fields.server";
import { purchaseHref } from "../../checkout/checkout-query.server";
import { addressKeyField } from "./address-key";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";

/** Saves the address, or (intent "refresh") shows the form again with the lists of the chosen places. */
export async function saveAddress(context: RequestContext, { paths, shop }: OwnPlace, request: Request) {
  const form = await readForm(request, [...Object.values(addressFormFields), addressKeyField]);
  const idempotencyKey = String(form.get(addressKeyField) ?? "");
  form.delete(addressKeyField);
  const asked = await answerPlaces(context, form);
  if (asked) return asked;
  const places = await placesOfForm(context, form);
  const parsed = parseForm(form, addressFormSchema(form), context.translate);
  if (!parsed.ok) return json({ places, result: parsed.result }, { status: 422 });
  const saved = await attempt(
    context
      .client()
      .address.customerAddressCreate(
        { ...parsed.value, is_home: parsed.value.is_home ? 1 : 0 },
        { context: { ...(idempotencyKey && { idempotencyKey }) } },
      ),
  );
  if (!saved.ok) {
    flashFailure(context, saved.failure);
    return json({ places, result: refuseForm(form, saved.failure) }, { status: saved.failure.status });
  }
  leaveMessage(context, "success", context.translate("pages.addresses.saved"));
  const addressId = saved.answer.data.address_unique_id;
  // Back to the checkout with the new address chosen, where the shopper came from there; else to the list.
  const query = new URL(request.url).searchParams;
  const purchase = shop && purchaseHref(shop.paths, query, addressId);
  return redirect(purchase ?? paths.addresses);
}
