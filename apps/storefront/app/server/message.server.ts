import type { RequestContext } from "./request-context.server";

/** Leaves one message for the next page: a toast, or an alert where there is no JavaScript (ux.md 10, 11). */
export function leaveMessage(
  context: RequestContext,
  kind: "success" | "error" | "warning",
  text: string,
): void {
  context.session.set({ message: { kind, text } });
}
