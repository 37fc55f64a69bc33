import type { z } from "zod";
import { oneWord } from "./choices";

export const complaintKind = oneWord("What a customer asks for when something is wrong with an order", {
  return: "to send it back",
  problem: "to have something put right or explained",
});
export type ComplaintKind = z.infer<typeof complaintKind>;

export const complaintReason = oneWord("What is wrong with an order, as its customer says", {
  damaged: "it is broken or spoilt",
  wrong: "it is something else than what was ordered",
  described: "it is not as it was described",
  missing: "a part of it is missing",
  late: "it has not arrived",
  charged: "more was to be paid than was agreed",
  unwanted: "the customer does not want it any more",
  other: "what the customer writes",
});
export type ComplaintReason = z.infer<typeof complaintReason>;

export const complaintState = oneWord("Where a complaint stands", {
  open: "it waits for an answer",
  answered: "it was answered, and waits for the customer",
  closed: "it is over",
});
export type ComplaintState = z.infer<typeof complaintState>;

export const complaintAuthor = oneWord("Who wrote about a complaint, or closed it", {
  customer: "who ordered",
  shop: "somebody of the shop",
  platform: "one of the platform's people",
});
export type ComplaintAuthor = z.infer<typeof complaintAuthor>;

/** Whether the platform looks at a complaint now: one that is over is nobody's any more. */
export const isWithPlatform = ({ state, passed_at }: { state: ComplaintState; passed_at: string | null }) =>
  passed_at !== null && state !== "closed";
