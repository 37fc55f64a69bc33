import type { z } from "zod";
import { oneWord } from "./choices";

export const stockMovementReason = oneWord("Why there are more or fewer pieces", {
  initial: "so many there were at first",
  order: "sold: an order took them",
  cancel: "an order was cancelled and gave them back",
  received: "they came in",
  returned: "a customer brought them back",
  damaged: "they cannot be sold: broken, spoilt or lost",
  counted: "somebody counted what is there",
  corrected: "put right",
});
export type StockMovementReason = z.infer<typeof stockMovementReason>;

export const stockChange = oneWord("What somebody of the shop does with its stock", {
  received: "pieces came in",
  returned: "a customer brought pieces back",
  damaged: "pieces cannot be sold: broken, spoilt or lost",
  counted: "so many there are",
});
export type StockChange = z.infer<typeof stockChange>;
