import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";

const code = (value: FieldErrorCode) => value;

/** How somebody of a shop's staff hears of its new orders. */
export const orderAlerts = z.object({
  /** What a browser is to be asked with (`applicationServerKey`), as base64url; empty until the platform has made it. */
  push_key: z.string(),
  /** The browsers that tell them, the first one first. */
  devices: z.array(
    z.object({
      id: z.string(),
      /** Browser and system, such as `Chrome · Android`; empty where they are not known. */
      device: z.string(),
      /** Where its push service takes messages, by which a browser knows itself. */
      endpoint: z.string(),
      added_at: z.string(),
    }),
  ),
  /** Whether they get a text message of orders that wait too long. */
  by_text: z.boolean(),
  /** The last digits of the number that it goes to. */
  phone_end: z.string(),
});
export type OrderAlerts = z.infer<typeof orderAlerts>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: orders"];
const done = envelope(z.object({}));
const key = (pattern: RegExp) =>
  z.string({ error: code("push_unknown") }).regex(pattern, code("push_unknown"));

/** What a browser says of itself when it lets itself be told (`PushSubscription.toJSON`). */
export const deviceFields = {
  endpoint: z
    .string({ error: code("push_unknown") })
    .max(1000, code("push_unknown"))
    .pipe(z.url({ error: code("push_unknown") })),
  p256dh: key(/^[A-Za-z0-9_-]{80,100}$/),
  auth: key(/^[A-Za-z0-9_-]{20,30}$/),
};

/** How the staff of a shop hear of new orders: each says it for themselves. */
export const sellerOrderAlertCalls = {
  orderAlerts: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/order_alerts/{language}/{seller_key}",
      tags,
      summary: "How who asks hears of a shop's new orders: in which browsers, and whether by text message",
    })
    .input(z.strictObject(inShop))
    .output(envelope(orderAlerts)),
  addAlertDevice: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_alert_device/{language}",
      tags,
      summary: "Have a browser told of new orders (Web Push), as long as it is signed in",
      description: "The same again changes nothing. Of more than ten browsers the oldest one is forgotten.",
    })
    .input(z.strictObject({ ...inShop, ...deviceFields }))
    .output(done),
  removeAlertDevice: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/order_alert_device/{language}/{device}",
      tags,
      summary: "Have a browser told of new orders no more",
      description: "One that is not told hears nothing of it.",
    })
    .input(z.strictObject({ ...inShop, device: z.uuid() }))
    .output(done),
  saveOrderTexts: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/order_texts/{language}",
      tags,
      summary: "Say whether orders that nobody has accepted for ten minutes are told by text message",
      description:
        "Each order is told once, several in one message, nobody more often than every ten minutes. Orders that are there already are not told.",
    })
    .input(z.strictObject({ ...inShop, is_on: z.boolean() }))
    .output(done),
};
