import { z } from "zod";
import { noteField } from "../seller/opening-fields";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { envelope, pageOfList } from "../shared/envelope";
import { idField, pageField } from "../shared/fields";
import { reportReason } from "../shared/report-reason";
import { knownLanguage, languageParam } from "../shared/languages";

export const messageState = oneWord("What has become of a message to the platform", {
  open: "nobody has answered it yet",
  taken: "one of the platform's people is answering it",
  done: "it is answered, or needs no answer",
});
export type MessageState = z.infer<typeof messageState>;

export const messageView = oneWord("Which of the messages to the platform", {
  open: "those that nobody has answered yet",
  reports: "reports of shops that are not done",
  taken: "those that one of the platform's people is answering",
  done: "those that are answered, or need no answer",
});
export type MessageView = z.infer<typeof messageView>;

/** A message that a visitor sent by the contact form, or a report of a shop: that has no subject, and need not say who sent it. */
export const inboxMessage = z.object({
  id_message: z.int(),
  name: z.string(),
  email: z.string(),
  /** As it is dialled; empty where none was given. */
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The shop that it reports; `null` in a message of the contact form. */
  report: z
    .object({ reason: reportReason, seller_key: z.string(), shop_name: z.string(), title: z.string() })
    .nullable(),
  /** The language to answer in. */
  language: knownLanguage,
  state: messageState,
  /** Who said so last; empty while nobody has. */
  handled_by: z.string(),
  /** RFC 3339, UTC. */
  handled_at: z.string().nullable(),
  /** For the platform's other people. */
  note: z.string(),
  created_at: z.string(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

const tags = ["Console: platform"];
const asked = { language: languageParam, id: idField() };
const oneMessage = envelope(z.object({ message: inboxMessage }));

export const adminInboxCalls = {
  messages: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/messages/{language}/{view}/{page}",
      tags,
      summary: "The messages to the platform: what waits the oldest first, what is done the newest first",
    })
    .input(z.strictObject({ language: languageParam, view: messageView, page: pageField }))
    .output(
      envelope(
        z.object({
          messages: z.array(inboxMessage),
          /** How many there are in each view. */
          counts: z.object({ open: z.int(), reports: z.int(), taken: z.int(), done: z.int() }),
          ...pageOfList,
        }),
      ),
    ),
  message: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/message/{language}/{id}",
      tags,
      summary: "A message to the platform",
    })
    .input(z.strictObject(asked))
    .output(oneMessage),
  handleMessage: baseCall
    .route({
      method: "PUT",
      path: "/v1/admin/message/{language}/{id}",
      tags,
      summary: "Say what has become of a message; of two people at once the later hears review_conflict",
    })
    .input(
      z.strictObject({
        ...asked,
        /** As it was read. */
        from: messageState,
        to: messageState,
        note: noteField,
      }),
    )
    .output(oneMessage),
};
