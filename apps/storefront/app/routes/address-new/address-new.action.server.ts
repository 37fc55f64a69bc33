import { json, redirect } from "@remix-run/node";
import { addressFields } from "@haat/contract/address.contract";
import { addressFormFields, addressFormIntents } from "@haat/ui/commerce/address-form/address-form";
import { z } from "zod";
import { attempt } from "../../server/call-failure.server";
import { parseForm, readForm, refuseForm } from "../../server/form-data.server";
import { pathAfterSignIn } from "../../server/guard.server";
import { leaveMessage } from "../../server/message.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";
import { divisionOfCity } from "./places.server";

const { is_home: _home, id_division: _division, ...typedFields } = addressFields;
const schema = z.object({ ...typedFields, is_home: z.literal("1").optional() });

/** The id in the field, if it is one. */
export function typedCity(form: FormData): number | undefined {
  const id = Number(form.get(addressFormFields.city));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Saves the address, or (intent "refresh") only shows the form again with the areas of the chosen city. */
export async function saveAddress(context: RequestContext, shop: Shop, request: Request) {
  const form = await readForm(request, Object.values(addressFormFields));
  const city = typedCity(form);
  if (form.get(addressFormFields.intent) === addressFormIntents.refresh)
    return json({ city, result: { initialValue: Object.fromEntries(form) } });
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json({ city, result: parsed.result }, { status: 422 });
  const id_division = (await divisionOfCity(context, parsed.value.id_city)) ?? 0;
  const saved = await attempt(
    context
      .client()
      .address.customerAddressCreate({
        ...parsed.value,
        id_division,
        is_home: parsed.value.is_home ? 1 : 0,
      }),
  );
  if (!saved.ok) return json({ city, result: refuseForm(form, saved.failure) }, { status: saved.failure.status });
  const target = pathAfterSignIn(context, shop.paths.addresses);
  context.session.set({ redirectPath: undefined });
  leaveMessage(context, "success", context.translate("pages.addresses.saved"));
  return redirect(target);
}
