import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business, orderStatuses } from "../shared/business-constants";
import {
  orderStatus,
  orderStatusId,
  orderTab,
  orderTabId,
  paymentMethod,
  paymentStatus,
  shippingMethod,
} from "../shared/choices";
import { checkoutChoice, chosenAttribute, quote, totals } from "./cart.contract";
import { envelope, pageOfList } from "../shared/envelope";
import {
  attributeIdsField,
  couponCodeField,
  idField,
  pageField,
  perPageField,
  poisha,
  publicIdField,
  quantityField,
} from "../shared/fields";
import { languageParam } from "../shared/languages";
import { isReturned } from "../shared/order-choices";
import { tidyLine } from "../shared/typed-text";
import { coercedNumber } from "../shared/coerced-number";

export const orderLine = z.object({
  id_product: z.int(),
  slug: z.string(),
  name: z.string(),
  picture: z.string(),
  product_attribute: z.array(chosenAttribute),
  /** Pieces that are sold: those ordered less those that went out of the order; 0 where none is left. */
  quantity: z.int(),
  ordered_quantity: z.int(),
  /** Pieces that the shop did not have. */
  taken_out: z.int(),
  /** Pieces that came back when the rest was delivered. */
  returned: z.int(),
  unit_price: poisha,
  line_total: poisha,
});

export const orderSummary = z.object({
  /** Public order number, Latin letters and digits. */
  order_id: z.string(),
  /** RFC 3339, UTC. */
  ordered_at: z.string(),
  status: orderStatus,
  id_status: orderStatusId,
  is_returned: isReturned,
  grand_total: poisha,
  /** Lines: products, each in the choices that were made. */
  total_items: z.int(),
  /** Pieces of all lines together. */
  total_pieces: z.int(),
  shipping_method: shippingMethod,
  payment_status: paymentStatus,
  /** Whether the customer may cancel it now, by its status; where a courier has its parcel already, only the order itself says so. */
  can_cancel: z.boolean(),
  first_item: orderLine.pick({ name: true, picture: true }),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** What an order comes to. */
export const orderTotals = totals.omit({ delivery_fee_is_estimate: true });

/** Who brings an order, as far as its shop has said so. */
export const orderCourier = z.object({
  name: z.string(),
  /** Empty where there is none. */
  phone: z.string(),
  /** Empty where there is none yet. */
  tracking_code: z.string(),
  /** Where the parcel is followed. */
  tracking_link: z.string().nullable(),
});

export const order = z.object({
  order_id: z.string(),
  ordered_at: z.string(),
  status: orderStatus,
  id_status: orderStatusId,
  is_returned: isReturned,
  can_cancel: z.boolean(),
  /** The shop wrote it down for the customer, who called, wrote or came. */
  is_entered_by_shop: z.boolean(),
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  store: z.object({ shop_name: z.string(), title: z.string(), phone: z.string(), address: z.string() }),
  items: z.array(orderLine),
  /** Lines of which something is left, and the pieces of all of them. */
  total_items: z.int(),
  total_pieces: z.int(),
  totals: orderTotals,
  /** The grand total as it was when the order was placed; it is never less than it is now. */
  ordered_total: poisha,
  coupon_code: z.string().nullable(),
  shipping_method: shippingMethod,
  /** Where it goes; `null` when it is picked up at the store. */
  delivery: z.object({ name: z.string(), mobile: z.string(), shipping_address: z.string() }).nullable(),
  delivery_time: z.string(),
  /** Who brings it, as far as its shop has said so. */
  courier: orderCourier.nullable(),
  /** Every status the order has had, oldest first. */
  timeline: z.array(z.object({ status: orderStatus, at: z.string() })),
});
export type Order = z.infer<typeof order>;

/** An order in the list of all shops: with the shop as it was called when it was placed. */
export const orderOfAnyShop = orderSummary.extend({
  store: z.object({ shop_name: z.string(), title: z.string() }),
});
export type OrderOfAnyShop = z.infer<typeof orderOfAnyShop>;

/** A tab of an order list, with how many orders it shows. */
export const orderTabCount = z.object({
  id_status: orderTabId,
  status: orderTab,
  /** In the language of the call. */
  name: z.string(),
  count: z.int(),
});
export type OrderTab = z.infer<typeof orderTabCount>;
export const orderTabCounts = z.object({ orders_status: z.array(orderTabCount) });

const pageOf = <Summary extends z.ZodType>(summary: Summary) =>
  z.object({
    orders: z.array(summary),
    ...pageOfList,
    /** The newest order that the list may hold: what keeps its pages apart while orders come in. */
    before: z.string().nullable(),
  });
export const orderPage = pageOf(orderSummary);
export const pageOfAnyShop = pageOf(orderOfAnyShop);

/** A day of this century: PostgreSQL has no year 0. */
const day = z.iso
  .date()
  .refine((text) => /^20/.test(text), { error: "invalid" })
  .optional();
const orderQuery = z.strictObject({
  language: languageParam,
  sellerKey: publicIdField,
  page: pageField,
  per_page: perPageField,
  /** `before` of the first page, which `next` and `prev` carry: newer orders are left out, so that no row comes twice. */
  before: publicIdField.optional(),
  /** First and last day of the order, in Asia/Dhaka. */
  start: day,
  end: day,
  /** Part of an order number or of a product's name. */
  filter: z.string().max(100).optional(),
});

const statusField = coercedNumber(z.number()).pipe(orderTabId);

/** What every order says, whichever way it comes about. */
const purchase = z.strictObject({
  language: languageParam,
  seller_key: publicIdField,
  shipping_method: coercedNumber(z.number()).pipe(shippingMethod).default(1),
  payment_method: coercedNumber(z.number()).pipe(paymentMethod).default(0),
  address_unique_id: publicIdField.optional(),
  code: couponCodeField.optional(),
  /** The grand total that the shopper saw; another one now is refused as `cart_changed`. */
  expected_total: coercedNumber(z.number().int()),
});
export const placedOrder = z.object({ order_id: z.string(), grand_total: poisha });
const needsKey = "Needs an `Idempotency-Key`; the same key gives the same order again.";

export const orderCalls = {
  cartPurchaseOrder: baseCall
    .route({
      method: "POST",
      path: "/v1/cart_purchase_order/{language}",
      tags: ["Orders"],
      summary: "Place an order for the cart",
      description: needsKey,
    })
    .input(purchase)
    .output(envelope(placedOrder)),
  directPurchaseQuote: baseCall
    .route({
      method: "GET",
      path: "/v1/direct_purchase_quote/{language}/{sellerKey}",
      tags: ["Orders"],
      summary: "What buying one product at once would cost, beside the cart",
    })
    .input(
      z.strictObject({
        language: languageParam,
        sellerKey: publicIdField,
        id_product: idField(),
        id_product_attribute: attributeIdsField,
        quantity: quantityField.default(1),
        ...checkoutChoice,
      }),
    )
    .output(envelope(quote)),
  directPurchaseOrder: baseCall
    .route({
      method: "POST",
      path: "/v1/direct_purchase_order/{language}",
      tags: ["Orders"],
      summary: "Place an order for one product at once; the cart stays as it is",
      description: needsKey,
    })
    .input(
      purchase.extend({
        id_product: idField(),
        id_product_attribute: attributeIdsField,
        quantity: quantityField.default(1),
      }),
    )
    .output(envelope(placedOrder)),
  customerOrderUpdate: baseCall
    .route({
      method: "PUT",
      path: "/v1/customer_order_update",
      tags: ["Orders"],
      summary: "Cancel an order of one's own while it is pending or accepted",
      description:
        "Without `confirmed` nothing happens, and the refusal `confirmation_required` holds the question to ask.",
    })
    .input(
      z.strictObject({
        order_id: publicIdField,
        /** The only move a customer makes. */
        id_status: coercedNumber(z.number())
          .pipe(z.literal(orderStatuses.cancel))
          .default(orderStatuses.cancel),
        confirmed: z.boolean().default(false),
        /** Why, for the seller. */
        reason: z.string().trim().max(business.cancelReasonMaxLength).transform(tidyLine).default(""),
      }),
    )
    .output(envelope(z.object({ orders: z.array(order) }))),
  purchaseOrderList: baseCall
    .route({
      method: "GET",
      path: "/v1/purchase_order_list/{language}/{sellerKey}/{page}",
      tags: ["Orders"],
      summary: "The customer's orders in a shop, newest first",
    })
    .input(orderQuery)
    .output(envelope(orderPage)),
  purchaseOrderByStatus: baseCall
    .route({
      method: "GET",
      path: "/v1/purchase_order_by_status/{language}/{sellerKey}/{page}/{status}",
      tags: ["Orders"],
      summary: "The customer's orders that are in a status (0: all)",
    })
    .input(orderQuery.extend({ status: statusField }))
    .output(envelope(orderPage)),
  sellerOrderStatusList: baseCall
    .route({
      method: "GET",
      path: "/v1/seller_order_status_list/{sellerKey}",
      tags: ["Orders"],
      summary:
        "The tabs of the order list: every status with how many orders of what is searched for are in it",
    })
    .input(orderQuery.pick({ sellerKey: true, start: true, end: true, filter: true }))
    .output(envelope(orderTabCounts)),
  customerOrderList: baseCall
    .route({
      method: "GET",
      path: "/v1/customer_order_list/{language}/{page}",
      tags: ["Orders"],
      summary: "The customer's orders in all shops, also those that are closed by now, newest first",
    })
    .input(orderQuery.omit({ sellerKey: true }).extend({ status: statusField.optional() }))
    .output(envelope(pageOfAnyShop)),
  customerOrderStatusList: baseCall
    .route({
      method: "GET",
      path: "/v1/customer_order_status_list",
      tags: ["Orders"],
      summary: "The tabs of the list of orders in all shops: every status with how many orders are in it",
    })
    .input(orderQuery.pick({ start: true, end: true, filter: true }))
    .output(envelope(orderTabCounts)),
  purchaseOrderDetails: baseCall
    .route({
      method: "GET",
      path: "/v1/purchase_order_details/{language}/{orderId}",
      tags: ["Orders"],
      summary: "One order of the customer: `data.orders[0]`",
    })
    .input(z.strictObject({ language: languageParam, orderId: publicIdField }))
    .output(envelope(z.object({ orders: z.array(order) }))),
};
