import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { signUpResult, signInResult } from "../shared/choices";
import { envelope } from "../shared/envelope";
import {
  firstNameField,
  lastNameField,
  phoneField,
  publicIdField,
  termsField,
  ticketField,
} from "../shared/fields";
import { languageParam } from "../shared/languages";
import { shopStatus } from "../shared/shop-status";
import {
  invitationAnswer,
  platformPermission,
  platformRole,
  shopPermission,
  shopRole,
} from "../shared/console-choices";
import { user } from "../shop/account.contract";
import { session } from "../shop/session.contract";

/** The answer of signing in to the console. */
export const consoleSignInAnswer = z.object({
  success: z.boolean(),
  status: signInResult,
  message: z.string(),
  user: z.array(user),
  /** Opaque bearer token of the console, shown once; `null` unless `status` is 1. It opens no call of a shopper. */
  access_token: z.string().nullable(),
  /** For `X-Device-Marks` at a later sign-in; `null` unless `status` is 1. It opens nothing. */
  device_mark: z.string().nullable(),
});
export type ConsoleSignInAnswer = z.infer<typeof consoleSignInAnswer>;

/** The answer of opening an account in the console, which signs in too. */
export const consoleSignUpAnswer = consoleSignInAnswer.extend({ status: signUpResult });

/** What the form for a new account asks for; no password, since the console lets in by a code. */
export const consoleRegistrationFields = {
  first_name: firstNameField,
  last_name: lastNameField,
  terms: termsField,
};

/** A shop that an account is a member of. */
export const ownShop = z.object({
  /** Names the shop in the console's calls. */
  seller_key: z.string(),
  /** Its address label. */
  slug: z.string(),
  title: z.string(),
  /** Path of the logo below `/media/`, without a width; `null` where there is none. */
  logo: z.string().nullable(),
  status: shopStatus,
  role: shopRole,
  permissions: z.array(shopPermission),
  /** Until when somebody of the platform looks into it and changes nothing (RFC 3339, UTC); `null` for its members. */
  viewed_until: z.string().nullable(),
});
export type OwnShop = z.infer<typeof ownShop>;

/** An invitation to join a shop that the account's number has. */
export const waitingInvitation = z.object({
  id_invitation: z.string(),
  shop_title: z.string(),
  role: shopRole,
  permissions: z.array(shopPermission),
  /** Who invites. */
  invited_by: z.string(),
  /** RFC 3339, UTC. */
  expires_at: z.string(),
});
export type WaitingInvitation = z.infer<typeof waitingInvitation>;

/** How an account stands to the terms for who sells; versions are the days from which they hold, `YYYY-MM-DD`. */
export const sellerTerms = z.object({
  version: z.string(),
  /** The newest one that was accepted, and when (RFC 3339, UTC). */
  accepted_version: z.string().nullable(),
  accepted_at: z.string().nullable(),
  /** One that is announced and does not hold yet. */
  coming_version: z.string().nullable(),
});
export type SellerTerms = z.infer<typeof sellerTerms>;

export const consoleAccount = z.object({
  account: user,
  /** What the account may do on the platform itself; `null` for who is not of its people. */
  platform: z
    .object({
      role: platformRole,
      permissions: z.array(platformPermission),
    })
    .nullable(),
  shops: z.array(ownShop),
  invitations: z.array(waitingInvitation),
  seller_terms: sellerTerms,
  /** Somebody asked that the account's second factors are taken away; `due_at` is `null` until another admin confirmed it. */
  factor_reset: z
    .object({ id_reset: z.int(), asked_at: z.string(), due_at: z.string().nullable() })
    .nullable(),
});
export type ConsoleAccount = z.infer<typeof consoleAccount>;

const ended = envelope(z.object({ status: z.literal(1) }));
const tags = ["Console: account"];

/** Who is in the console; `account.sendOtp` and `account.otpValidate` give the ticket. */
export const sellerAccountCalls = {
  signin: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/signin/{language}",
      tags,
      summary: "Trade a ticket for a session of the console, which no shopper's call takes",
    })
    .input(z.strictObject({ language: languageParam, phone: phoneField, ticket: ticketField }))
    .output(consoleSignInAnswer),
  registration: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/registration/{language}",
      tags,
      summary: "Open an account with a ticket, without a password, and sign in to the console",
    })
    .input(
      z.strictObject({
        language: languageParam,
        phone: phoneField,
        ticket: ticketField,
        ...consoleRegistrationFields,
      }),
    )
    .output(consoleSignUpAnswer),
  me: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/me/{language}",
      tags,
      summary: "Who is signed in to the console, in which shops, and what they may do in each",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(consoleAccount)),
  answerInvitation: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/answer_invitation/{language}",
      tags,
      summary: "Join a shop that asked the account's number, or say no",
    })
    .input(
      z.strictObject({
        language: languageParam,
        id: publicIdField,
        answer: invitationAnswer,
      }),
    )
    .output(envelope(z.object({ shop: ownShop.nullable() }))),
  acceptTerms: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/accept_terms",
      tags,
      summary: "Accept the terms for who sells: those that hold, or those that are announced",
    })
    .input(z.strictObject({ version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/) }))
    .output(ended),
  logout: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/logout",
      tags,
      summary: "End this session of the console for good",
    })
    .input(z.strictObject({}).default({}))
    .output(ended),
  logoutEverywhere: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/logout_everywhere",
      tags,
      summary: "End every session of the account for good: the console's, this one too, and those in shops",
    })
    .input(z.strictObject({}).default({}))
    .output(ended),
  sessions: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/sessions/{language}",
      tags,
      summary: "Where the account is signed in to the console, last used first",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.object({ sessions: z.array(session) }))),
  endSession: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/session/{id}",
      tags,
      summary: "End one session of the console for good",
    })
    .input(z.strictObject({ id: publicIdField }))
    .output(ended),
};
