import { json, redirect } from "@remix-run/node";
import type { Address } from "@haat/contract/shop/address.contract";
import { addressFormFields } from "@haat/ui/commerce/address-form/address-form";
import { attempt } from "@haat/web-forms/call-failure.server";
import { onlyVersion } from "@haat/web-forms/if-match.server";
import { parseForm, readForm, refuseForm } from "@haat/web-forms/form-data.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import { missingAt } from "../../server/shop/own-place.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { addressFormSchema, answerPlaces, placesOfForm } from "./address-fields.server";
import type { OwnPlace } from "../../server/http/shop-of-page.server";

/** Name of the field with the version that was read, so that nobody overwrites what changed elsewhere. */
export const versionField = "version";

/** One of the customer's own addresses, or the page that says there is none. */
export async function findAddress(
  context: RequestContext,
  place: OwnPlace,
  addressId: string,
): Promise<Address> {
  const { data } = await context.client().address.customerAddressList({ language: context.language });
  const address = data.addresses.find((known) => known.address_unique_id === addressId);
  if (!address) throw await missingAt(context, place);
  return address;
}

/** An address as its form shows it. */
export function addressValues(address: Address): Record<string, string> {
  return {
    [addressFormFields.firstName]: address.first_name,
    [addressFormFields.lastName]: address.last_name,
    [addressFormFields.phone]: address.contact_number,
    [addressFormFields.division]: String(address.division.id_division),
    [addressFormFields.city]: String(address.city.id_city),
    [addressFormFields.area]: String(address.area.id_area ?? ""),
    [addressFormFields.areaName]: address.area.id_area === null ? address.area.area_name : "",
    [addressFormFields.address]: address.address,
    [addressFormFields.postalCode]: address.postal_code,
    [addressFormFields.isHome]: address.is_home === 1 ? "1" : "",
  };
}

/** Saves the changed address, or shows the form again with the lists of the chosen places. */
export async function changeAddress(
  context: RequestContext,
  place: OwnPlace,
  addressId: string,
  request: Request,
) {
  const form = await readForm(request, [...Object.values(addressFormFields), versionField]);
  const version = onlyVersion(form.get(versionField));
  form.delete(versionField);
  const asked = await answerPlaces(context, form);
  if (asked) return asked;
  const places = await placesOfForm(context, form);
  const parsed = parseForm(form, addressFormSchema(form), context.translate);
  if (!parsed.ok) return json({ places, result: parsed.result }, { status: 422 });
  const saved = await attempt(
    context
      .client()
      .address.customerAddressUpdate(
        { id: addressId, ...parsed.value, is_home: parsed.value.is_home ? 1 : 0 },
        { context: version },
      ),
  );
  if (!saved.ok) {
    if (saved.failure.code === "address_not_found") throw await missingAt(context, place);
    flashFailure(context, saved.failure);
    return json({ places, result: refuseForm(form, saved.failure) }, { status: saved.failure.status });
  }
  leaveMessage(context, "success", context.translate("accountPages.addresses.changed"));
  return redirect(place.paths.addresses);
}
