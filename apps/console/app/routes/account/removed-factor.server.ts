import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { refusedForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { formPage } from "../../server/present/form-page.server";

/** Asks whether a factor may go. */
export function removalPage(context: ConsoleContext, page: { title: string; lead: string; action: string }) {
  const { paths, translate } = context;
  return formPage(context, {
    ...page,
    back: { href: paths.to("account/second-factor"), label: translate("secondFactor.title") },
    tone: "danger",
    fields: [],
    submit: translate("secondFactor.remove"),
  });
}

/** Takes a factor away, and says so on the page of all of them. */
export async function removeFactor(
  context: ConsoleContext,
  call: PromiseLike<{ message?: string | undefined }>,
) {
  const removed = await attempt(call);
  if (!removed.ok) return refusedForm(context, new FormData(), removed.failure);
  leaveMessage(context, "success", removed.answer.message ?? "");
  return redirect(context.paths.to("account/second-factor"));
}
