import type { WaitingWork } from "@haat/contract/admin/admin-reports.contract";
import type { PlatformPermission } from "@haat/contract/shared/permissions";
import type { Queryable } from "../../database/database";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import * as waiting from "./waiting-work.repository";

/** How much waits for the platform's people, of what somebody may see. */
export function countWaitingWork(
  { db }: Pick<Services, "db">,
  scope: StaffScope,
  permissions: ReadonlySet<PlatformPermission>,
): Promise<WaitingWork> {
  return inTransaction(
    db,
    async (tx) => {
      const ofThose = async (needed: PlatformPermission, countAll: (db: Queryable) => Promise<number>) =>
        permissions.has(needed) ? countAll(tx) : null;
      return {
        applications: await ofThose("platformReview", waiting.countApplications),
        messages: await ofThose("platformInbox", waiting.countOpenMessages),
        complaints: await ofThose("platformInbox", waiting.countPassedComplaints),
        factor_resets: await ofThose("platformFactors", waiting.countFactorResets),
        dead_jobs: await ofThose("platformJobs", waiting.countDeadJobs),
      };
    },
    scope,
  );
}
