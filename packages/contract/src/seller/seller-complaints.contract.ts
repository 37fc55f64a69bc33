import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { complaintState } from "../shared/complaint-choices";
import { envelope } from "../shared/envelope";
import { complaintAnswerField, idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { complaintFacts, complaintMessage } from "../shop/complaint.contract";
import { coercedNumber } from "../shared/coerced-number";

/** A complaint as a row of an inbox shows it. */
export const complaintSummary = z.object({
  ...complaintFacts,
  /** Who ordered. */
  name: z.string(),
  /** Since when it waits for an answer; of one that does not, since when it did last. */
  waits_since: z.iso.datetime(),
});
export type ComplaintSummary = z.infer<typeof complaintSummary>;

/** A complaint as its shop reads it. */
export const shopComplaint = z.object({
  ...complaintFacts,
  /** Oldest first. */
  messages: z.array(complaintMessage),
  name: z.string(),
  /** E.164, of who receives the order. */
  phone: z.string(),
});
export type ShopComplaint = z.infer<typeof shopComplaint>;

export const complaintCounts = z.object({ open: z.int(), answered: z.int(), closed: z.int() });

const tags = ["Console: complaints"];
const inShop = { language: languageParam, seller_key: sellerKeyField };

export const sellerComplaintCalls = {
  complaints: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/complaints/{language}/{seller_key}/{state}",
      tags,
      summary:
        "What customers say is wrong with their orders: what waits the oldest first, what is over the newest first",
    })
    .input(
      z.strictObject({
        ...inShop,
        state: complaintState,
        page: coercedNumber(z.number().int().min(1).max(1000)).default(1),
      }),
    )
    .output(
      envelope(
        z.object({
          complaints: z.array(complaintSummary),
          counts: complaintCounts,
          last_page: z.int(),
        }),
      ),
    ),
  complaint: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/complaint/{language}/{seller_key}/{id_complaint}",
      tags,
      summary: "A complaint with everything that was written about it",
    })
    .input(z.strictObject({ ...inShop, id_complaint: idField() }))
    .output(envelope(z.object({ complaint: shopComplaint }))),
  answerComplaint: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/complaint_answer/{language}",
      tags,
      summary: "Answer a complaint, and close it where it is settled",
      description:
        "The customer is told by SMS. One that is closed takes no answer; one that was passed to the platform is closed by the " +
        "platform or the customer.",
    })
    .input(
      z.strictObject({
        ...inShop,
        id_complaint: idField(),
        text: complaintAnswerField,
        close: z.boolean().default(false),
      }),
    )
    .output(envelope(z.object({ complaint: shopComplaint }))),
};
