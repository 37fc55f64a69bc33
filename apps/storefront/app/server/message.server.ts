import type { RequestContext } from "./request-context.server";

/** Whether the browser's router asks, which shows the answer itself, and no page is to be sent. */
export function isClientNavigation(request: Request): boolean {
  return new URL(request.url).searchParams.has("_data");
}

/** Leaves one message for the next page: a toast, or an alert where there is no JavaScript (ux.md 10, 11). */
export function leaveMessage(context: RequestContext, kind: "success" | "error" | "warning", text: string): void {
  context.session.set({ message: { kind, text } });
}
