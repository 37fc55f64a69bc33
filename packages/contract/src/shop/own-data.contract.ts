import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { heldKind } from "../shared/held-kind";
import { languageParam } from "../shared/languages";

/** A copy of what the platform holds of a customer. */
export const ownData = z.object({
  taken_at: z.string(),
  kinds: z.array(
    z.object({
      kind: heldKind,
      /** What each row says, by names. */
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});
export type OwnData = z.infer<typeof ownData>;

export const ownDataCalls = {
  copyOwnData: baseCall
    .route({
      method: "GET",
      path: "/v1/own_data/{language}",
      tags: ["Account"],
      summary: "A copy of what is held of who is signed in",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(ownData)),
  deleteAccount: baseCall
    .route({
      method: "POST",
      path: "/v1/delete_account/{language}",
      tags: ["Account"],
      summary: "Delete the account of who is signed in and has just proved the phone",
      description:
        "What is held of the person goes; orders stay without them, as the law asks. There is no way back. 409 `account_proof_needed` where the session was not proved lately (`phone_code`, `phone_prove`).",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.object({ status: z.literal(1) }))),
};
