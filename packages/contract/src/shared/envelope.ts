import { z } from "zod";
import type { CallErrorCode } from "./error-codes";

/** The answer of a call that went well: `{ success: true, data, message? }`. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() });
}

/**
 * What every list tells of its pages. `next` and `prev` are paths with the query of this page, `null` at the ends; the
 * `Link` header (RFC 8288) has the same.
 */
export const pageOfList = {
  total: z.int(),
  per_page: z.int(),
  last_page: z.int(),
  next: z.string().nullable(),
  prev: z.string().nullable(),
};

/**
 * The body of a call that was refused. `data` is the sentence, or the sentences by field, in the language of the call;
 * the rest reads as a problem detail (RFC 9457).
 */
export const failureEnvelope = z.object({
  success: z.literal(false),
  data: z.union([z.string(), z.record(z.string(), z.array(z.string()))]),
  code: z.string(),
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  /** What a client needs to go on: new totals, what is left in stock, seconds to wait. */
  context: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type FailureEnvelope = z.infer<typeof failureEnvelope>;

/** What travels in an oRPC error's `data`, on both sides of the wire. */
export const failureData = z.object({
  /** The refusal as a sentence in the language of the call. */
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  context: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type FailureData = z.infer<typeof failureData>;
export type { CallErrorCode };
