import { json, redirect } from "@remix-run/node";
import { typedSettingsFields } from "@haat/contract/admin/settings-fields";
import type { PlatformSettings } from "@haat/contract/admin/admin-settings.contract";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm, refuseForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { officeFields } from "./admin-office.form";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

const schema = z.object({
  ...typedSettingsFields,
  [officeFields.version]: coercedNumber(z.number().int().min(0)),
});

/** Keeps what is said of the platform. */
export async function saveOffice(context: ConsoleContext, request: Request) {
  const { paths, translate } = context;
  const form = await readForm(request, Object.values(officeFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const saved = await attempt(context.client().adminSettings.savePlatformSettings(parsed.value));
  if (!saved.ok && saved.failure.code === "review_conflict")
    return besideNewer(context, form, parsed.value, saved.failure);
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", translate("platformOffice.saved"));
  return redirect(paths.admin("settings/office"));
}

/**
 * Somebody else saved meanwhile: what was typed stays, and beside each field that they have otherwise stands what they saved.
 * The page bears the newer version now, so that whoever saves again has read both.
 */
async function besideNewer(
  context: ConsoleContext,
  form: FormData,
  typed: PlatformSettings,
  failure: CallFailure,
) {
  const { translate } = context;
  const { data } = await answerOrPage(context, context.client().adminSettings.platformSettings({}));
  const names = Object.keys(data.settings) as (keyof PlatformSettings)[];
  const newer = names
    .filter((name) => data.settings[name] !== typed[name])
    .map((name) => [name, [newerWords(context, data.settings[name])]]);
  flashFailure(context, failure);
  const result = refuseForm(form, { ...failure, errors: [] });
  const error = { "": [translate("platformOffice.conflict")], ...Object.fromEntries(newer) };
  return json({ ...result, error }, { status: failure.status });
}

const newerWords = ({ translate }: ConsoleContext, saved: string | number | null) =>
  saved === null || saved === ""
    ? translate("platformOffice.newerEmpty")
    : translate("platformOffice.newer", { saved: String(saved) });
