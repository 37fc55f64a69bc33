import type { LaterJob } from "@haat/contract/admin/admin-jobs.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import * as jobs from "../../jobs/job.repository";
import type { JobState, ListedJob } from "../../jobs/job.repository";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type OnPlatform } from "../audit/audit.usecases";

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

const describeJob = (job: ListedJob, state: JobState): LaterJob => ({
  id_job: job.id,
  queue: job.queue,
  state,
  attempts: job.attempts,
  created_at: job.createdAt.toISOString(),
  run_at: job.runAt.toISOString(),
  dead_at: isoOrNull(job.deadAt),
  last_error: job.lastError,
  // What would expire has lost its words when it died.
  can_run_again: state === "dead" && job.expiresAt === null,
});

/** Later work in a state, and how much there is in each. */
export function listJobs({ db, clock }: Services, scope: StaffScope, state: JobState) {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const found = await jobs.listJobs(tx, state, business.mostJobsShown, now);
      return { jobs: found.map((job) => describeJob(job, state)), counts: await jobs.countJobs(tx, now) };
    },
    scope,
  );
}

/**
 * Gives a job that failed for good all its tries again.
 * @throws not_found for what is no such job, has lost its words or stands in the table anew
 */
export function runJobAgain(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  id: number,
): Promise<void> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const revived = await jobs.reviveJob(tx, id, now);
      if (!revived) throw new DomainError("not_found");
      await recordCommand(tx, actor, { action: "job_again", subject: `${revived.queue} ${id}` }, now);
    },
    scope,
  );
}
