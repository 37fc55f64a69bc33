import { createHash } from "node:crypto";
import type { Invoice } from "@haat/contract/invoice.contract";
import type { Language } from "@haat/contract/languages";
import { Refusal } from "../../platform/errors";
import { createJobQueue, QueueFull } from "../media/job-queue";
import { drawInvoice } from "./invoice-pdf";

/** Drawings that are kept, some 50 kB each. */
const mostKept = 64;
/** Drawing holds up everything else in this process for a tenth of a second: one at a time, and few wait. */
const inQueue = createJobQueue<Uint8Array<ArrayBuffer>>(1, 8);
/** When whoever came while too many waited may come back, in s. */
const queueSeconds = 5;

const kept = new Map<string, Uint8Array<ArrayBuffer>>();

/**
 * An invoice as a PDF, drawn once for what it says: a change of the order is another drawing.
 * @throws too_many_requests where too many wait for theirs
 */
export async function keptDrawing(invoice: Invoice, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const name = createHash("sha256")
    .update(JSON.stringify([language, invoice]))
    .digest("hex");
  const found = kept.get(name);
  if (found) return found;
  const drawn = await inQueue(name, () => drawInvoice(invoice, language)).catch((error: unknown) => {
    throw error instanceof QueueFull
      ? new Refusal("too_many_requests", { retry_after: queueSeconds })
      : error;
  });
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(name, drawn);
  return drawn;
}
