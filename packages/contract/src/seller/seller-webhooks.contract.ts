import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import { publicIdField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { deliveryState, webhookEvent, webhookState, webhookType } from "../shared/webhook-choices";
import { webhookEventsField, webhookUrlField } from "./webhook-fields";

/** Where a program of others hears what happens in a shop. */
export const webhook = z.object({
  id_webhook: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  state: webhookState,
  /** RFC 3339, UTC: since when nothing has got through; null where the last delivery did. */
  failing_since: z.string().nullable(),
  /** Until when the secret before the last one signs along; null where it does not. */
  old_secret_until: z.string().nullable(),
  made_at: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

/** One time that a delivery was sent. */
export const webhookTry = z.object({
  /** RFC 3339, UTC. */
  at: z.string(),
  /** The HTTP status that was answered; null where nothing was. */
  status: z.int().nullable(),
  /** In a word why nothing was answered, such as `timeout`; null where something was. */
  error: z.string().nullable(),
  /** How long it took. */
  milliseconds: z.int(),
});
export type WebhookTry = z.infer<typeof webhookTry>;

/** What was told to it, or is to be. */
export const webhookDelivery = z.object({
  id_delivery: z.string(),
  /** The header `webhook-id`: who hears it twice knows it again. */
  webhook_id: z.string(),
  type: webhookType,
  /** JSON, as it is sent. */
  body: z.string(),
  state: deliveryState,
  /** RFC 3339, UTC. */
  created_at: z.string(),
  /** When it is tried next; null where it is not. */
  next_at: z.string().nullable(),
  /** How often it was sent since it happened, or since somebody had it sent again. */
  attempts: z.int(),
  /** Every time that it was sent, the first one first; those from before it was sent again, too. */
  tries: z.array(webhookTry),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofWebhook = z.strictObject({ ...inShop, id: publicIdField });
/** A webhook with its newest secret, which is answered this one time. */
export const webhookWithSecret = webhook.extend({ secret: z.string() });
const withSecret = envelope(webhookWithSecret);
const done = envelope(z.object({ status: z.literal(1) }));
const tags = ["Console: programs"];

export const sellerWebhookCalls = {
  webhooks: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/webhooks/{language}/{seller_key}",
      tags,
      summary: "Where programs hear what happens in the shop",
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ webhooks: z.array(webhook) }))),
  webhook: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/webhook/{language}/{seller_key}/{id}",
      tags,
      summary: `A webhook with its last ${business.webhookDeliveriesShown} deliveries, the newest first`,
      description: `Deliveries are kept for ${business.webhookKeptDays} days.`,
    })
    .input(ofWebhook)
    .output(envelope(z.object({ webhook, deliveries: z.array(webhookDelivery) }))),
  createWebhook: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/webhook/{language}",
      tags,
      summary: "Have a program told what happens; `secret` is answered this one time",
      description: `The address begins with https and leads to a machine on the internet. A shop has ${business.webhooksPerShop} at most.`,
    })
    .input(z.strictObject({ ...inShop, url: webhookUrlField, events: webhookEventsField }))
    .output(withSecret),
  changeWebhook: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/webhook/{language}",
      tags,
      summary: "Change where a webhook leads and what it tells; its secret stays",
      description: "What waits to be sent, again too, goes to the new address.",
    })
    .input(ofWebhook.extend({ url: webhookUrlField, events: webhookEventsField }))
    .output(envelope(webhook)),
  rotateWebhookSecret: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/webhook_secret/{language}",
      tags,
      summary: `Make a new secret; the old one signs along for ${business.webhookOldSecretHours} hours`,
    })
    .input(ofWebhook)
    .output(withSecret),
  switchWebhook: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/webhook_switch/{language}",
      tags,
      summary: "Pause a webhook, or send to it again; what happens while it is off is not told later",
    })
    .input(ofWebhook.extend({ is_on: z.boolean() }))
    .output(envelope(webhook)),
  removeWebhook: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/webhook/{language}/{seller_key}/{id}",
      tags,
      summary: "Remove a webhook and its deliveries; one that is gone already changes nothing",
    })
    .input(ofWebhook)
    .output(done),
  testWebhook: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/webhook_test/{language}",
      tags,
      summary: "Send a webhook something that tells nothing, to try it out",
    })
    .input(ofWebhook)
    .output(done),
  replayDelivery: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/webhook_replay/{language}",
      tags,
      summary: "Send a delivery once more, with the same `webhook-id` and body",
    })
    .input(ofWebhook)
    .output(done),
};
