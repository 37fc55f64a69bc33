import { toldCookie } from "@haat/web-host/told-cookie";

/**
 * Says that a message was shown, so that it is not told again. Only the page knows: what the router fetched for one that
 * then led elsewhere was never seen.
 */
export function noteTold(messageId: string): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${toldCookie}=${messageId}; Path=/; SameSite=Lax${secure}`;
}
