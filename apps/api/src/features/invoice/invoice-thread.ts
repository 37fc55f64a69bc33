import { parentPort } from "node:worker_threads";
import type { Invoice } from "@haat/contract/invoice.contract";
import type { Language } from "@haat/contract/languages";
import type { ThreadAnswer, ThreadQuestion } from "../../process/worker-thread";
import { drawInvoice } from "./invoice-pdf";

/** What the thread is asked to draw. */
export interface InvoiceDrawing {
  invoice: Invoice;
  language: Language;
}

// A thread of its own: draws one invoice after the other.
parentPort?.on("message", ({ id, input }: ThreadQuestion<InvoiceDrawing>) => {
  const answer = (said: ThreadAnswer<Uint8Array>) => parentPort?.postMessage(said);
  drawInvoice(input.invoice, input.language).then(
    (output) => answer({ id, output }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
