import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { billVerdict, orderStatus, paymentStatus } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { poisha } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { isReturned } from "../shared/order-choices";

/** What an order is, to whom holds a paper of it: nothing of who bought it, and nothing of where they live. */
export const checkedBill = z.object({
  order_id: z.string(),
  /** RFC 3339, UTC. */
  ordered_at: z.string(),
  shop: z.object({ title: z.string(), seller_key: z.string() }),
  /** What the paper says. */
  paper: z.object({ grand_total: poisha, due: poisha }),
  /** What is so by now. */
  grand_total: poisha,
  due: poisha,
  status: orderStatus,
  is_returned: isReturned,
  payment_status: paymentStatus,
});
export type CheckedBill = z.infer<typeof checkedBill>;

/** A part of what the code on a paper says; whatever it is, it is compared, never refused as such. */
const part = z.string().max(100);

export const billCheckCalls = {
  checkBill: baseCall
    .route({
      method: "GET",
      path: "/v1/check_bill/{language}/{number}/{grand_total}/{due}/{value}",
      tags: ["Orders"],
      summary: "Whether an invoice, slip or label is as its shop made it",
      description:
        "The four parts are those of the link in the paper's code. What does not fit together is `false`, in the same way " +
        "whether or not there is such an order.",
    })
    .input(
      z.strictObject({ language: languageParam, number: part, grand_total: part, due: part, value: part }),
    )
    .output(envelope(z.object({ verdict: billVerdict, bill: checkedBill.nullable() }))),
};
