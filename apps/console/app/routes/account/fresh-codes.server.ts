import { json, redirect } from "@remix-run/node";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { returnPath } from "../../server/http/return-path.server";
import type { FreshCodes } from "./fresh-codes.view";

/**
 * What follows a new factor: its recovery codes in the answer itself, so that they stand in no cookie and no address; or,
 * where the account had its codes already, the way back to what asked for a factor.
 */
export function showFreshCodes(context: ConsoleContext, codes: string[]) {
  const { paths, session, translate } = context;
  const asked = session.data.redirectPath;
  const href = asked === undefined ? paths.to("account/second-factor") : returnPath(context);
  session.set({ redirectPath: undefined });
  if (codes.length === 0) {
    leaveMessage(context, "success", translate("secondFactor.done"));
    throw redirect(href);
  }
  const fresh: FreshCodes = {
    title: translate("secondFactor.codes.title"),
    lead: translate("secondFactor.codes.lead"),
    warning: translate("secondFactor.codes.warning"),
    codes,
    go: { href, label: translate("secondFactor.codes.saved") },
  };
  return json({ fresh });
}
