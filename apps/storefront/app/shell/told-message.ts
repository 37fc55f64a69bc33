/** Name of the cookie in which the browser tells the server which message it has shown. */
export const toldCookie = "haat-told";

/**
 * Says that a message was shown, so that it is not told again. Only the page knows: what the router fetched for one that
 * then led elsewhere was never seen.
 */
export function noteTold(messageId: string): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${toldCookie}=${messageId}; Path=/; SameSite=Lax${secure}`;
}
