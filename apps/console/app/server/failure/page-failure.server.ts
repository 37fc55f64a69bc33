import { formatWait } from "@haat/i18n/durations";
import { json } from "@remix-run/node";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import type { PageFailureData } from "../../shell/page-failure";
import type { ConsoleContext } from "../http/console-context.server";

/** The pages that say why there is no page. */
export type PageFailureStatus = 403 | 404 | 408 | 429 | 500 | 503;

/** Whether asking again in a while may help. */
export const isPassing = (status: number) => status === 408 || status === 429 || status === 503;

/** The words of a failure page, as its boundary shows them. @param seconds after which it may be there again */
export function pageFailureData(
  { language, translate, paths, path, platform }: ConsoleContext,
  status: PageFailureStatus,
  seconds = 0,
): PageFailureData {
  return {
    status,
    title: translate(`consoleShell.failure.${status}.title`),
    text: translate(`consoleShell.failure.${status}.text`, { wait: formatWait(seconds, language) }),
    home: {
      label: translate(`consoleShell.failure.${status}.home`),
      href: isPassing(status) ? path : paths.home,
    },
    help: { label: translate("pages.help.label"), phone: platform.helpPhone },
  };
}

/** Throw this to answer with a failure page. @param seconds after which it may be there again */
export function pageFailure(context: ConsoleContext, status: PageFailureStatus, seconds?: number): Response {
  return json(pageFailureData(context, status, seconds), { status });
}

/** The answer of a call that a page cannot be shown without, or the page that says why there is none. */
export async function answerOrPage<Answer>(
  context: ConsoleContext,
  call: PromiseLike<Answer>,
): Promise<Answer> {
  const found = await attempt(call);
  if (!found.ok) throw failureAsPage(context, found.failure);
  return found.answer;
}

/**
 * The answer of a call that a page is shown without where somebody is refused it. What is only not answered at this moment is
 * no "nothing": then there is the page that says so.
 */
export async function answerUnlessRefused<Answer>(
  context: ConsoleContext,
  call: PromiseLike<Answer>,
): Promise<Answer | undefined> {
  const found = await attempt(call);
  if (found.ok) return found.answer;
  if (isPassing(found.failure.status)) throw failureAsPage(context, found.failure);
  return undefined;
}

/** What a refused call means for a page that cannot be shown without it: another shop's things are not there. */
export function failureAsPage(context: ConsoleContext, failure: CallFailure): Response {
  if (failure.status === 403) return pageFailure(context, 403);
  if (failure.status === 408) return pageFailure(context, 408);
  if (failure.status !== 429 && failure.status !== 503) return pageFailure(context, 404);
  const seconds = Number(failure.context.retry_after ?? 60);
  context.replyHeaders.set("Retry-After", String(seconds));
  return pageFailure(context, failure.status, seconds);
}
