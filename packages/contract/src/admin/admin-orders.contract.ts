import { z } from "zod";
import { reasonField } from "../seller/opening-fields";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { orderStatus, paymentStatus } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { poisha } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { isReturned } from "../shared/order-choices";
import { orderSearchField } from "../shared/order-search";
import { orderCourier } from "../shop/order.contract";

/** An order of any shop, as far as whoever answers a customer has to know it: no goods and no address. */
export const foundOrder = z.object({
  /** Public number. */
  order_id: z.string(),
  seller_key: z.string(),
  shop: z.string(),
  /** The shop's phone as it stood on the order. */
  shop_phone: z.string(),
  status: orderStatus,
  is_returned: isReturned,
  payment_status: paymentStatus,
  /** RFC 3339, UTC. */
  ordered_at: z.string(),
  pieces: z.int(),
  grand_total: poisha,
  /** What is still to be paid in cash. */
  cash_due: poisha,
  recipient: z.string(),
  /** National form, `01712345678`. */
  mobile: z.string(),
  /** Area and district; null where it is picked up, or nobody wrote it down. */
  place: z.string().nullable(),
  courier: orderCourier.nullable(),
  /** Every status the order has had, oldest first; RFC 3339, UTC. */
  timeline: z.array(z.object({ status: orderStatus, at: z.string() })),
});
export type FoundOrder = z.infer<typeof foundOrder>;

export const adminOrderCalls = {
  findOrders: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/find_orders/{language}",
      tags: ["Console: platform"],
      summary: "The orders of any shop by a number or a recipient's phone, with a reason that is kept",
      description: `The newest ${business.foundOrdersMost} at most. The owner of each shop whose order is found reads the reason in the shop's trail.`,
    })
    .input(z.strictObject({ language: languageParam, search: orderSearchField, reason: reasonField }))
    .output(
      envelope(
        z.object({
          orders: z.array(foundOrder),
          /** Whether there are older ones. */
          has_more: z.boolean(),
        }),
      ),
    ),
};
