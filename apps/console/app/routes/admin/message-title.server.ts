import type { InboxMessage } from "@haat/contract/admin/admin-inbox.contract";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** What a message is called: as its sender called it, or in a report the shop and the reason. */
export function messageTitle({ translate }: ConsoleContext, { report, subject }: InboxMessage): string {
  if (!report) return subject;
  const reason = translate(`shopReports.reasons.${report.reason}`);
  return translate("shopReports.inbox.title", { shop: report.title, reason });
}
