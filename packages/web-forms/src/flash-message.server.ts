import { randomUUID } from "node:crypto";
import type { CallFailure } from "./call-failure.server";
import type { Translate } from "@haat/i18n/translator";
import type { FlashMessage } from "@haat/web-host/session";

/** Who can be told something on the next page. */
export interface FlashContext<Message extends FlashMessage = FlashMessage> {
  session: { set(change: { message: Message }): void };
}

/**
 * Leaves one message for the next page that is shown: a toast, or an alert where there is no JavaScript.
 * @param more a title makes it a dialog; an app's messages may bear more, such as what can be put back
 */
export function leaveMessage<Message extends FlashMessage>(
  context: FlashContext<Message>,
  kind: FlashMessage["kind"],
  text: string,
  more: Omit<Message, "id" | "kind" | "text"> | { title?: string } = {},
): void {
  context.session.set({ message: { id: randomUUID(), kind, text, ...more } as Message });
}

/**
 * Leaves the dialog that belongs to a failed request: too late or too many is "Request Failed", what is not
 * there is "Oops". Any other refusal belongs to its form alone.
 */
export function flashFailure(
  context: FlashContext & { translate: Translate },
  { code, status, detail }: CallFailure,
): void {
  const isFailedRequest = [408, 429, 503].includes(status) && code !== "picture_not_saved";
  if (isFailedRequest)
    leaveMessage(context, "error", detail, {
      title: context.translate("accountPages.dialogs.requestFailed"),
    });
  else if (status === 404)
    leaveMessage(context, "error", detail, { title: context.translate("accountPages.dialogs.oops") });
}
