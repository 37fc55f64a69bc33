import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { jobField } from "./admin-jobs.form";

/** Has a job that failed for good tried again. */
export async function runAgain(context: ConsoleContext, request: Request) {
  const { paths, translate } = context;
  const form = await readForm(request, [jobField]);
  const id = Number(form.get(jobField));
  if (!Number.isSafeInteger(id) || id < 1) throw pageFailure(context, 404);
  const done = await attempt(context.client().adminJobs.runJobAgain({ id }));
  // One that another admin was quicker with is as it was wanted.
  if (done.ok || done.failure.code === "not_found")
    leaveMessage(context, "success", translate("adminJobs.again"));
  else {
    leaveMessage(context, "error", done.failure.detail);
    flashFailure(context, done.failure);
  }
  return redirect(paths.admin("jobs"));
}
