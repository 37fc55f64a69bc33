import { z } from "zod";
import { reasonField } from "../seller/opening-fields";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { idField } from "../shared/fields";
import { languageParam } from "../shared/languages";

/** One of the two admins of a reset. */
const resettingAdmin = z.object({
  name: z.string(),
  /** Whether it is who asks. */
  is_self: z.boolean(),
});

/** Second factors that are to be taken from who has lost all of them. */
export const factorReset = z.object({
  id_reset: z.int(),
  id_customer: z.int(),
  name: z.string(),
  /** National form, `01712345678`. */
  mobile: z.string(),
  /** Whether the account is the own one of who asks. */
  is_own: z.boolean(),
  reason: z.string(),
  asked_by: resettingAdmin,
  /** RFC 3339, UTC. */
  asked_at: z.string(),
  /** Another admin; `null` until somebody has confirmed it. */
  confirmed_by: resettingAdmin.nullable(),
  confirmed_at: z.string().nullable(),
  /** When the factors go, 72 hours after it was confirmed; `null` until then. */
  due_at: z.string().nullable(),
});
export type FactorReset = z.infer<typeof factorReset>;

const one = { language: languageParam, id: idField() };
const answer = envelope(z.object({ reset: factorReset }));
const tags = ["Console: platform"];

/** A way back for who has lost every second factor and the recovery codes: two admins, 72 hours, and notices to the number. */
export const adminFactorResetCalls = {
  factorResets: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/factor_resets/{language}",
      tags,
      summary: "The resets of second factors that are under way, the oldest first",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.object({ resets: z.array(factorReset) }))),
  askFactorReset: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/ask_factor_reset/{language}/{id}",
      tags,
      summary:
        "Ask that an account's second factors are taken away, with a reason; another admin has to confirm it",
    })
    .input(z.strictObject({ ...one, reason: reasonField }))
    .output(answer),
  confirmFactorReset: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/confirm_factor_reset/{language}/{id}",
      tags,
      summary: "Confirm what another admin asked for: 72 hours later the second factors are taken away",
    })
    .input(z.strictObject(one))
    .output(answer),
  stopFactorReset: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/stop_factor_reset/{language}/{id}",
      tags,
      summary: "Stop a reset, whoever asked for it",
    })
    .input(z.strictObject(one))
    .output(envelope(z.object({ status: z.literal(1) }))),
};
