import { z } from "zod";
import { auditTrail, beforeField } from "../shared/audit-event";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { languageParam } from "../shared/languages";

export const trailOf = oneWord("Whose part of the audit trail", {
  staff: "what the platform's people did",
  members: "what shops' members did there",
  accounts: "what people did with their own accounts, and as customers",
});

export const adminAuditCalls = {
  auditEvents: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/audit/{language}/{of}",
      tags: ["Console: platform"],
      summary:
        "The audit trail of the whole platform, the newest first; of one phone's account, or of one shop",
    })
    .input(
      z.strictObject({
        language: languageParam,
        of: trailOf,
        /** A phone, or a shop's key or address label. */
        search: z.string().max(100).optional(),
        before: beforeField,
      }),
    )
    .output(envelope(auditTrail)),
};
