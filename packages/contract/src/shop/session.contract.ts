import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";

export const session = z.object({
  /** Random; it opens nothing. */
  id: z.string(),
  /** RFC 3339, UTC. The last use is known to a quarter of an hour. */
  created_at: z.string(),
  last_used_at: z.string(),
  /** Such as `Chrome · Android`. */
  device: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof session>;

const ended = envelope(z.object({ status: z.literal(1) }));

export const sessionCalls = {
  logoutEverywhere: baseCall
    .route({
      method: "POST",
      path: "/v1/logout_everywhere",
      tags: ["Account"],
      summary: "End every session of the customer for good, this one too",
    })
    .input(z.strictObject({}).default({}))
    .output(ended),
  sessions: baseCall
    .route({
      method: "GET",
      path: "/v1/sessions/{language}",
      tags: ["Account"],
      summary: "Where the customer is signed in, last used first",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.object({ sessions: z.array(session) }))),
  endSession: baseCall
    .route({
      method: "DELETE",
      path: "/v1/session/{id}",
      tags: ["Account"],
      summary: "End one session of the customer for good",
    })
    .input(z.strictObject({ id: publicIdField }))
    .output(ended),
};
