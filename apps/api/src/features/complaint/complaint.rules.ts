import { business, type OrderStatusName } from "@haat/contract/shared/business-constants";
import type { ComplaintKind, ComplaintState } from "@haat/contract/shared/complaint-choices";
import { secondsAfter } from "../../process/clock";

/** As far as its rules look at a complaint. */
export interface Standing {
  state: ComplaintState;
  waitsSince: Date;
  passedAt: Date | null;
}

/** Whether a complaint has waited so long for its shop that it is the platform's business. */
export const isOverdue = ({ state, waitsSince }: Standing, now: Date): boolean =>
  state === "open" && secondsAfter(waitsSince, business.complaintWaitSeconds) <= now;

/** Whether a customer may pass a complaint to the platform: when the shop has had its say, or its time. */
export const mayPass = (complaint: Standing, now: Date): boolean =>
  complaint.passedAt === null && (complaint.state !== "open" || isOverdue(complaint, now));

/** What a customer may ask for of an order that has no complaint under way. */
export function kindsFor(
  { status, orderedAt }: { status: OrderStatusName; orderedAt: Date },
  now: Date,
): ComplaintKind[] {
  if (secondsAfter(orderedAt, business.complaintDays * 24 * 3600) <= now) return [];
  if (status === "pending") return [];
  return status === "delivered" ? ["return", "problem"] : ["problem"];
}
