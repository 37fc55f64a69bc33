import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business, shippingMethods } from "../shared/business-constants";
import { shippingMethod } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import {
  areaNameField,
  idField,
  optionalIdField,
  othersPhoneField,
  poisha,
  quantityField,
  sellerKeyField,
} from "../shared/fields";
import { languageParam } from "../shared/languages";
import { orderSource } from "../shared/order-choices";
import { placedOrder } from "../shop/order.contract";
import { totals } from "../shop/cart.contract";
import { optionalText, requiredText } from "./opening-fields";
import { moveNoteField } from "./order-fields";
import { coercedNumber } from "../shared/coerced-number";

const code = (value: FieldErrorCode) => value;

/** Something that a shop sells: a product without attributes, or one combination. */
export const orderGood = z.object({
  id_product: z.int(),
  id_combination: z.int().nullable(),
  name: z.string(),
  /** What is chosen, such as "Red, M"; blank where nothing is. */
  choice: z.string(),
  /** Path below `/media/`, without a width. */
  picture: z.string(),
  unit_price: poisha,
  /** Pieces. */
  available: z.int(),
});
export type OrderGood = z.infer<typeof orderGood>;

/** So many pieces of it. */
const enteredLine = z.strictObject({
  id_product: idField(),
  id_combination: optionalIdField().nullable(),
  quantity: quantityField,
});
export type EnteredLine = z.infer<typeof enteredLine>;

const enteredLines = z.array(enteredLine).min(1, code("goods_required")).max(business.maxCartLines);

/** Whom an order is for and where it goes, as whoever writes it down is told. */
export const recipientFields = {
  recipient: requiredText(business.contactNameMaxLength, "recipient_required", "recipient_long"),
  phone: othersPhoneField,
  shipping_method: coercedNumber(z.number()).pipe(shippingMethod).default(shippingMethods.homeDelivery),
  /** Asked for where it is brought. */
  id_city: optionalIdField("city_required"),
  id_area: optionalIdField("area_required"),
  /** Where the list lacks the area. */
  area_name: areaNameField,
  address: optionalText(business.addressMaxLength, "address_long"),
};

type Recipient = Partial<z.infer<z.ZodObject<typeof recipientFields>>>;

/** What is missing of an address that an order is brought to. */
export function judgeDestination(given: Recipient, context: z.RefinementCtx): void {
  if (given.shipping_method === shippingMethods.pickUp) return;
  const refuse = (field: keyof Recipient, message: FieldErrorCode) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (given.id_city === undefined) refuse("id_city", "city_required");
  if (given.id_area === undefined && !given.area_name) refuse("area_name", "area_required");
  if (!given.address) refuse("address", "address_required");
}

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: orders"];

export const orderEntryCalls = {
  orderGoods: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/order_goods/{language}/{seller_key}",
      tags,
      summary: "What a shop sells now, for an order that it writes down itself: the best that a search finds",
    })
    .input(z.strictObject({ ...inShop, search: z.string().max(100) }))
    .output(envelope(z.object({ goods: z.array(orderGood) }))),
  quoteOrder: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_quote/{language}",
      tags,
      summary: "What an order that a shop writes down would cost; nothing is changed",
      description:
        "Without a district, delivery is an estimate. What is not sold any more is left out of the lines.",
    })
    .input(
      z.strictObject({
        ...inShop,
        lines: enteredLines,
        shipping_method: recipientFields.shipping_method,
        id_city: recipientFields.id_city,
        id_area: recipientFields.id_area,
      }),
    )
    .output(
      envelope(
        z.object({
          lines: z.array(orderGood.extend({ quantity: z.int(), line_total: poisha })),
          totals,
          offers_pick_up: z.boolean(),
        }),
      ),
    ),
  enterOrder: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_entry/{language}",
      tags,
      summary: "Write down an order that reached the shop by phone, by message or over the counter",
      description:
        "It is accepted from the start, and takes its pieces out of stock like every other. Where an account has the phone, it " +
        "is that customer's. The shop's limits for customers do not hold; a phone that it refuses is `phone_is_refused`. Another " +
        "total than `expected_total` is `cart_changed`.",
    })
    .input(
      z
        .strictObject({
          ...inShop,
          lines: enteredLines,
          ...recipientFields,
          source: orderSource,
          note: moveNoteField,
          /** Whether the customer is told by text message. */
          tells: z.boolean().default(true),
          /** Poisha. */
          expected_total: coercedNumber(z.number().int()),
        })
        .superRefine(judgeDestination),
    )
    .output(envelope(placedOrder)),
};
