import { z } from "zod";
import { auditAction, auditActor } from "./audit-choices";
import { auditField } from "./audit-fields";
import { coercedNumber } from "./coerced-number";

const state = z
  .partialRecord(auditField, z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]))
  .nullable();

/** Who did what, when and with which result. */
export const auditEvent = z.object({
  id_event: z.int(),
  /** RFC 3339, UTC. */
  at: z.string(),
  action: auditAction,
  actor: auditActor,
  /** What the actor was there then, such as `manager`. */
  role: z.string().nullable(),
  /** Empty where nobody is known, and where who it was is not to be told here. */
  name: z.string(),
  /** What it was about: an id, the number of an order, a masked phone. */
  subject: z.string().nullable(),
  /** What the account is called that it was about; empty where it was about none, or about one that is not known here. */
  subject_name: z.string(),
  is_refused: z.boolean(),
  /** Why it was refused, in one word. */
  refused_for: z.string().nullable(),
  /** The thing as it was and as it is then, as far as it changed. */
  before: state,
  after: state,
  /** Such as `Chrome · Android`. */
  device: z.string().nullable(),
  /** With which API key a program did it; `name` is then who made the key. Null for what people do. */
  api_key: z.string().nullable(),
  shop: z.object({ seller_key: z.string(), title: z.string() }).nullable(),
});
export type AuditEventShown = z.infer<typeof auditEvent>;

/** A part of the trail, the newest first. */
export const auditTrail = z.object({
  events: z.array(auditEvent),
  /** The `before` that older ones are asked for with; `null` where there are none. */
  next_before: z.int().nullable(),
});

/** The event that only older ones are asked for than. */
export const beforeField = coercedNumber(z.number().int().min(1)).optional();
