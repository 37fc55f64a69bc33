import type { Queryable } from "../database/database";
import { addJob, failJob, takeJob } from "../jobs/job.repository";

/** Work that failed for good, for an admin to have it tried again. */
export async function addFailedJob(db: Queryable, now: Date): Promise<void> {
  const queue = "text message";
  await addJob(db, { queue, runAt: now });
  const job = await takeJob(db, new Map([[queue, 60]]), now);
  if (job) await failJob(db, job, { error: "The gateway does not answer.", retryAt: undefined, now });
}
