import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { orderStatus, paymentStatus } from "../shared/choices";
import { complaintKind, complaintState } from "../shared/complaint-choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import {
  cancelReason,
  deskLane,
  isReturned,
  orderSource,
  orderStage,
  orderTarget,
} from "../shared/order-choices";
import { orderTotals } from "../shop/order.contract";
import { phoneStanding, refusedPhone } from "./seller-trust.contract";
import { orderEvent, orderNote } from "./order-events";
import { moveNoteField, orderNoteField, orderNumberField, returnedPieces } from "./order-fields";

const code = (value: FieldErrorCode) => value;

/** An order as a card or a row shows it to its shop. */
export const shopOrder = z.object({
  /** Public order number, Latin letters and digits. */
  order_id: z.string(),
  stage: orderStage,
  is_returned: isReturned,
  ordered_at: z.iso.datetime(),
  /** Nobody has answered it for half an hour. */
  is_late: z.boolean(),
  name: z.string(),
  /** E.164; blank where its customer has deleted the account, which takes name and address too. */
  phone: z.string(),
  standing: phoneStanding,
  is_pick_up: z.boolean(),
  /** Area and district, or the whole address where they are not known apart; blank where it is picked up. */
  place: z.string(),
  /** The whole address; blank where it is picked up. */
  address: z.string(),
  pieces: z.int(),
  /** Of the first goods: paths below `/media/`, without a width. */
  pictures: z.array(z.string()),
  grand_total: poisha,
  /** What is still to be collected. */
  cash_due: poisha,
  /** The one next step; null where there is none. */
  next: orderStage.nullable(),
});
export type ShopOrder = z.infer<typeof shopOrder>;

export const shopOrderLine = z.object({
  /** Tells the line apart from the order's others. */
  position: z.int(),
  id_product: z.int(),
  name: z.string(),
  /** What was chosen, such as "Red, M"; blank where nothing was. */
  choice: z.string(),
  picture: z.string(),
  /** The pieces that are sold: those ordered less the next two. */
  quantity: z.int(),
  /** Pieces that were not there when the order was accepted, and pieces that its customer did not keep of what was brought. */
  taken_out: z.int(),
  not_kept: z.int(),
  unit_price: poisha,
  line_total: poisha,
  /** Of a parcel that came to nothing: pieces in stock again, pieces written off, and those that are still on their way back. */
  returned: z.int(),
  written_off: z.int(),
  awaited: z.int(),
});
export type ShopOrderLine = z.infer<typeof shopOrderLine>;

/** A move that nobody outside has heard of yet. */
export const undoableMove = z.object({
  order_id: z.string(),
  from: orderStage,
  to: orderStage,
  is_returned: isReturned,
});
export type UndoableMove = z.infer<typeof undoableMove>;

/** One order with everything that its shop knows of it. */
export const shopOrderDetails = shopOrder.extend({
  status: orderStatus,
  payment_status: paymentStatus,
  lines: z.array(shopOrderLine),
  totals: orderTotals,
  coupon_code: z.string().nullable(),
  /** How it reached the shop, where that wrote it down itself; null where its customer placed it. */
  source: orderSource.nullable(),
  delivery_time: z.string(),
  /** Oldest first. */
  history: z.array(orderEvent),
  /** Newest first; the customer reads none of them. */
  notes: z.array(orderNote),
  /** For which reasons it may be cancelled now; none where it may not. */
  cancel_reasons: z.array(cancelReason),
  /** The last move, as long as it can be taken back. */
  undo: undoableMove.nullable(),
  /** That the shop takes no more orders of its phone, where it does not. */
  refusal: refusedPhone.nullable(),
  /** What its customer says is wrong with it, newest first. */
  complaints: z.array(z.object({ id_complaint: z.int(), kind: complaintKind, state: complaintState })),
});
export type ShopOrderDetails = z.infer<typeof shopOrderDetails>;

export const laneCounts = z.record(deskLane, z.int());
export type LaneCounts = z.infer<typeof laneCounts>;

const day = z.iso
  .date(code("date_invalid"))
  .refine((text) => /^20/.test(text), code("date_invalid"))
  .optional();

const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofOrder = { ...inShop, order_id: orderNumberField };
const tags = ["Console: orders"];
const movedOrder = envelope(z.object({ order: shopOrderDetails }));

export const sellerOrderCalls = {
  desk: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/order_desk/{language}/{seller_key}",
      tags,
      summary:
        "What is to be done with a shop's orders: a lane of them, oldest first, and how many each lane has",
      description: `Each count goes up to ${business.ordersCountedUpTo}, which stands for any more.`,
    })
    .input(
      z.strictObject({ ...inShop, lane: deskLane.default("accept"), after: orderNumberField.optional() }),
    )
    .output(
      envelope(
        z.object({
          counts: laneCounts,
          orders: z.array(shopOrder),
          /** The order that the next ones are newer than; null where these are the newest. */
          next_after: z.string().nullable(),
          /** One's own last moves that can be taken back. */
          undoable: z.array(undoableMove.extend({ /** The step behind it. */ next: orderStage.nullable() })),
          /** The number of the order that came last; null in a shop without any. */
          newest: z.string().nullable(),
          as_of: z.iso.datetime(),
        }),
      ),
    ),
  deskCounts: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/order_counts/{language}/{seller_key}",
      tags,
      summary: "How many orders wait in each lane of a shop's desk, and which came last",
      description: `With how many products are short, up to ${business.goodsCountedUpTo}, which stands for any more; only for people who may see goods.`,
    })
    .input(z.strictObject({ ...inShop, since: orderNumberField.optional() }))
    .output(
      envelope(
        z.object({
          counts: laneCounts,
          /** How many came behind the order that `since` names; without one all of them. */
          new_orders: z.int(),
          /** The number of the order that came last; null in a shop without any. */
          newest: z.string().nullable(),
          /** Products on sale that are sold out, and those of which few are left; null for who may not see goods. */
          shortage: z.object({ out: z.int(), low: z.int() }).nullable(),
          as_of: z.iso.datetime(),
        }),
      ),
    ),
  orders: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/orders/{language}/{seller_key}",
      tags,
      summary: "The orders of a shop, newest first, by status, days, or what a search finds",
      description:
        "`search` finds a part of a number, of the receiver's name or phone, in either script's digits, and goods by their " +
        `names. Each count is of all days and goes up to ${business.ordersCountedUpTo}, which stands for any more.`,
    })
    .input(
      z.strictObject({
        ...inShop,
        status: orderStatus.optional(),
        search: z.string().max(100).optional(),
        /** First and last day, in Bangladesh. */
        start: day,
        end: day,
        before: orderNumberField.optional(),
      }),
    )
    .output(
      envelope(
        z.object({
          orders: z.array(shopOrder),
          counts: z.record(orderStatus, z.int()),
          /** The order that the next ones are older than; null where these are the oldest. */
          next_before: z.string().nullable(),
        }),
      ),
    ),
  order: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/order/{language}/{seller_key}/{order_id}",
      tags,
      summary: "One order of a shop with its goods, its customer, its history and its notes",
    })
    .input(z.strictObject(ofOrder))
    .output(movedOrder),
  moveOrder: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_move/{language}",
      tags,
      summary: "Move an order to its next stage, or cancel it with a reason",
      description:
        "`from` is the stage that the page showed: of two at once the later hears `order_moved` and where it stands. The " +
        "customer is told some seconds later; until then `undoMove` takes it back. Cancelling gives stock and coupon back; of " +
        "an order that was on its way only the `pieces` that are in hand, the others are booked by `bookReturn` when they are.",
    })
    .input(
      z.strictObject({
        ...ofOrder,
        from: orderStage,
        to: orderTarget,
        reason: cancelReason.optional(),
        note: moveNoteField,
        pieces: returnedPieces.default([]),
      }),
    )
    .output(movedOrder),
  moveOrders: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_moves/{language}",
      tags,
      summary: "Move several orders to one stage at once",
      description:
        "Each one by the rules of `moveOrder`: those for which the move is not legal stay where they are, and stand in " +
        "`refused` with why. Repeated with the same key it moves nothing twice.",
    })
    .input(
      z.strictObject({
        ...inShop,
        to: orderTarget,
        orders: z
          .array(z.strictObject({ order_id: orderNumberField, from: orderStage }))
          .min(1, code("required"))
          .max(business.ordersAtOnce, code("required")),
      }),
    )
    .output(
      envelope(
        z.object({
          moved: z.array(z.string()),
          refused: z.array(
            z.object({
              order_id: z.string(),
              /** Why, as a sentence. */
              message: z.string(),
            }),
          ),
        }),
      ),
    ),
  undoMove: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_undo/{language}",
      tags,
      summary: "Take the last move of an order back, while nobody outside has heard of it",
      description:
        "`to` is where the move led. Where the customer was told already it is refused with `order_undo_late`.",
    })
    .input(z.strictObject({ ...ofOrder, to: orderStage }))
    .output(movedOrder),
  bookReturn: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_return/{language}",
      tags,
      summary: "Book what is in hand again of an order that was cancelled on its way",
      description: "`back` is put into stock, `written_off` is lost; never more than was ordered.",
    })
    .input(z.strictObject({ ...ofOrder, pieces: returnedPieces }))
    .output(movedOrder),
  writeNote: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/order_note/{language}",
      tags,
      summary: "Write a note beside an order that only the shop's people read",
    })
    .input(z.strictObject({ ...ofOrder, text: orderNoteField }))
    .output(movedOrder),
};
