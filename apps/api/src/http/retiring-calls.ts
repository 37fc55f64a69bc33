import { retiringCalls, type Retirement } from "@haat/contract/shared/retiring-calls";

const calls: Readonly<Record<string, Retirement | undefined>> = retiringCalls;

/** What is known of the end of a call; nothing where it stays. */
export const retirementOf = (call: string): Retirement | undefined => calls[call];

/** Says with an answer that its call will be gone, from when, and where that is written. @param replyHeaders gets the headers */
export function tellRetirement(call: string, replyHeaders: Map<string, string>): void {
  const retirement = retirementOf(call);
  if (!retirement) return;
  replyHeaders.set("deprecation", `@${Date.parse(retirement.since) / 1000}`);
  replyHeaders.set("sunset", new Date(retirement.until).toUTCString());
  const link = `</api/docs#${call}>; rel="deprecation"; type="text/html"`;
  const others = replyHeaders.get("link");
  replyHeaders.set("link", others ? `${others}, ${link}` : link);
}
