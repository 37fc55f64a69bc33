import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { closingReason } from "../shared/closing-choices";
import { envelope } from "../shared/envelope";
import { sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { shopStatus } from "../shared/shop-status";
import { closingFields } from "./closing-fields";

/** That an owner has closed a shop. */
export const statedClosing = z.object({
  reason: closingReason,
  /** What the owner wrote; blank where nothing. */
  words: z.string(),
  /** RFC 3339, UTC. */
  closed_at: z.string(),
  /** From when it is final, once no order is open; until it is, it can be taken back. */
  final_from: z.string(),
  /** When it became final; null before. */
  final_at: z.string().nullable(),
});
export type StatedClosing = z.infer<typeof statedClosing>;

/** How a shop's closing stands, and what is still to be finished. Amounts are poisha. */
export const shopClosing = z.object({
  status: shopStatus,
  /** Whether the shop can be closed now. */
  can_close: z.boolean(),
  /** Whether the closing can be taken back now. */
  can_reopen: z.boolean(),
  closing: statedClosing.nullable(),
  /** Orders that are neither delivered nor cancelled; counted as far as the desk counts. */
  open_orders: z.int(),
  /** Complaints that wait for an answer of the shop. */
  open_complaints: z.int(),
  /** Cash that was collected and not handed in. */
  cash_owed: z.int(),
  /** Domains that are let go when it is final, in ASCII. */
  domains: z.array(z.string()),
});
export type ShopClosing = z.infer<typeof shopClosing>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const answer = envelope(z.object({ closing: shopClosing }));
const tags = ["Console: closing a shop"];

export const sellerClosingCalls = {
  shopClosing: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/closing/{language}/{seller_key}",
      tags,
      summary: "Whether a shop can be closed, how its closing stands, and what is still to be finished",
    })
    .input(z.strictObject(inShop))
    .output(answer),
  closeShop: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/close_shop/{language}",
      tags,
      summary:
        "Close a shop: it is shown no more and takes no orders; those that are open are still finished",
      description: `It is final after ${business.closingDays} days, once no order is open; until then \`reopen_shop\` takes it back. Done once more, it changes nothing. \`name\` is the shop's name in either language. All of its people are told.`,
    })
    .input(z.strictObject({ ...inShop, ...closingFields }))
    .output(answer),
  reopenShop: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/reopen_shop/{language}",
      tags,
      summary: "Take the closing of a shop back: it is paused then, and shown again",
      description: "Done once more, it changes nothing. `shop_move_refused` once the closing is final.",
    })
    .input(z.strictObject(inShop))
    .output(answer),
};
