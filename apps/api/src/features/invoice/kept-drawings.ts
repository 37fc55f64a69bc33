import { createHash } from "node:crypto";
import { Refusal } from "../../platform/errors";
import { createJobQueue, QueueFull } from "../media/job-queue";
import { drawInvoice } from "./invoice-pdf";

/** Drawings that are kept, some 50 kB each. */
const mostKept = 64;
/** Drawing holds up everything else in this process for a tenth of a second: one at a time, and few wait. */
const mostWaiting = 8;
/** When whoever came while too many waited may come back, in s. */
const queueSeconds = 5;

type Draw = typeof drawInvoice;

/** Draws invoices once for what they say: a change of the order is another drawing. */
export function createKeptDrawings(draw: Draw): Draw {
  const inQueue = createJobQueue<Awaited<ReturnType<Draw>>>(1, mostWaiting);
  const kept = new Map<string, Awaited<ReturnType<Draw>>>();
  return async (invoice, language) => {
    const name = createHash("sha256")
      .update(JSON.stringify([language, invoice]))
      .digest("hex");
    const found = kept.get(name);
    if (found) return found;

    const drawn = await inQueue(name, () => draw(invoice, language)).catch((error: unknown) => {
      throw error instanceof QueueFull
        ? new Refusal("too_many_requests", { retry_after: queueSeconds })
        : error;
    });
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(name, drawn);
    return drawn;
  };
}

/** An invoice as a PDF. @throws too_many_requests where too many wait for theirs */
export const keptDrawing = createKeptDrawings(drawInvoice);
