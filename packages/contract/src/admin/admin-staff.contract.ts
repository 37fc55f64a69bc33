import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { platformRole } from "../shared/console-choices";
import { envelope } from "../shared/envelope";
import { languageParam } from "../shared/languages";

/** Somebody of the platform's own people. */
export const staffMember = z.object({
  id_account: z.int(),
  name: z.string(),
  /** National form, `01712345678`. */
  mobile: z.string(),
  role: platformRole,
  /** RFC 3339, UTC. */
  since: z.string(),
  /** Whether it is who asks. */
  is_self: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const adminStaffCalls = {
  staff: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/staff/{language}",
      tags: ["Console: platform"],
      summary: "The platform's own people, first come first",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.object({ staff: z.array(staffMember) }))),
};
