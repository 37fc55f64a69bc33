import { seenMessageCookie } from "@haat/web-host/seen-message-cookie";

/**
 * Says that a message was shown, so that it is not told again. Only the page knows: what the router fetched for one that
 * then led elsewhere was never seen.
 */
export function noteSeenMessage(messageId: string): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${seenMessageCookie}=${messageId}; Path=/; SameSite=Lax${secure}`;
}
