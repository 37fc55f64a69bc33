import type { z } from "zod";
import { oneWord } from "./choices";

export const webhookEvent = oneWord("What a webhook tells", {
  "order.created": "an order came, or the shop wrote one down",
  "order.updated": "an order was moved on",
  "order.cancelled": "an order was cancelled, by its customer or the shop",
  "product.stock_low": "of a product that is sold as few pieces are left as its shop counts as few",
});
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** What is sent, chosen or not: somebody pressed the button that tries an endpoint out. */
export const webhookType = oneWord("What a delivery of a webhook is about", {
  "order.created": "an order came, or the shop wrote one down",
  "order.updated": "an order was moved on",
  "order.cancelled": "an order was cancelled, by its customer or the shop",
  "product.stock_low": "of a product that is sold as few pieces are left as its shop counts as few",
  "webhook.test": "nothing: somebody tries the endpoint out",
});
export type WebhookType = z.infer<typeof webhookType>;

export const webhookState = oneWord("Whether a webhook is sent", {
  on: "it is",
  paused: "somebody paused it: what happens meanwhile is not told",
  failed: "it failed for days and was switched off",
});
export type WebhookState = z.infer<typeof webhookState>;

export const deliveryState = oneWord("What became of a delivery of a webhook", {
  waiting: "it is to be sent, for the first time or again",
  delivered: "the endpoint took it",
  failed: "it was tried as often as it may",
  dropped: "the webhook was switched off before it got through",
});
export type DeliveryState = z.infer<typeof deliveryState>;
