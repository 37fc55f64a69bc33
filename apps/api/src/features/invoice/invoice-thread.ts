import type { Invoice } from "@haat/contract/shop/invoice.contract";
import type { Language } from "@haat/contract/shared/languages";
import { answerQuestions } from "../../process/worker-thread";
import { drawInvoice } from "./invoice-pdf";

/** What the thread is asked to draw. */
export interface InvoiceDrawing {
  invoice: Invoice;
  language: Language;
}

// A thread of its own: draws one invoice after the other.
answerQuestions<InvoiceDrawing, Uint8Array>(({ invoice, language }) => drawInvoice(invoice, language));
