import { z } from "zod";
import { baseCall } from "./base-call";
import { envelope } from "./envelope";
import {
  firstNameField,
  lastNameField,
  optionalEmailField,
  otpField,
  passwordField,
  phoneField,
} from "./fields";
import { languageParam } from "./languages";

export const user = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** National form, `01712345678`. */
  mobile: z.string(),
  email: z.string().nullable(),
});
export type User = z.infer<typeof user>;

const sentOtp = envelope(
  z.object({
    /** The code itself in demo mode only (decisions.md, "Sign-in, sessions"), else `null`. */
    otp: z.string().nullable(),
    /** Seconds until the code expires, and until another may be asked for. */
    expires_in: z.int(),
    resend_in: z.int(),
  }),
);

/** The answer of sign-in and sign-up: specification §7 reads `status`, `user[0]` and `access_token` at the top. */
const identity = z.object({
  success: z.boolean(),
  /** See `signInStatus` and `signUpStatus`. */
  status: z.int(),
  message: z.string(),
  user: z.array(user),
  /** Opaque bearer token, shown once; `null` unless `status` is 1. */
  access_token: z.string().nullable(),
});

const ticket = z.string().min(1).max(128);

/** What the sign-up form and the call both ask for. */
export const registrationFields = {
  first_name: firstNameField,
  last_name: lastNameField,
  password: passwordField,
  email: optionalEmailField,
  /** The tick for "18 or older" and the terms. */
  terms: z.union([z.literal(true), z.literal("on").transform(() => true as const)], {
    error: "terms_required",
  }),
};

export const account = {
  sendOtp: baseCall
    .route({
      method: "POST",
      path: "/v1/send_otp",
      tags: ["Account"],
      summary: "Send a one-time code; the same answer whether or not the phone is registered",
    })
    .input(z.strictObject({ phone: phoneField }))
    .output(sentOtp),
  otpResend: baseCall
    .route({
      method: "POST",
      path: "/v1/otp_resend",
      tags: ["Account"],
      summary: "Send another one-time code",
    })
    .input(z.strictObject({ phone: phoneField }))
    .output(sentOtp),
  otpValidate: baseCall
    .route({
      method: "POST",
      path: "/v1/otp_validate",
      tags: ["Account"],
      summary: "Trade a code for a single-use ticket (10 minutes)",
    })
    .input(z.strictObject({ phone: phoneField, otp: otpField }))
    .output(envelope(z.object({ ticket: z.string(), expires_in: z.int() }))),
  signin: baseCall
    .route({
      method: "POST",
      path: "/v1/signin/{language}",
      tags: ["Account"],
      summary:
        "Trade a ticket for a session; the guest's carts named by the cart key merge into the customer's",
    })
    .input(z.strictObject({ language: languageParam, phone: phoneField, ticket }))
    .output(identity),
  customerRegistration: baseCall
    .route({
      method: "POST",
      path: "/v1/customer_registration/{language}",
      tags: ["Account"],
      summary: "Open an account with a ticket and sign in",
    })
    .input(z.strictObject({ language: languageParam, phone: phoneField, ticket, ...registrationFields }))
    .output(identity),
  logout: baseCall
    .route({ method: "POST", path: "/v1/logout", tags: ["Account"], summary: "End this session for good" })
    .input(z.strictObject({}).default({}))
    .output(envelope(z.object({ status: z.literal(1) }))),
  customerProfile: baseCall
    .route({
      method: "GET",
      path: "/v1/customer_profile/{language}",
      tags: ["Account"],
      summary: "Who is signed in: `data[0]`",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.array(user))),
};
