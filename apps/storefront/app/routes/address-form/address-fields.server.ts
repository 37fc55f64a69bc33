import { addressFields } from "@haat/contract/address.contract";
import { business } from "@haat/contract/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { addressFormFields, addressFormIntents } from "@haat/ui/commerce/address-form/address-form";
import { z } from "zod";
import { componentLabels } from "../../server/labels.server";
import type { RequestContext } from "../../server/request-context.server";
import { loadPlaces } from "./places.server";

const { is_home: _tick, ...typedFields } = addressFields;

/** What the form sends. */
export const addressFormSchema = z.object({ ...typedFields, is_home: z.literal("1").optional() });

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

/** Whether only the lists of places are asked for. */
export function asksForPlaces(form: FormData): boolean {
  return form.get(addressFormFields.intent) === addressFormIntents.refresh;
}

/** What was typed so far, with the division that the chosen city is in. */
export function valuesWithPlaces(form: FormData, division: number | undefined) {
  return { ...Object.fromEntries(form), [addressFormFields.division]: String(division ?? "") };
}

/** The form's words, with the count of the address line in the reader's digits. */
export function addressFormLabels(context: RequestContext) {
  const { language, translate } = context;
  const digits = Array.from({ length: 10 }, (_, digit) => formatNumber(digit, language)).join("");
  const max = formatNumber(business.addressMaxLength, language);
  return {
    count: { template: translate("components.addressForm.addressCount", { max }), digits },
    labels: {
      ...componentLabels(context).addressForm,
      tooLong: translate("api.fields.phone_too_long"),
    },
  };
}
