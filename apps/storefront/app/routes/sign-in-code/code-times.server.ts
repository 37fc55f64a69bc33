import { formatNumber } from "@haat/i18n/numbers";
import { countSentence } from "../../server/display.server";
import type { RequestContext } from "../../server/request-context.server";

/** How long a code is still good and when another may be asked for, in words. `now` and both times are ms since 1970. */
export function codeTimes(
  context: RequestContext,
  times: { expiresAt: number; resendAt: number },
  now: number,
) {
  const minutes = Math.ceil((times.expiresAt - now) / 60_000);
  const wait = Math.ceil((times.resendAt - now) / 1000);
  return {
    timeLeft:
      minutes > 0
        ? countSentence(context, "pages.signIn.timeLeft", minutes)
        : context.translate("pages.signIn.expired"),
    resendSeconds: Math.max(wait, 0),
    resendWait:
      wait > 0
        ? context.translate("pages.signIn.resendWait", { seconds: formatNumber(wait, context.language) })
        : undefined,
  };
}
