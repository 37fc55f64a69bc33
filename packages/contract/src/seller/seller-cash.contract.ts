import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { cashHolder, cashKind } from "../shared/cash-choices";
import { oneWord, orderStatus, paymentStatus } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { idField, optionalIdField, poisha, publicIdField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import {
  cashAmountField,
  cashHolderFields,
  cashMovedField,
  cashNoteField,
  cashReasonField,
  judgeHolder,
} from "./cash-fields";
import { coercedNumber } from "../shared/coerced-number";

/** Somebody who may have cash, or has some. */
export const heldBy = z.object({
  holder: cashHolder,
  /** Of the staff; 0 where it is none of them. */
  id_account: z.int(),
  /** In words: the name of the person or of the courier; blank where there is none. */
  name: z.string(),
});
export const cashOwed = heldBy.extend({
  /** Collected and not handed in; below 0 where more was handed in than collected. */
  amount: poisha,
});
export type CashOwed = z.infer<typeof cashOwed>;

export const cashEntry = z.object({
  id_entry: z.int(),
  at: z.iso.datetime(),
  kind: cashKind,
  holder: heldBy.nullable(),
  /** Below 0 in what puts an entry right, and where less was there. */
  amount: poisha,
  /** With what was put right of it since. */
  amount_now: poisha,
  /** The number of the order; blank where it is about none. */
  order_id: z.string(),
  note: z.string(),
  /** Who wrote it; blank where it was there before the ledger, or they are not of the staff any more. */
  name: z.string(),
  /** The entry that it puts right; null where it is none. */
  corrects: z.int().nullable(),
  /** Whether it can be put right. */
  is_open: z.boolean(),
});
export type CashEntry = z.infer<typeof cashEntry>;

export const cashClosing = z.object({
  day: z.iso.date(),
  expected: poisha,
  counted: poisha,
  note: z.string(),
  closed_at: z.iso.datetime(),
  /** Who closed it; blank where they are not of the staff any more. */
  name: z.string(),
});
export type CashClosing = z.infer<typeof cashClosing>;

/** What happened with the till and with what was to be collected, by kind. */
export const cashSums = z.object({
  collected: poisha,
  collected_into_till: poisha,
  difference: poisha,
  handed_in: poisha,
  fee: poisha,
  put_in: poisha,
  taken_out: poisha,
  counted: poisha,
});
export type CashSums = z.infer<typeof cashSums>;

export const orderCash = z.object({
  order_id: z.string(),
  status: orderStatus,
  payment_status: paymentStatus,
  grand_total: poisha,
  /** What it was when it was placed. */
  ordered_total: poisha,
  /** What is to be collected still. */
  due: poisha,
  entries: z.array(cashEntry),
  /** The courier's statement that settled it, what of its cash was settled, and when; null where none did. */
  settled: z
    .object({ id_statement: z.int(), file_name: z.string(), amount: poisha, at: z.iso.datetime() })
    .nullable(),
  /** Couriers that cash was collected by before, the latest first. */
  couriers: z.array(z.string()),
  /** The staff, who may have collected it. */
  staff: z.array(z.object({ id_account: z.int(), name: z.string() })),
});
export type OrderCash = z.infer<typeof orderCash>;

export const tillMove = oneWord("What is done with the till", {
  put_in: "cash is put in, such as change",
  taken_out: "cash is taken out, such as to the bank",
});

/** A day in Bangladesh, such as `2026-12-31`. */
export const cashDayField = z.iso.date().refine((text) => /^20/.test(text), { error: "date_invalid" });
const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: cash"];
const written = envelope(z.object({ entry: cashEntry }));
const needsKey = "Needs an `Idempotency-Key`; the same key writes nothing twice.";

/** Which entries: of these days, the last one included, of this kind, and what an order's number or a name has. */
export const cashAsked = {
  start: cashDayField.optional(),
  end: cashDayField.optional(),
  kind: cashKind.optional(),
  filter: z.string().max(100).optional(),
};

export const sellerCashCalls = {
  cash: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/cash/{language}/{seller_key}",
      tags,
      summary: "What is in the till, and who has collected what they did not hand in yet",
    })
    .input(z.strictObject(inShop))
    .output(
      envelope(
        z.object({
          till: poisha,
          owed: z.array(cashOwed),
          /** Orders on their way or waiting to be picked up, and what is to be collected for them. */
          awaited: z.object({ orders: z.int(), amount: poisha }),
          last_closing: cashClosing.nullable(),
          is_closed_today: z.boolean(),
        }),
      ),
    ),
  cashEntries: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/cash_entries/{language}/{seller_key}",
      tags,
      summary: "The ledger of a shop's cash, newest first",
    })
    .input(
      z.strictObject({
        ...inShop,
        ...cashAsked,
        before: optionalIdField("required"),
        per_page: coercedNumber(z.number().int().min(1).max(500)).optional(),
      }),
    )
    .output(
      envelope(
        z.object({
          entries: z.array(cashEntry),
          /** The entry that the next ones are older than; null where these are the oldest. */
          next_before: z.int().nullable(),
          sums: cashSums,
        }),
      ),
    ),
  cashFile: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/cash_file/{language}/{seller_key}",
      tags,
      summary: `The ledger of a shop's cash as a table (CSV), oldest first, its newest ${business.cashFileRows} entries at most`,
    })
    .input(z.strictObject({ ...inShop, ...cashAsked }))
    .output(z.file().mime("text/csv")),
  orderCash: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/order_cash/{language}/{seller_key}/{order_id}",
      tags,
      summary: "What is to be collected for an order, and what was",
    })
    .input(z.strictObject({ ...inShop, order_id: publicIdField }))
    .output(envelope(z.object({ cash: orderCash }))),
  handInCash: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/cash_hand_in/{language}",
      tags,
      summary: "Write down that somebody handed in what they had collected; a courier less their fee",
      description:
        `Together no more than they have (\`cash_too_much\`). \`was\` is what the page said that they have: where it is ` +
        `something else by now it is refused with \`cash_moved\`. ${needsKey}`,
    })
    .input(
      z
        .strictObject({
          ...inShop,
          ...cashHolderFields,
          amount: cashAmountField,
          fee: cashAmountField.default(0),
          was: z.int(),
          note: cashNoteField,
        })
        .superRefine(judgeHolder),
    )
    .output(envelope(z.object({ left: poisha }))),
  moveTill: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/cash_till/{language}",
      tags,
      summary: "Write down that cash was put into the till or taken out of it",
      description: `No more can be taken out than is in it (\`cash_too_much\`). ${needsKey}`,
    })
    .input(z.strictObject({ ...inShop, move: tillMove, amount: cashMovedField, note: cashReasonField }))
    .output(written),
  correctCash: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/cash_correction/{language}",
      tags,
      summary: "Put an entry right, by another one beside it",
      description:
        "`amount` is what it should have been; 0 where it should not be there. `was` is what the page showed. What was " +
        "collected for an order and is put right leaves the order with a difference of that much. Of such a difference " +
        `\`amount\` is less, down to 0, and \`holder\` says who has what was collected after all. ${needsKey}`,
    })
    .input(
      z
        .strictObject({
          ...inShop,
          ...cashHolderFields,
          holder: cashHolderFields.holder.optional(),
          id_entry: idField(),
          was: z.int(),
          amount: cashAmountField,
          reason: cashReasonField,
        })
        .superRefine(judgeHolder),
    )
    .output(written),
  cashDay: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/cash_day/{language}/{seller_key}",
      tags,
      summary:
        "What the till should hold now, what moved since the last closing, and the closings before, newest first",
    })
    .input(z.strictObject({ ...inShop, before: cashDayField.optional() }))
    .output(
      envelope(
        z.object({
          day: z.iso.date(),
          /** What was counted at the last closing; 0 where there was none. */
          opening: poisha,
          expected: poisha,
          since: cashSums,
          /** Today's, where the day is closed. */
          closing: cashClosing.nullable(),
          closings: z.array(cashClosing),
          next_before: z.iso.date().nullable(),
        }),
      ),
    ),
  closeCashDay: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/cash_closing/{language}",
      tags,
      summary: "Close the day with what was counted in the till",
      description:
        "`expected` is what the page showed: where cash moved meanwhile it is refused with `cash_moved`. A difference needs " +
        "its reason. A day is closed once (`cash_day_closed`); what moves afterwards belongs to the next closing.",
    })
    .input(z.strictObject({ ...inShop, expected: z.int(), counted: cashAmountField, note: cashNoteField }))
    .output(envelope(z.object({ closing: cashClosing }))),
};
