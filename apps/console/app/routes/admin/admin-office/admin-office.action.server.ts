import { json, redirect } from "@remix-run/node";
import { typedSettingsFields } from "@haat/contract/admin/settings-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { officeFields } from "./admin-office.form";

const schema = z.object({
  ...typedSettingsFields,
  [officeFields.version]: z.coerce.number().int().min(0),
});

/** Keeps what is said of the platform. */
export async function saveOffice(context: ConsoleContext, request: Request) {
  const { paths, translate } = context;
  const form = await readForm(request, Object.values(officeFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const saved = await attempt(context.client().adminSettings.savePlatformSettings(parsed.value));
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", translate("platformOffice.saved"));
  return redirect(paths.admin("settings/office"));
}
