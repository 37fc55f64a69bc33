import { z } from "zod";
import { optionalText } from "../seller/opening-fields";
import { business } from "../shared/business-constants";
import type { FieldErrorCode } from "../shared/error-codes";
import { toLatinDigits } from "../shared/latin-digits";
import { nationalPhone } from "../shared/phone";

/** The fields of the platform's settings, for its call and for the console's form alike. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;

/** A short number such as 16263, or a number of a landline, a mobile phone or an IP phone; empty is not set. */
const helpNumber = /^(?:[1-9]\d{2,4}|0\d{8,10})?$/;

const smsPerDayField = z
  .int(code("sms_per_day_invalid"))
  .min(business.smsPerDayLeast, code("sms_per_day_invalid"))
  .max(business.smsPerDayMost, code("sms_per_day_invalid"))
  .nullable();

const settingsFields = {
  help_phone: z
    .string()
    .max(64, code("help_phone_invalid"))
    .transform(nationalPhone)
    .refine((digits) => helpNumber.test(digits), code("help_phone_invalid"))
    .default(""),
  help_hours_bn: optionalText(business.helpHoursMaxLength, "help_hours_long"),
  help_hours_en: optionalText(business.helpHoursMaxLength, "help_hours_long"),
  office_address_bn: optionalText(business.addressMaxLength, "address_long"),
  office_address_en: optionalText(business.addressMaxLength, "address_long"),
  office_email: z
    .string()
    .trim()
    .toLowerCase()
    .max(business.emailMaxLength, code("email_long"))
    .pipe(z.union([z.literal(""), z.email(code("email_invalid"))], code("email_invalid")))
    .default(""),
};

/** What the platform's people may say of it; empty is not set, and then the usual holds. */
export const platformSettingsFields = {
  ...settingsFields,
  /** How many text messages may go out in a day; `null`: as many as are asked for. */
  sms_per_day: smsPerDayField.default(null),
};

/** A whole number as people write it, in the digits of either script; nothing where it is left empty. */
function typedNumber(typed: string): number | null {
  const digits = toLatinDigits(typed).replace(/[,\s]/g, "");
  if (digits === "") return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The same as a form has them. */
export const typedSettingsFields = {
  ...settingsFields,
  sms_per_day: z
    .string()
    .max(32, code("sms_per_day_invalid"))
    .default("")
    .transform(typedNumber)
    .pipe(smsPerDayField),
};
