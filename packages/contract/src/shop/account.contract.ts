import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { signInResult, signUpResult } from "../shared/choices";
import { envelope } from "../shared/envelope";
import {
  changedEmailField,
  changedPictureField,
  firstNameField,
  knownPasswordField,
  lastNameField,
  optionalEmailField,
  otpField,
  passwordField,
  phoneField,
  pictureFileField,
  shopperPhoneField,
  termsField,
  ticketField,
} from "../shared/fields";
import { languageParam } from "../shared/languages";

export const user = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** National form, `01712345678`. */
  mobile: z.string(),
  email: z.string().nullable(),
});
export type User = z.infer<typeof user>;

export const profile = user.extend({
  /** Key of the picture below `/media`, as `picture_upload` gave it. */
  picture: z.string().nullable(),
  /** Whether the password is a second way in. */
  has_password: z.boolean(),
  /** For `If-Match` when it is changed. */
  version: z.string(),
});
export type Profile = z.infer<typeof profile>;

export const sentCode = z.object({
  /** The code itself in demo mode only, else `null`. */
  otp: z.string().nullable(),
  /** Seconds until the code expires, and until another may be asked for. */
  expires_in: z.int(),
  resend_in: z.int(),
  /** Who asked: the code is good only together with it. A code that is sent again has the same. */
  request_id: z.string(),
});

/** Pieces that found no place when carts were merged; `choice` are the values that were chosen. */
export const leftOutPieces = z.object({
  /** The shop in whose cart it found no place. */
  shop_name: z.string(),
  id_product: z.int(),
  name: z.string(),
  choice: z.array(z.string()),
  quantity: z.int(),
});

/** The answer of sign-in: `status`, `user[0]` and `access_token` stand at the top. */
export const signInAnswer = z.object({
  success: z.boolean(),
  status: signInResult,
  message: z.string(),
  user: z.array(user),
  /** Opaque bearer token, shown once; `null` unless `status` is 1. */
  access_token: z.string().nullable(),
  /** For `X-Device-Marks` at a later sign-in; `null` unless `status` is 1. It opens nothing. */
  device_mark: z.string().nullable(),
  /** Pieces that found no place when the guest's carts were merged into the customer's; the carts name them. */
  left_out_pieces: z.int(),
  /** The same by product and choice. */
  left_out: z.array(leftOutPieces),
});
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** The answer of sign-up, which signs in too. */
export const signUpAnswer = signInAnswer.extend({ status: signUpResult });

/** A code that proves a session to be of who has the phone; it lets nobody in. */
export const sentProof = sentCode.omit({ request_id: true });

const requestId = z.string().min(1).max(128);

/** What the profile form and the call both ask for. */
export const profileFields = {
  first_name: firstNameField,
  last_name: lastNameField,
  email: changedEmailField,
  picture: changedPictureField,
};

/** What the sign-up form and the call both ask for. */
export const registrationFields = {
  first_name: firstNameField,
  last_name: lastNameField,
  password: passwordField,
  email: optionalEmailField,
  terms: termsField,
};

export const account = {
  sendOtp: baseCall
    .route({
      method: "POST",
      path: "/v1/send_otp",
      tags: ["Account"],
      summary: "Send a one-time code; the same answer whether or not the phone is registered",
    })
    .input(z.strictObject({ phone: shopperPhoneField }))
    .output(envelope(sentCode)),
  otpResend: baseCall
    .route({
      method: "POST",
      path: "/v1/otp_resend",
      tags: ["Account"],
      summary: "Send another one-time code; those before it stay good for their time",
    })
    .input(z.strictObject({ phone: shopperPhoneField, request_id: requestId }))
    .output(envelope(sentCode)),
  otpValidate: baseCall
    .route({
      method: "POST",
      path: "/v1/otp_validate",
      tags: ["Account"],
      summary: "Trade a code for a single-use ticket (10 minutes), where it was asked for",
    })
    .input(z.strictObject({ phone: shopperPhoneField, otp: otpField, request_id: requestId }))
    .output(envelope(z.object({ ticket: z.string(), expires_in: z.int() }))),
  signin: baseCall
    .route({
      method: "POST",
      path: "/v1/signin/{language}",
      tags: ["Account"],
      summary:
        "Trade a ticket for a session; the guest's carts named by the cart key merge into the customer's",
    })
    .input(z.strictObject({ language: languageParam, phone: shopperPhoneField, ticket: ticketField }))
    .output(signInAnswer),
  signinPassword: baseCall
    .route({
      method: "POST",
      path: "/v1/signin_password/{language}",
      tags: ["Account"],
      summary: "Sign in with the password, the second way in; the same answer for numbers without an account",
    })
    .input(z.strictObject({ language: languageParam, phone: phoneField, password: knownPasswordField }))
    .output(signInAnswer),
  customerRegistration: baseCall
    .route({
      method: "POST",
      path: "/v1/customer_registration/{language}",
      tags: ["Account"],
      summary: "Open an account with a ticket and sign in",
    })
    .input(
      z.strictObject({
        language: languageParam,
        phone: shopperPhoneField,
        ticket: ticketField,
        ...registrationFields,
      }),
    )
    .output(signUpAnswer),
  sendPhoneCode: baseCall
    .route({
      method: "POST",
      path: "/v1/phone_code/{language}",
      tags: ["Account"],
      summary: "Send a code to one's own phone that proves this session, where an order asks for it",
      description: "It counts for the same limits as codes for signing in.",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(sentProof)),
  provePhone: baseCall
    .route({
      method: "POST",
      path: "/v1/phone_prove/{language}",
      tags: ["Account"],
      summary: "Prove this session with the code that was sent for it; no code for signing in is one",
    })
    .input(z.strictObject({ language: languageParam, otp: otpField }))
    .output(envelope(z.object({ status: z.literal(1) }))),
  logout: baseCall
    .route({ method: "POST", path: "/v1/logout", tags: ["Account"], summary: "End this session for good" })
    .input(z.strictObject({}).default({}))
    .output(envelope(z.object({ status: z.literal(1) }))),
  customerProfile: baseCall
    .route({
      method: "GET",
      path: "/v1/customer_profile/{language}",
      tags: ["Account"],
      summary: "Who is signed in: `data[0]`, with its version",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.array(profile))),
  updateCustomerProfile: baseCall
    .route({
      method: "POST",
      path: "/v1/update_customer_profile/{language}",
      tags: ["Account"],
      summary: "Change the profile; with If-Match only the version that was read",
    })
    .input(z.strictObject({ language: languageParam, ...profileFields }))
    .output(envelope(z.array(profile))),
  password: baseCall
    .route({
      method: "POST",
      path: "/v1/password/{language}",
      tags: ["Account"],
      summary: "Set or change the password, with the old one or a fresh ticket; other sessions end",
    })
    .input(
      z.strictObject({
        language: languageParam,
        password: passwordField,
        old_password: knownPasswordField.optional(),
        ticket: ticketField.optional(),
      }),
    )
    .output(envelope(z.object({ status: z.literal(1) }))),
  pictureUpload: baseCall
    .route({
      method: "POST",
      path: "/v1/picture_upload/{language}",
      tags: ["Account"],
      summary: "Upload a picture (multipart field `picture`; PNG or JPEG, 2 MB at most) and get its key",
    })
    .input(z.strictObject({ language: languageParam, picture: pictureFileField }))
    .output(envelope(z.object({ picture: z.string() }))),
};
