import type { CallName } from "./call-name";

/** How a call ends: since when it is advised against, from when it may be gone, and what takes its place. Days are `YYYY-MM-DD`. */
export interface Retirement {
  since: string;
  /** At the earliest 180 days later. */
  until: string;
  instead?: CallName;
}

/**
 * Calls that will be taken away. Each of their answers says so (`Deprecation`, RFC 9745, and `Sunset`, RFC 8594), and so does
 * the documentation; a promised call that is not here, or not past its day, cannot be removed (docs/decisions/076).
 */
export const retiringCalls: Partial<Record<CallName, Retirement>> = {};

/** How long a call goes on at least once it is advised against, in days. */
export const leastRetirementDays = 180;
