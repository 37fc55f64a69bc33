import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { complaintAuthor, complaintKind, complaintReason, complaintState } from "../shared/complaint-choices";
import { envelope } from "../shared/envelope";
import { complaintTextField, idField, publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";

export const complaintMessage = z.object({
  author: complaintAuthor,
  text: z.string(),
  /** Paths below `/media/`, without a width. */
  pictures: z.array(z.string()),
  at: z.iso.datetime(),
});
export type ComplaintMessage = z.infer<typeof complaintMessage>;

/** What is known of a complaint, whoever reads it. */
export const complaintFacts = {
  id_complaint: z.int(),
  order_id: z.string(),
  kind: complaintKind,
  reason: complaintReason,
  state: complaintState,
  opened_at: z.iso.datetime(),
  /** When the platform was asked to look at it; null where it was not. */
  passed_at: z.iso.datetime().nullable(),
  closed_at: z.iso.datetime().nullable(),
  closed_by: complaintAuthor.nullable(),
};

/** What a customer says is wrong with an order, with everything that was written about it and what they may do with it now. */
export const ownComplaint = z.object({
  ...complaintFacts,
  /** Oldest first. */
  messages: z.array(complaintMessage),
  may_write: z.boolean(),
  may_pass: z.boolean(),
  may_close: z.boolean(),
});
export type OwnComplaint = z.infer<typeof ownComplaint>;
export type Complaint = Omit<OwnComplaint, "may_write" | "may_pass" | "may_close">;

const complaintMove = oneWord("What a customer does with a complaint", {
  pass: "asks the platform to look at it",
  close: "says that it is settled",
});

const picturesField = z
  .array(z.string().min(1).max(100))
  .max(business.complaintPicturesMost, "complaint_pictures_many")
  .default([]);

/** What a complaint begins with, for its call and its form alike. */
export const complaintFields = {
  kind: complaintKind,
  reason: complaintReason,
  text: complaintTextField,
};

const tags = ["Complaints"];
const ofOrder = { language: languageParam, order_id: publicIdField };
const needsKey = "Needs an `Idempotency-Key`; the same key writes it once.";
const one = envelope(z.object({ complaint: ownComplaint }));

export const complaintCalls = {
  orderComplaints: baseCall
    .route({
      method: "GET",
      path: "/v1/order_complaints/{language}/{orderId}",
      tags,
      summary:
        "What the customer said is wrong with an order of theirs, newest first, and whether they may say more",
    })
    .input(z.strictObject({ language: languageParam, orderId: publicIdField }))
    .output(
      envelope(
        z.object({
          complaints: z.array(ownComplaint),
          /** What may be asked for now; nothing while a complaint is open, or when it is too late. */
          kinds: z.array(complaintKind),
        }),
      ),
    ),
  openComplaint: baseCall
    .route({
      method: "POST",
      path: "/v1/complaint/{language}",
      tags,
      summary: "Ask to return an order, or say what is wrong with it; the shop answers",
      description:
        `${needsKey} Pictures are keys that \`picture_upload\` gave. One complaint of an order is open at a time, until ` +
        `${business.complaintDays} days after it was placed; a return is asked for once it was delivered. What is not ` +
        "answered in 72 hours goes to the platform.",
    })
    .input(z.strictObject({ ...ofOrder, ...complaintFields, pictures: picturesField }))
    .output(one),
  writeComplaint: baseCall
    .route({
      method: "POST",
      path: "/v1/complaint_message/{language}",
      tags,
      summary: "Write more about a complaint that is not closed",
      description: needsKey,
    })
    .input(
      z.strictObject({
        ...ofOrder,
        id_complaint: idField(),
        text: complaintTextField,
        pictures: picturesField,
      }),
    )
    .output(one),
  moveComplaint: baseCall
    .route({
      method: "POST",
      path: "/v1/complaint_move/{language}",
      tags,
      summary: "Pass a complaint to the platform, or close it; where that is done already nothing changes",
      description:
        "It can be passed once the shop has answered or closed it, or has not answered for 72 hours.",
    })
    .input(z.strictObject({ ...ofOrder, id_complaint: idField(), to: complaintMove }))
    .output(one),
};
