import { z } from "zod";
import { business } from "../shared/business-constants";
import { deliveryZone } from "../shared/choices";
import type { FieldErrorCode } from "../shared/error-codes";
import {
  areaNameField,
  firstNameField,
  graphemeCount,
  idField,
  optionalIdField,
  phoneField,
  streetAddressField,
  termsField,
} from "../shared/fields";
import { toLatinDigits } from "../shared/latin-digits";
import { tidyLine, tidyLines } from "../shared/typed-text";
import { coercedNumber } from "../shared/coerced-number";

/** The fields of an application, for its calls and for the console's forms alike. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;

/** A text that may be blank, of so many characters at most. */
export function optionalText(most: number, long: FieldErrorCode, tidied = tidyLine) {
  return z
    .string()
    .max(most * 10, long)
    .transform(tidied)
    .refine((text) => graphemeCount(text) <= most, long)
    .default("");
}

/** The same, of several lines. */
export const optionalLines = (most: number, long: FieldErrorCode) => optionalText(most, long, tidyLines);

/** A text of one line that must not be blank, of so many characters at most. */
export function requiredText(most: number, required: FieldErrorCode, long: FieldErrorCode) {
  return z
    .string({ error: required })
    .max(most * 10, long)
    .transform(tidyLine)
    .superRefine((text, context) => {
      if (text === "") context.addIssue({ code: "custom", message: required });
      else if (graphemeCount(text) > most) context.addIssue({ code: "custom", message: long });
    });
}

export const shopNameField = requiredText(business.shopNameMaxLength, "shop_name_required", "shop_name_long");

/** What an application begins with. */
export const startOpeningFields = {
  name: shopNameField,
  id_business_category: idField("business_category_required"),
  id_city: idField("city_required"),
  id_area: optionalIdField("area_required"),
  /** Where the list lacks the area. */
  area_name: areaNameField,
  /** Asked of who has not accepted the terms for who sells yet. */
  terms: termsField.optional(),
};

/** The name in both languages. */
export const openingNameFields = { name_bn: shopNameField, name_en: shopNameField };

/** As it was typed: what it lacks is told by the call, with labels that are free. */
export const labelField = z
  .string({ error: code("label_required") })
  .max(200, code("label_shape"))
  .transform((typed) => toLatinDigits(typed.normalize("NFC")).trim().toLowerCase())
  .refine((typed) => typed !== "", code("label_required"));

export const colourField = z
  .string({ error: code("colour_shape") })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, code("colour_shape"));

export const openingPlaceFields = {
  id_city: idField("city_required"),
  id_area: optionalIdField("area_required"),
  area_name: areaNameField,
  address: streetAddressField,
  phone: phoneField,
  contact_name: firstNameField,
};

const mostFee = business.deliveryFeeMaxTaka * 100;

/** What delivery costs, in poisha: whole taka. */
export const feeField = z
  .int(code("fee_invalid"))
  .min(0, code("fee_invalid"))
  .max(mostFee, code("fee_invalid"))
  .multipleOf(100, code("fee_invalid"));

const isTyped = (typed: unknown) => typed !== undefined && typed !== null && typed !== "";
const takaOf = (typed: string) => {
  const digits = toLatinDigits(typed).replace(/[,৳\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) * 100 : Number.NaN;
};

/** The same as a form has it: taka in the digits of either script. */
export const typedFeeField = z
  .string({ error: code("fee_required") })
  .max(32, code("fee_invalid"))
  .refine((typed) => typed.trim() !== "", code("fee_required"))
  .transform(takaOf)
  .pipe(feeField);

/** The same where it may be left empty. */
export const optionalTypedFeeField = z
  .string()
  .max(32, code("fee_invalid"))
  .transform((typed) => (isTyped(typed.trim()) ? takaOf(typed) : null))
  .pipe(feeField.nullable())
  .optional();

const dayField = coercedNumber(
  z
    .number({ error: code("days_invalid") })
    .int(code("days_invalid"))
    .min(0, code("days_invalid"))
    .max(business.deliveryDaysMost, code("days_invalid")),
);

/** An area that lies in another zone than its city, or has a fee of its own: one of the two. */
export const deliveryExceptionField = z.union([
  z.strictObject({ id_area: idField(), zone: deliveryZone }),
  z.strictObject({ id_area: idField(), fee: feeField }),
]);

/** Amounts are poisha. */
export const openingDeliveryFields = {
  fee_city: feeField,
  /** Left out, the suburbs cost what the country does. */
  fee_suburbs: feeField.nullable().optional(),
  fee_country: feeField,
  suburbs: z.array(idField()).max(63).default([]),
  exceptions: z.array(deliveryExceptionField).max(business.deliveryExceptions).default([]),
  free_from: feeField.max(100_000_000, code("fee_invalid")).nullable().optional(),
  /** Left out, it stays as it is; asked for where nothing is said yet. */
  days_from: dayField.optional(),
  days_to: dayField.optional(),
  /** Both or neither: null where it takes as long beyond the home city as in it; left out, it stays as it is. */
  country_days_from: dayField.nullable().optional(),
  country_days_to: dayField.nullable().optional(),
  is_pick_up: z.boolean(),
};

/** At least one language of each is asked for; the call says which is missing. */
export const openingAboutFields = {
  tagline_bn: optionalText(business.shopTaglineMaxLength, "tagline_long"),
  tagline_en: optionalText(business.shopTaglineMaxLength, "tagline_long"),
  about_bn: optionalText(business.shopAboutMaxLength, "about_long", tidyLines),
  about_en: optionalText(business.shopAboutMaxLength, "about_long", tidyLines),
};

/** A day as forms send it, or nothing. */
const optionalDayField = z
  .string()
  .trim()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, code("date_invalid"))
  .refine((day) => day === "" || !Number.isNaN(Date.parse(day)), code("date_invalid"))
  .transform((day) => day || undefined)
  .optional();

export const pauseFields = {
  note: optionalText(business.pauseNoteMaxLength, "pause_note_long", tidyLines),
  until: optionalDayField,
};

/** Why the platform decides as it does. */
export const reasonField = requiredText(business.remarkMaxLength, "reason_required", "reason_long");
export const remarkField = requiredText(business.remarkMaxLength, "remark_required", "reason_long");

/** What the platform's people write for each other. */
export const noteField = optionalText(business.remarkMaxLength, "reason_long", tidyLines);
