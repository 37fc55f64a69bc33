import { randomUUID } from "node:crypto";
import type { CallFailure } from "./call-failure.server";
import type { RequestContext } from "./request-context.server";
import type { WaitingMessage } from "../session/session.server";

/**
 * Leaves one message for the next page that is shown: a toast, or an alert where there is no JavaScript.
 * @param more a title makes it a dialog; `undo` says what can be put back
 */
export function leaveMessage(
  context: RequestContext,
  kind: WaitingMessage["kind"],
  text: string,
  more: Pick<WaitingMessage, "title" | "undo"> = {},
): void {
  context.session.set({ message: { id: randomUUID(), kind, text, ...more } });
}

/**
 * Leaves the dialog that specification §8 has for a failed request: too late or too many is "Request Failed", what is not
 * there is "Oops". Any other refusal belongs to its form alone.
 */
export function tellFailure(context: RequestContext, { code, status, detail }: CallFailure): void {
  const isFailedRequest = [408, 429, 503].includes(status) && code !== "picture_not_saved";
  if (isFailedRequest)
    leaveMessage(context, "error", detail, {
      title: context.translate("accountPages.dialogs.requestFailed"),
    });
  else if (status === 404)
    leaveMessage(context, "error", detail, { title: context.translate("accountPages.dialogs.oops") });
}
