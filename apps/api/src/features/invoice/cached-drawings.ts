import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { DomainError } from "../../process/domain-error";
import { createJobQueue, QueueFull } from "../media/job-queue";
import { createThread } from "../../process/worker-thread";
import type { drawInvoice } from "./invoice-pdf";
import type { InvoiceDrawing } from "./invoice-thread";

/** Room for drawings, in bytes; one takes some 50,000. */
const room = 4 * 1024 * 1024;
/** Drawing is a tenth of a second of a core, in a thread of its own: one at a time, and few wait. */
const mostWaiting = 8;
/** When whoever came while too many waited may come back, in s. */
const queueSeconds = 5;

type Draw = typeof drawInvoice;

/** Draws invoices once for what they say: a change of the order is another drawing. */
export function createCachedDrawings(draw: Draw): Draw {
  const inQueue = createJobQueue<Awaited<ReturnType<Draw>>>(1, mostWaiting);
  const kept = new LRUCache<string, Awaited<ReturnType<Draw>>>({
    maxSize: room,
    sizeCalculation: (drawing) => drawing.byteLength + 100,
  });
  return async (invoice, language) => {
    const name = createHash("sha256")
      .update(JSON.stringify([language, invoice]))
      .digest("hex");
    const found = kept.get(name);
    if (found) return found;

    const drawn = await inQueue(name, () => draw(invoice, language)).catch((error: unknown) => {
      throw error instanceof QueueFull
        ? new DomainError("too_many_requests", { retry_after: queueSeconds })
        : error;
    });
    kept.set(name, drawn);
    return drawn;
  };
}

const askThread = createThread<InvoiceDrawing, Uint8Array<ArrayBuffer>>(
  "invoice-thread",
  new URL("./invoice-thread.ts", import.meta.url),
);

/** An invoice as a PDF, drawn beside everything else. @throws too_many_requests where too many wait for theirs */
export const cachedDrawing = createCachedDrawings((invoice, language) => askThread({ invoice, language }));
