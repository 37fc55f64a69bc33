import { json, redirect } from "@remix-run/node";
import { addressFields } from "@haat/contract/address.contract";
import { addressFormFields, addressFormIntents } from "@haat/ui/commerce/address-form/address-form";
import { z } from "zod";
import { attempt } from "../../server/call-failure.server";
import { parseForm, readForm, refuseForm } from "../../server/form-data.server";
import { leaveMessage } from "../../server/message.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";
import { checkoutFields } from "../checkout/checkout-form";
import { checkoutHref, readCheckoutChoice } from "../checkout/checkout-query.server";
import { loadPlaces } from "./places.server";

const { is_home: _tick, ...typedFields } = addressFields;
const schema = z.object({ ...typedFields, is_home: z.literal("1").optional() });

/** Saves the address, or (intent "refresh") shows the form again with the lists of the chosen places. */
export async function saveAddress(context: RequestContext, shop: Shop, request: Request) {
  const form = await readForm(request, Object.values(addressFormFields));
  const places = await loadPlaces(context, {
    division: chosenId(form, addressFormFields.division),
    city: chosenId(form, addressFormFields.city),
  });
  if (form.get(addressFormFields.intent) === addressFormIntents.refresh) {
    const values = {
      ...Object.fromEntries(form),
      [addressFormFields.division]: String(places.division ?? ""),
    };
    return json({ places, result: { initialValue: values } });
  }
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json({ places, result: parsed.result }, { status: 422 });
  const saved = await attempt(
    context
      .client()
      .address.customerAddressCreate({ ...parsed.value, is_home: parsed.value.is_home ? 1 : 0 }),
  );
  if (!saved.ok)
    return json({ places, result: refuseForm(form, saved.failure) }, { status: saved.failure.status });
  leaveMessage(context, "success", context.translate("pages.addresses.saved"));
  return redirect(afterSaving(shop, new URL(request.url).searchParams, saved.answer.data.address_unique_id));
}

/** Back to the checkout with the new address chosen, where the shopper came from there; else to the list. */
function afterSaving({ paths }: Shop, query: URLSearchParams, addressId: string): string {
  const isFromCheckout = query.has(checkoutFields.shippingMethod);
  return isFromCheckout
    ? checkoutHref(paths.checkout, { ...readCheckoutChoice(query), addressId })
    : paths.addresses;
}

function chosenId(form: FormData, name: string): number | undefined {
  const id = Number(form.get(name));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
