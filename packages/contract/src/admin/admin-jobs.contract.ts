import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { languageParam } from "../shared/languages";
import { coercedNumber } from "../shared/coerced-number";

export const jobState = oneWord("Where later work stands", {
  dead: "it failed as often as it may, and waits for somebody to say again",
  waiting: "it waits for its moment, or for a process that takes it",
  running: "a process does it now",
});

/** Work that is done later; what it is done with is not told. */
export const laterJob = z.object({
  id_job: z.int(),
  /** Which kind of work it is. */
  queue: z.string(),
  state: jobState,
  attempts: z.int(),
  /** RFC 3339, UTC. */
  created_at: z.string(),
  run_at: z.string(),
  dead_at: z.string().nullable(),
  /** What went wrong last, as the log has it; in English. */
  last_error: z.string().nullable(),
  /** Whether it can be tried again. */
  can_run_again: z.boolean(),
});
export type LaterJob = z.infer<typeof laterJob>;

const tags = ["Console: platform"];

export const adminJobCalls = {
  jobs: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/jobs/{language}/{state}",
      tags,
      summary: "Later work in a state, two hundred at most, and how much there is in each",
    })
    .input(z.strictObject({ language: languageParam, state: jobState }))
    .output(
      envelope(
        z.object({
          jobs: z.array(laterJob),
          counts: z.object({ dead: z.int(), waiting: z.int(), running: z.int() }),
        }),
      ),
    ),
  runJobAgain: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/run_job_again/{id}",
      tags,
      summary: "Give a job that failed for good all its tries again",
    })
    .input(z.strictObject({ id: coercedNumber(z.number().int().min(1)) }))
    .output(envelope(z.object({ status: z.literal(1) }))),
};
