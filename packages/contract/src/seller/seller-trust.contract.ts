import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import { idField, othersPhoneField, poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { orderNumberField } from "./order-fields";
import { refusalReasonField, trustFields } from "./trust-fields";

/** Whose orders a shop takes. */
export const shopTrust = z.object({
  /** How many orders under way a phone may have here at once; null where there is no limit. */
  most_open_orders: z.int().nullable(),
  /** The grand total from which an order asks for a code; null where none does. */
  code_from: poisha.nullable(),
});
export type ShopTrust = z.infer<typeof shopTrust>;

/** What became of the orders of whoever placed one, and of those to its phone, in this shop alone. */
export const phoneStanding = z.object({
  /** Those that were taken at the door or fetched. */
  taken: z.int(),
  /** Those that were not taken or came back. */
  returned: z.int(),
  /** The shop takes no more of them. */
  is_refused: z.boolean(),
});
export type PhoneStanding = z.infer<typeof phoneStanding>;

/** A phone whose orders a shop does not take. */
export const refusedPhone = z.object({
  id_refusal: z.int(),
  /** E.164. */
  phone: z.string(),
  /** For the shop's own people; blank where none was given. */
  reason: z.string(),
  at: z.iso.datetime(),
  /** Who refused it; blank where they are not of the staff any more. */
  by: z.string(),
});
export type RefusedPhone = z.infer<typeof refusedPhone>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: trust"];

export const sellerTrustCalls = {
  trust: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/trust/{language}/{seller_key}",
      tags,
      summary: "Whose orders a shop takes, and which phones it refuses, the last refused first",
    })
    .input(z.strictObject({ ...inShop, before: idField().optional() }))
    .output(
      envelope(
        z.object({
          trust: shopTrust,
          refused: z.array(refusedPhone),
          /** The `before` that those refused earlier are asked for with; null where there are none. */
          next_before: z.int().nullable(),
        }),
      ),
    ),
  saveTrust: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/trust/{language}",
      tags,
      summary:
        "Say how many orders a phone may have under way, and from which amount an order asks for a code",
    })
    .input(z.strictObject({ ...inShop, ...trustFields }))
    .output(envelope(z.object({ trust: shopTrust }))),
  refusePhone: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/refused_phone/{language}",
      tags,
      summary: "Take no more orders of a phone",
      description:
        "Either `phone`, or `order_id`: the phone of that order and the account that placed it. Orders under way go on. The " +
        `same again changes nothing but the reason. A shop keeps ${business.refusedPhonesMost}.`,
    })
    .input(
      z
        .strictObject({
          ...inShop,
          phone: othersPhoneField.optional(),
          order_id: orderNumberField.optional(),
          reason: refusalReasonField,
        })
        .refine(({ phone, order_id }) => (phone === undefined) !== (order_id === undefined), {
          path: ["phone"],
          message: "others_phone_required",
        }),
    )
    .output(envelope(z.object({ refusal: refusedPhone }))),
  allowPhone: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/refused_phone/{language}/{seller_key}/{id_refusal}",
      tags,
      summary: "Take orders of a refused phone again; one that is not refused any more changes nothing",
    })
    .input(z.strictObject({ ...inShop, id_refusal: idField() }))
    .output(envelope(z.object({ id_refusal: z.int() }))),
};
