import { z } from "zod";
import { cancelReason, orderActorKind, orderStage } from "../shared/order-choices";

/**
 * Who did something with an order; without a name it was somebody who is not of the staff any more. A program is called as its
 * API key was, with the key's last four characters.
 */
export const orderActor = z.object({
  kind: orderActorKind,
  name: z.string(),
});

export const orderEvent = z.object({
  stage: orderStage,
  at: z.iso.datetime(),
  by: orderActor,
  reason: cancelReason.nullable(),
  /** What who did it wrote beside it. */
  note: z.string(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const orderNote = z.object({
  id_note: z.int(),
  text: z.string(),
  at: z.iso.datetime(),
  by: orderActor,
});
