import { redirect } from "@remix-run/node";
import { formatDateTime } from "@haat/i18n/dates";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm, refusedForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";

const idName = "reset";

/** Somebody says that the account's second factor is lost: its owner can stop that. Where nothing is under way it is no page. */
export async function ownFactorResetPage(context: ConsoleContext) {
  const { language, paths, translate } = context;
  const { factor_reset: reset } = await context.me();
  if (!reset) {
    leaveMessage(context, "warning", translate("factorReset.own.over"));
    throw redirect(paths.to("account/second-factor"));
  }
  const asked = formatDateTime(reset.asked_at, language);
  const text = reset.due_at
    ? translate("factorReset.own.due", { asked, date: formatDateTime(reset.due_at, language) })
    : translate("factorReset.own.asked", { date: asked });
  return formPage(context, {
    title: translate("factorReset.own.title"),
    lead: translate("factorReset.own.lead"),
    note: { tone: "warning", text },
    action: paths.to("account/factor-reset"),
    hidden: { [idName]: String(reset.id_reset) },
    fields: [],
    submit: translate("factorReset.own.submit"),
  });
}

/** Stops it. */
export async function stopOwnReset(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, [idName]);
  const id = Number(form.get(idName)) || 0;
  const stopped = await attempt(context.client().secondFactor.stopReset({ language, id }));
  if (!stopped.ok) return refusedForm(context, form, stopped.failure);
  leaveMessage(context, "success", translate("factorReset.done.stop"));
  return redirect(paths.to("account/second-factor"));
}
