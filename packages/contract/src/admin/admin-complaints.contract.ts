import { z } from "zod";
import { complaintCounts, complaintSummary, shopComplaint } from "../seller/seller-complaints.contract";
import { baseCall } from "../shared/base-call";
import { complaintState } from "../shared/complaint-choices";
import { envelope } from "../shared/envelope";
import { complaintAnswerField, idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { coercedNumber } from "../shared/coerced-number";

const ofShop = {
  shop: z.object({ seller_key: z.string(), title: z.string() }),
};

/** A complaint that was passed to the platform, in its inbox. */
export const passedComplaintSummary = complaintSummary.extend(ofShop);
/** The same with everything that was written about it. */
export const passedComplaint = shopComplaint.extend(ofShop);
export type PassedComplaint = z.infer<typeof passedComplaint>;

const tags = ["Console: platform"];
const asked = { language: languageParam, seller_key: sellerKeyField, id_complaint: idField() };

export const adminComplaintCalls = {
  complaints: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/complaints/{language}/{state}",
      tags,
      summary:
        "The complaints that were passed to the platform: what waits the oldest first, what is over the newest first",
    })
    .input(
      z.strictObject({
        language: languageParam,
        state: complaintState,
        page: coercedNumber(z.number().int().min(1).max(1000)).default(1),
      }),
    )
    .output(
      envelope(
        z.object({
          complaints: z.array(passedComplaintSummary),
          counts: complaintCounts,
          last_page: z.int(),
        }),
      ),
    ),
  complaint: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/complaint/{language}/{seller_key}/{id_complaint}",
      tags,
      summary: "A complaint that was passed to the platform, with everything that was written about it",
    })
    .input(z.strictObject(asked))
    .output(envelope(z.object({ complaint: passedComplaint }))),
  answerComplaint: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/complaint_answer/{language}",
      tags,
      summary: "Answer a complaint as the platform, and close it where that is the last word",
      description: "Where something was written since it was read, it is refused with `review_conflict`.",
    })
    .input(
      z.strictObject({
        ...asked,
        /** How many messages of it were read. */
        read: coercedNumber(z.number().int().min(0).max(1000)),
        text: complaintAnswerField,
        close: z.boolean().default(false),
      }),
    )
    .output(envelope(z.object({ complaint: passedComplaint }))),
};
