import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { factorCodeField, idField, otpField, passkeyNameField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { sentProof } from "../shop/account.contract";

/** A passkey as its owner knows it. */
export const passkey = z.object({
  id_passkey: z.string(),
  /** What its owner called it. */
  name: z.string(),
  /** RFC 3339, UTC. */
  added_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** What an account can prove itself with besides its phone, and whether this session has. */
export const secondFactors = z.object({
  /** The app that shows time-based codes; `null` where there is none. */
  authenticator: z.object({ added_at: z.string() }).nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
  /** The account's work on the platform cannot be done without one. */
  is_required: z.boolean(),
  /**
   * Until when this session need not prove itself again, by the second factor or, without one, by a code from the phone; RFC
   * 3339, `null` where it has to.
   */
  proved_until: z.string().nullable(),
  /** The code that the app would show now: in demo mode only. */
  demo_code: z.string().nullable(),
});
export type SecondFactors = z.infer<typeof secondFactors>;

/** Ten codes for when all else is lost, each good once; shown this once. */
const freshRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** What WebAuthn's scripts take: JSON that neither side of ours reads into (https://www.w3.org/TR/webauthn-3/). */
const webauthnOptions = z.record(z.string(), z.unknown());

const base64url = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/);

/** What they give back, of which the browser alone knows more than this. */
const credentialJson = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().max(32).optional(),
};
export const registrationResponse = z.object({
  ...credentialJson,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});
export const authenticationResponse = z.object({
  ...credentialJson,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type RegistrationResponse = z.infer<typeof registrationResponse>;
export type AuthenticationResponse = z.infer<typeof authenticationResponse>;

const done = envelope(z.object({ status: z.literal(1) }));
const inLanguage = z.strictObject({ language: languageParam });
const tags = ["Console: second factor"];

/** What proves an account besides its phone: time-based codes (RFC 6238), passkeys, recovery codes. */
export const secondFactorCalls = {
  secondFactors: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/second_factor/{language}",
      tags,
      summary: "What the account can prove itself with besides its phone",
    })
    .input(inLanguage)
    .output(envelope(secondFactors)),
  prove: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/prove/{language}",
      tags,
      summary: "Prove this session with a code of the app or a recovery code; each is good once",
    })
    .input(z.strictObject({ language: languageParam, code: factorCodeField }))
    .output(envelope(z.object({ recovery_codes_left: z.int() }))),
  sendPhoneCode: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/phone_code/{language}",
      tags,
      summary:
        "Send a code to the account's own phone that proves this session alone; for an account without a second factor",
    })
    .input(inLanguage)
    .output(envelope(sentProof)),
  provePhone: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/phone_prove/{language}",
      tags,
      summary: "Prove this session with the code that was sent for it; no code for signing in is one",
    })
    .input(z.strictObject({ language: languageParam, code: otpField }))
    .output(done),
  beginAuthenticator: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/authenticator/{language}",
      tags,
      summary: "The key for an app that shows codes; it counts once a code of it was given",
    })
    .input(inLanguage)
    .output(
      envelope(
        z.object({
          /** Base32, as apps take it. */
          secret: z.string(),
          /** What the QR code says. */
          uri: z.string(),
          /** The QR code: its dark squares as the path of an SVG, and the side of its view box. */
          qr: z.object({ side: z.int(), path: z.string() }),
          /** In demo mode only. */
          demo_code: z.string().nullable(),
        }),
      ),
    ),
  confirmAuthenticator: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/authenticator_confirm/{language}",
      tags,
      summary: "Count the app from now on: its first code; answers the recovery codes where there were none",
    })
    .input(z.strictObject({ language: languageParam, code: otpField }))
    .output(envelope(freshRecoveryCodes)),
  removeAuthenticator: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/second_factor/authenticator/{language}",
      tags,
      summary: "Take the app's codes for nothing from now on",
    })
    .input(inLanguage)
    .output(done),
  renewRecoveryCodes: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/recovery_codes/{language}",
      tags,
      summary: "Ten new recovery codes in the place of the old ones",
    })
    .input(inLanguage)
    .output(envelope(freshRecoveryCodes)),
  passkeyOptions: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/passkey_options/{language}",
      tags,
      summary: "What a browser needs to make a passkey",
    })
    .input(inLanguage)
    .output(envelope(z.object({ options: webauthnOptions }))),
  addPasskey: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/passkey/{language}",
      tags,
      summary: "Keep a passkey that the browser made; answers the recovery codes where there were none",
    })
    .input(
      z.strictObject({ language: languageParam, name: passkeyNameField, response: registrationResponse }),
    )
    .output(envelope(freshRecoveryCodes)),
  passkeyChallenge: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/passkey_challenge/{language}",
      tags,
      summary: "What a browser needs to answer with a passkey",
    })
    .input(inLanguage)
    .output(envelope(z.object({ options: webauthnOptions }))),
  provePasskey: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/passkey_prove/{language}",
      tags,
      summary: "Prove this session with a passkey's answer, which is good once",
    })
    .input(z.strictObject({ language: languageParam, response: authenticationResponse }))
    .output(done),
  stopReset: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/second_factor/stop_reset/{language}/{id}",
      tags,
      summary: "Stop what admins began: the account's second factors are not lost",
    })
    .input(z.strictObject({ language: languageParam, id: idField() }))
    .output(done),
  removePasskey: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/second_factor/passkey/{language}/{id}",
      tags,
      summary: "Take a passkey for nothing from now on",
    })
    .input(z.strictObject({ language: languageParam, id: z.string().min(1).max(64) }))
    .output(done),
};
