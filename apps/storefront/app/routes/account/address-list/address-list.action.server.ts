import { json, redirect } from "@remix-run/node";
import {
  savedAddressFields as fields,
  savedAddressIntents as intents,
} from "@haat/ui/commerce/saved-address-list/saved-address-list";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import { typedText } from "@haat/web-forms/typed-text.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { findAddress } from "../address-edit.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";

/** Deletes an address, or makes it home. */
export async function changeAddresses(context: RequestContext, place: OwnPlace, request: Request) {
  const form = await readForm(request, Object.values(fields));
  const id = typedText(form.get(fields.address), 64);
  if (form.get(fields.intent) === intents.makeHome) return makeHome(context, place, id);
  if (form.get(fields.intent) === intents.delete) return deleteAddress(context, place, id);
  return redirect(place.paths.addresses);
}

async function deleteAddress(context: RequestContext, { paths }: OwnPlace, id: string) {
  const deleted = await attempt(context.client().address.customerAddressDelete({ id: id || "none" }));
  if (deleted.ok) leaveMessage(context, "success", context.translate("accountPages.addresses.deleted"));
  // Deleted by an earlier press, it is as it was wanted.
  else if (deleted.failure.code !== "address_not_found") return refuse(context, id, deleted.failure);
  return redirect(paths.addresses);
}

async function makeHome(context: RequestContext, place: OwnPlace, id: string) {
  const address = await findAddress(context, place, id);
  const changed = await attempt(
    context.client().address.customerAddressUpdate({
      id,
      first_name: address.first_name,
      last_name: address.last_name,
      contact_number: address.contact_number,
      id_division: address.division.id_division,
      id_city: address.city.id_city,
      ...(address.area.id_area === null
        ? { area_name: address.area.area_name }
        : { id_area: address.area.id_area }),
      address: address.address,
      postal_code: address.postal_code,
      is_home: 1,
    }),
  );
  if (!changed.ok) return refuse(context, id, changed.failure);
  leaveMessage(context, "success", context.translate("accountPages.addresses.madeHome"));
  return redirect(place.paths.addresses);
}

/** The server's sentence in a red toast, and on the card itself. */
function refuse(context: RequestContext, id: string, failure: CallFailure) {
  leaveMessage(context, "error", failure.detail);
  flashFailure(context, failure);
  return json({ errors: { [id]: failure.detail } }, { status: failure.status });
}
