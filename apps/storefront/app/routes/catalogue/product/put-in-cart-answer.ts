import type { Unsent } from "@haat/web-forms/unsent";

/** What posting the buy box answers with where no page follows. */
export type PutInCartAnswer =
  | {
      added: true;
      /** Path of the page it was posted from: on another page it says nothing. */
      path: string;
      /** New for each time, so that the sheet opens again. */
      id: string;
      /** Id of its line in the cart. */
      line: string;
    }
  /** There is no connection: the service worker sends it later and says so (service-worker/queued-adds.ts). */
  | ({ added: "later"; path: string } & Unsent)
  | ({ added: false; path: string } & BuyError);

/** What the page shows after a refusal; the quantity stays as it was typed. */
export interface BuyError {
  quantity: string;
  quantityError?: string;
  /** The attribute groups in which nothing is chosen, by id, each with the sentence that stands there. */
  missing?: { id: string; error: string }[];
  error?: string;
}
