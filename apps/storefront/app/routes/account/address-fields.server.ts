import { json } from "@remix-run/node";
import { addressFields } from "@haat/contract/shop/address.contract";
import { business } from "@haat/contract/shared/business-constants";
import { idField } from "@haat/contract/shared/fields";
import { formatNumber } from "@haat/i18n/numbers";
import { addressFormFields, addressFormIntents } from "@haat/ui/commerce/address-form/address-form";
import { z } from "zod";
import { componentLabels } from "../../server/present/labels.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import { findPlaces, loadPlaces } from "./places.server";

const { is_home: _tick, id_area: _listed, ...typedFields } = addressFields;

const written = z.object({ ...typedFields, is_home: z.literal("1").optional() });
const listed = written.extend({ id_area: idField("area_required") });

/** The rules of what the form sends: an area of the list, unless its name is written, which then counts. */
export function addressFormSchema(form: FormData) {
  return form.get(addressFormFields.areaName) ? written : listed;
}

/** The lists for what is chosen in a form. */
export function placesOfForm(context: RequestContext, form: FormData) {
  return loadPlaces(context, {
    division: chosenId(form, addressFormFields.division),
    city: chosenId(form, addressFormFields.city),
  });
}

function chosenId(form: FormData, name: string): number | undefined {
  const id = Number(form.get(name));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/**
 * The form once more where only its places are asked for: with the lists of what is chosen, or with what a typed name
 * means. Nothing where it is to be saved.
 */
export async function answerPlaces(context: RequestContext, form: FormData) {
  const chosen = form.get(addressFormFields.foundPlace);
  if (typeof chosen === "string") takeFoundPlace(form, chosen);
  else if (!asksForPlaces(form)) return undefined;
  // Empty and not gone: a saved address may have one.
  if (form.get(addressFormFields.intent) === addressFormIntents.list)
    form.set(addressFormFields.areaName, "");
  const places = await placesOfForm(context, form);
  const typed = String(form.get(addressFormFields.place) ?? "");
  const isSearch = typeof chosen !== "string" && !asksForLists(form);
  const found = isSearch ? await findPlaces(context, typed) : undefined;
  const division = { [addressFormFields.division]: String(places.division ?? "") };
  return json({ places, found, result: { initialValue: { ...Object.fromEntries(form), ...division } } });
}

/** Enter means the search for a place where one is written. */
function asksForPlaces(form: FormData): boolean {
  const intent = form.get(addressFormFields.intent);
  if (asksForLists(form) || intent === addressFormIntents.find) return true;
  return intent === addressFormIntents.enter && Boolean(form.get(addressFormFields.place));
}

function asksForLists(form: FormData): boolean {
  const intent = form.get(addressFormFields.intent);
  return intent === addressFormIntents.refresh || intent === addressFormIntents.list;
}

/** Chooses a found place in the form, which is then as if it had been chosen from the lists. */
function takeFoundPlace(form: FormData, value: string): void {
  const [city = "", area = ""] = value.split("-");
  form.set(addressFormFields.city, city);
  form.set(addressFormFields.area, area);
  // Empty and not gone: a saved address may have one.
  form.set(addressFormFields.areaName, "");
  for (const name of [addressFormFields.place, addressFormFields.foundPlace]) form.delete(name);
}

/** The form's words, with the count of the address line in the reader's digits. */
export function addressFormLabels(context: PageLanguage) {
  const { language, translate } = context;
  const digits = Array.from({ length: 10 }, (_, digit) => formatNumber(digit, language)).join("");
  const { addressForm, optional } = componentLabels(context);
  const max = formatNumber(business.addressMaxLength, language);
  return {
    count: {
      template: translate("components.characters.count", { max }),
      limit: translate("components.characters.limit", { max }),
      digits,
    },
    labels: {
      ...addressForm,
      optional,
      tooLong: translate("api.fields.phone_too_long"),
    },
  };
}
