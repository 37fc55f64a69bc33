import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { factorResetFields, factorResetIntents } from "./admin-factor-reset.form";

/** Confirms it, or stops it. */
export async function decideReset(context: ConsoleContext, param: string, request: Request) {
  const { language, paths, translate } = context;
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw pageFailure(context, 404);
  const form = await readForm(request, Object.values(factorResetFields));
  const isConfirm = form.get(factorResetFields.intent) === factorResetIntents.confirm;
  const calls = context.client().adminFactorResets;
  const said = await attempt<unknown>(
    isConfirm ? calls.confirmFactorReset({ language, id }) : calls.stopFactorReset({ language, id }),
  );
  if (!said.ok) return refusedForm(context, form, said.failure);
  leaveMessage(context, "success", translate(`factorReset.done.${isConfirm ? "confirm" : "stop"}`));
  return redirect(paths.admin("factor-resets"));
}
