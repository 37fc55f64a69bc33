import { z } from "zod";
import { signInAnswer } from "./account.contract";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { languageParam } from "../shared/languages";

/** 32 bytes as base64url: a random secret, or the SHA-256 hash of one. */
const secretField = z.string().regex(/^[\w-]{43}$/);
const shopNameField = z.string().min(1).max(63);

/** How one sign-in reaches the shops' own hosts, each of which has a session of its own (RFC 7636 is the model). */
export const handOverCalls = {
  handOver: baseCall
    .route({
      method: "POST",
      path: "/v1/hand_over",
      tags: ["Account"],
      summary: "Hand this sign-in over to a shop's own host: a token that is good there once, for 30 seconds",
      description:
        "`challenge` is the SHA-256 hash, as base64url, of a secret of the browser that asks: the token is good only " +
        "together with the secret. A newer token for the same shop takes the place of an older one.",
    })
    .input(z.strictObject({ shop_name: shopNameField, challenge: secretField }))
    .output(envelope(z.object({ token: z.string(), expires_in: z.int() }))),
  signinHandOver: baseCall
    .route({
      method: "POST",
      path: "/v1/signin_hand_over/{language}",
      tags: ["Account"],
      summary:
        "Trade a token that was handed over for a session; the guest's carts named by the cart key merge into the customer's",
      description:
        "`verifier` is the secret whose hash was the `challenge`. A token is used up by whoever brings it first, whether " +
        "rightly or not (`status` 3). The new session lasts no longer than the one that was handed over.",
    })
    .input(
      z.strictObject({
        language: languageParam,
        shop_name: shopNameField,
        token: secretField,
        verifier: secretField,
      }),
    )
    .output(signInAnswer),
};
