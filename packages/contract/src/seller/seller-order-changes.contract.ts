import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { orderStatus, oneWord, paymentStatus } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { poisha, publicIdField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { cashNoteField, collectedFields, judgeHolder } from "./cash-fields";

const code = (value: FieldErrorCode) => value;

export const whyLess = oneWord("Why pieces go out of an order", {
  short: "the shop does not have them, said when it accepts the order",
  returned: "the customer does not keep them, said when the rest is delivered",
});
export type WhyLess = z.infer<typeof whyLess>;

export const returnedPieces = oneWord("What becomes of pieces that go out of an order", {
  in_hand: "they are here and go back to stock",
  written_off: "they are not here or cannot be sold any more: broken, spoilt or lost",
});
export type ReturnedPieces = z.infer<typeof returnedPieces>;

/** Pieces that stay in the order; a line that is not named stays as it is. */
const lineLeft = z.strictObject({
  /** Of the order's lines, from 0. */
  position: z
    .int(code("quantity_invalid"))
    .min(0, code("quantity_invalid"))
    .max(1000, code("quantity_invalid")),
  quantity: z
    .int(code("quantity_invalid"))
    .min(0, code("quantity_invalid"))
    .max(business.maxQuantityPerProduct, code("quantity_invalid")),
});
export type LineLeft = z.infer<typeof lineLeft>;

export const orderAmounts = z.object({
  item_total: poisha,
  coupon_discount: poisha,
  delivery_fee: poisha,
  rounding: poisha,
  grand_total: poisha,
  vat_included: poisha,
});

/** What an order costs as it is, and with fewer pieces. */
export const changedOrderTotals = z.object({
  before: orderAmounts,
  after: orderAmounts,
  pieces_before: z.int(),
  pieces_after: z.int(),
});
export type ChangedOrderTotals = z.infer<typeof changedOrderTotals>;

export const changedOrder = z.object({
  order_id: z.string(),
  status: orderStatus,
  payment_status: paymentStatus,
  grand_total: poisha,
  total_pieces: z.int(),
});

const tags = ["Console: orders"];
const ofOrder = {
  language: languageParam,
  seller_key: sellerKeyField,
  order_id: publicIdField,
};
const left = z.array(lineLeft).max(100).default([]);
/** The status that the page showed: who moved the order meanwhile makes it `review_conflict`. */
const from = orderStatus;
const oneOrder = envelope(z.object({ order: changedOrder }));
const neverUp =
  "The total is made anew and never more than it was: the fee for delivery stays, a coupon holds by its own rules, the total is rounded down to whole taka.";

export const sellerOrderChangeCalls = {
  orderTotalsLeft: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_totals_left/{language}",
      tags,
      summary: "What an order would cost with fewer pieces; nothing is changed",
      description: neverUp,
    })
    .input(z.strictObject({ ...ofOrder, why: whyLess, left }))
    .output(envelope(z.object({ totals: changedOrderTotals }))),
  acceptWithLess: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_acceptance_with_less/{language}",
      tags,
      summary: "Accept an order without what is not there; the customer is told by text message",
      description: `${neverUp} \`pieces\` says whether stock has them or not.`,
    })
    .input(
      z.strictObject({
        ...ofOrder,
        from,
        left,
        pieces: returnedPieces.default("written_off"),
        note: cashNoteField,
      }),
    )
    .output(oneOrder),
  deliverOrder: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_delivery/{language}",
      tags,
      summary: "Say that an order is delivered, and what was collected for it",
      description:
        "`left` names lines of which the customer kept fewer pieces, and `pieces` what becomes of the others. " +
        `${neverUp} What was collected is what the order costs then, or \`difference_reason\` says why not.`,
    })
    .input(
      z
        .strictObject({
          ...ofOrder,
          from,
          left,
          pieces: returnedPieces.default("in_hand"),
          ...collectedFields,
          note: cashNoteField,
        })
        .superRefine(judgeHolder),
    )
    .output(oneOrder),
};
