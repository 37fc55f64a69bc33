import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { addJob } from "../../jobs/job.repository";

/** Whose parcel is sent. */
export interface BookingJob {
  shopId: number;
  orderId: number;
}

export const bookingQueueName = "parcel for a courier";

/** Has a courier asked as soon as the transaction is through. */
export async function addBookingJob(
  { clock }: Pick<Services, "clock">,
  tx: Queryable,
  job: BookingJob,
): Promise<void> {
  const uniqueKey = `${job.shopId}/${job.orderId}`;
  await addJob(tx, { queue: bookingQueueName, payload: job, uniqueKey, runAt: clock.now() });
}
