import { formatWait } from "@haat/i18n/durations";
import { formatNumber } from "@haat/i18n/numbers";
import type { CodeContext } from "./code-request.server";

/** How long a code is still good, in words, and when another may be asked for. `now` and both times are ms since 1970, `resendIn` is in s. */
export function codeTimes(
  context: Pick<CodeContext, "language" | "translate">,
  times: { expiresAt: number; resendAt: number; resendIn?: number },
  now: number,
) {
  const minutes = Math.ceil((times.expiresAt - now) / 60_000);
  const wait = Math.ceil((times.resendAt - now) / 1000);
  return {
    timeLeft:
      minutes > 0
        ? context.translate("pages.signIn.timeLeft", {
            count: minutes,
            formatted: formatNumber(minutes, context.language),
          })
        : context.translate("pages.signIn.expired"),
    resendSeconds: Math.max(wait, 0),
    resendRule:
      times.resendIn === undefined
        ? undefined
        : context.translate("pages.signIn.resendRule", {
            wait: formatWait(times.resendIn, context.language),
          }),
  };
}
