import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";

/** Calls that were answered, if with a refusal, and calls that were not, for a fault of ours. */
const counted = z.object({ answered: z.int(), failed: z.int() });

const servicePart = oneWord("A part of the service", {
  shopping: "looking around in shops, carts, the customer's own pages",
  ordering: "placing an order",
  signing_in: "codes and passwords, opening an account",
  selling: "the console",
});

/** How the service did, as its own processes counted it. */
export const serviceStatus = z.object({
  measured_at: z.string(),
  /** Since when it is counted, within the last 30 days; `null` where nothing is counted yet. */
  measured_since: z.string().nullable(),
  /** Minutes of these days in which no process was there to count, to five. */
  silent_minutes: z.int(),
  parts: z.array(
    z.object({
      part: servicePart,
      /** Of the last five to ten minutes. */
      lately: counted,
      last_day: counted,
      /** Of the last 30 days. */
      last_month: counted,
    }),
  ),
});
export type ServiceStatus = z.infer<typeof serviceStatus>;

export const statusCalls = {
  serviceStatus: baseCall
    .route({
      method: "GET",
      path: "/v1/service_status",
      tags: ["Service"],
      summary: "How often the parts of the service worked lately, as its processes counted it",
    })
    .input(z.strictObject({}).default({}))
    .output(envelope(serviceStatus)),
};
