import { business } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { addJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { tellCustomer, tellShop } from "./complaint-news";
import { changeComplaint, holdComplaint, type WhichComplaint } from "./complaint.repository";
import { isOverdue } from "./complaint.rules";

const queueName = "complaint that waits";

/** Has a complaint looked at when its shop has had its time to answer. */
export async function awaitAnswer(
  { clock }: Pick<Services, "clock">,
  tx: Queryable,
  which: WhichComplaint,
): Promise<void> {
  const runAt = secondsAfter(clock.now(), business.complaintWaitSeconds);
  await addJob(tx, { queue: queueName, payload: which, runAt });
}

/** Passes complaints to the platform that their shops have not answered in time. */
export function complaintWaitQueue(services: Services): JobQueue {
  return {
    name: queueName,
    attempts: 12,
    seconds: 30,
    run: async (payload) => {
      const { shopId, id } = payload as WhichComplaint;
      await inTransaction(services.db, async (tx) => {
        const now = services.clock.now();
        const complaint = await holdComplaint(tx, { shopId, id });
        // Another job waits for what was written since.
        if (!complaint || complaint.passedAt !== null || !isOverdue(complaint, now)) return;
        await changeComplaint(tx, { shopId, id }, { passedAt: now, passedBy: "time" });
        await tellCustomer(services, tx, complaint, "complaints.sms.passed");
        await tellShop(services, tx, complaint, "complaints.sms.passedShop");
      });
    },
  };
}
