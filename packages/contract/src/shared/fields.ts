import { z } from "zod";
import { business } from "./business-constants";
import { fieldErrors, type FieldErrorCode } from "./error-codes";
import { toLatinDigits } from "./latin-digits";
import { nationalPhone, phoneError, testShopOfNumber } from "./phone";
import { tidyLine, tidyLines, withoutUnseenSigns } from "./typed-text";
import { coercedNumber } from "./coerced-number";

/** Every field that a form or a call shares, with its rules. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;

/** How many characters a reader counts: grapheme clusters, so that ক্ষ is one. */
export function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter("bn", { granularity: "grapheme" }).segment(text)) count += 1;
  return count;
}

const phoneFieldOf = (missing: FieldErrorCode) =>
  z
    .string({ error: missing })
    .max(64, code("phone_incorrect"))
    .transform(nationalPhone)
    .superRefine((value, context) => {
      const error = phoneError(value);
      if (error) context.addIssue({ code: "custom", message: error === "phone_required" ? missing : error });
    });
export const phoneField = phoneFieldOf("phone_required");
/** A number that is not that of whoever types it. */
export const othersPhoneField = phoneFieldOf("others_phone_required");

/** A number that a shopper signs in with: also that of a test shop's customer. */
export const shopperPhoneField = z
  .string({ error: code("phone_required") })
  .max(64, code("phone_incorrect"))
  .transform(nationalPhone)
  .superRefine((value, context) => {
    const error = testShopOfNumber(value) === undefined ? phoneError(value) : undefined;
    if (error) context.addIssue({ code: "custom", message: error });
  });

export const otpField = z
  .string({ error: code("otp_required") })
  .max(64, code("otp_format"))
  .transform((typed) => toLatinDigits(typed).replace(/\s/g, ""))
  .superRefine((value, context) => {
    if (value === "") context.addIssue({ code: "custom", message: code("otp_required") });
    else if (!/^\d{6}$/.test(value)) context.addIssue({ code: "custom", message: code("otp_format") });
  });

/** A code of the authenticator app, six digits, or a recovery code: ten letters and digits, however they are grouped. */
export const factorCodeField = z
  .string({ error: code("factor_code_required") })
  .max(64, code("factor_code_format"))
  .transform((typed) =>
    toLatinDigits(typed)
      .replace(/[\s\p{Pd}]/gu, "")
      .toLowerCase(),
  )
  .superRefine((value, context) => {
    if (value === "") context.addIssue({ code: "custom", message: code("factor_code_required") });
    else if (!/^(?:\d{6}|[a-z0-9]{10})$/.test(value))
      context.addIssue({ code: "custom", message: code("factor_code_format") });
  });

/** What its owner calls a passkey. */
export const passkeyNameField = z
  .string({ error: code("passkey_name_required") })
  .max(400, code("passkey_name_long"))
  .transform(tidyLine)
  .superRefine((value, context) => {
    if (value === "") context.addIssue({ code: "custom", message: code("passkey_name_required") });
    else if (graphemeCount(value) > business.passkeyNameMaxLength)
      context.addIssue({ code: "custom", message: code("passkey_name_long") });
  });

/** Letters of any script with their marks, spaces, dots, hyphens and apostrophes; no digits, no symbols. */
const nameCharacters = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;

function nameField(required: FieldErrorCode) {
  return z
    .string({ error: required })
    .max(400, code("name_length"))
    .transform(tidyLine)
    .superRefine((value, context) => {
      const refuse = (message: FieldErrorCode) => context.addIssue({ code: "custom", message });
      if (value === "") return refuse(required);
      if (!nameCharacters.test(value)) return refuse("name_characters");
      const length = graphemeCount(value);
      if (length < business.nameMinLength || length > business.nameMaxLength) refuse("name_length");
    });
}
export const firstNameField = nameField("first_name_required");
export const lastNameField = nameField("last_name_required");

/** An address of electronic mail, or nothing: a form sends what is not filled in as an empty text. */
export const optionalEmailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(255, code("email_invalid"))
  .transform((typed) => typed || undefined)
  .pipe(z.email(code("email_invalid")).optional())
  .optional();

/** The same in a change: left out it stays as it is, left empty it is taken away. */
export const changedEmailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(255, code("email_invalid"))
  .transform((typed) => typed || null)
  .pipe(z.email(code("email_invalid")).nullable())
  .optional();

export const passwordField = z
  .string({ error: code("password_required") })
  .min(1, code("password_required"))
  .min(business.passwordMinLength, code("password_short"))
  .max(200, code("invalid"));

/** A password that exists already: whether it is right is all that matters. */
export const knownPasswordField = z
  .string({ error: code("known_password_required") })
  .min(1, code("known_password_required"))
  .max(200, code("invalid"));

export const streetAddressField = z
  .string({ error: code("address_required") })
  .max(2000, code("address_long"))
  .transform(tidyLine)
  .superRefine((value, context) => {
    if (value === "") context.addIssue({ code: "custom", message: code("address_required") });
    else if (graphemeCount(value) > business.addressMaxLength)
      context.addIssue({ code: "custom", message: code("address_long") });
  });

/** The name of an area that the list lacks, or nothing. */
export const areaNameField = z
  .string()
  .max(business.areaNameMaxLength * 10, code("area_name_long"))
  .transform(tidyLine)
  .refine((name) => graphemeCount(name) <= business.areaNameMaxLength, code("area_name_long"))
  .transform((name) => name || undefined)
  .optional();

export const postalCodeField = z
  .string({ error: code("postal_code_required") })
  .max(64, code("postal_code_digits"))
  .transform((typed) => toLatinDigits(typed).trim())
  .superRefine((value, context) => {
    if (value === "") context.addIssue({ code: "custom", message: code("postal_code_required") });
    else if (!/^\d{4,7}$/.test(value))
      context.addIssue({ code: "custom", message: code("postal_code_digits") });
  });

/** A text of at most so many characters that may not be blank. */
export function writtenField(
  most: number,
  required: FieldErrorCode,
  long: FieldErrorCode,
  tidied = tidyLine,
) {
  return z
    .string({ error: required })
    .max(most * 10, long)
    .transform(tidied)
    .superRefine((value, context) => {
      if (value === "") context.addIssue({ code: "custom", message: required });
      else if (graphemeCount(value) > most) context.addIssue({ code: "custom", message: long });
    });
}
export const contactNameField = writtenField(
  business.contactNameMaxLength,
  "contact_name_required",
  "contact_name_long",
);
export const subjectField = writtenField(business.subjectMaxLength, "subject_required", "subject_long");
export const messageField = writtenField(
  business.messageMaxLength,
  "message_required",
  "message_long",
  tidyLines,
);
const complaintTextOf = (missing: FieldErrorCode) =>
  writtenField(business.complaintTextMaxLength, missing, "complaint_text_long", tidyLines);
/** What a customer writes about what is wrong with an order. */
export const complaintTextField = complaintTextOf("complaint_text_required");
/** What the shop or the platform answers. */
export const complaintAnswerField = complaintTextOf("complaint_answer_required");
export const emailField = z
  .string({ error: code("email_required") })
  .trim()
  .toLowerCase()
  .min(1, code("email_required"))
  .max(business.emailMaxLength, code("email_long"))
  .pipe(z.email(code("email_invalid")));

/** A row id as it comes from a form, a query or JSON. */
export const idField = (missing: FieldErrorCode = "required") =>
  coercedNumber(z.number({ error: missing }).int(missing).positive(missing).max(2_147_483_647, missing));

/** The same where it may be left out; a form sends what is not chosen as an empty text. */
export const optionalIdField = (wrong: FieldErrorCode = "required") =>
  z
    .preprocess(
      (given) => (given === "" ? 0 : given),
      coercedNumber(z.number({ error: wrong }).int(wrong).min(0, wrong).max(2_147_483_647, wrong)),
    )
    .transform((id) => id || undefined)
    .optional();

/** One value for each global attribute of a product, in any order; a query may bring a single one without brackets. */
export const attributeIdsField = z
  .union([z.array(idField()).max(3), idField().transform((id) => [id])])
  .default([]);

export const quantityField = coercedNumber(
  z
    .number({ error: code("quantity_invalid") })
    .int(code("quantity_invalid"))
    .min(1, code("quantity_invalid"))
    .max(business.maxQuantityPerProduct, code("quantity_capped")),
);

export const slugField = z.string().min(1).max(120);
export const publicIdField = z.string().min(1).max(64);
/** What a code that was typed in is traded for. */
export const ticketField = z.string().min(1).max(128);

/** The tick for "18 or older" and the terms. */
export const termsField = z.union([z.literal(true), z.literal("on").transform(() => true as const)], {
  error: code("terms_required"),
});

/** Names a shop in calls; who looks at one by a preview names it by a longer key. */
export const sellerKeyField = z.string().regex(/^[a-z0-9]{4,40}$/);
/** The number of a page, from 1; always a part of the path. */
export const pageField = coercedNumber(z.number().int().min(1).max(100_000));
/** How many rows a page of a list has, where the caller wants another number than the usual. */
export const perPageField = coercedNumber(z.number().int().min(1).max(business.mostPerPage)).optional();
export const couponCodeField = z
  .string()
  .max(64)
  .transform((typed) =>
    toLatinDigits(withoutUnseenSigns(typed.normalize("NFKC")))
      .trim()
      .toUpperCase(),
  );

/** A file of a form; what is in it is looked at by the call itself. */
export const pictureFileField = z.file({ error: code("picture_required") });

/** Key of a picture that was uploaded, in a change: left out it stays as it is, left empty it is taken away. */
export const changedPictureField = z
  .string()
  .max(100, code("picture_unknown"))
  .transform((key) => key || null)
  .optional();

/** Amounts on the wire: whole poisha, never a fraction. */
export const poisha = z.int();

export function isFieldErrorCode(text: string): text is FieldErrorCode {
  return (fieldErrors as readonly string[]).includes(text);
}
