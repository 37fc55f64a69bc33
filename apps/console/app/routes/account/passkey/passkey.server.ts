import { json, redirect } from "@remix-run/node";
import { registrationResponse } from "@haat/contract/seller/second-factor.contract";
import { passkeyNameField } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { readJson } from "../../json-field.server";
import { showFreshCodes } from "../fresh-codes.server";
import { passkeyFields } from "./passkey.form";

/** What the browser needs to make a passkey, and the field for its name. */
export async function passkeyPage(context: ConsoleContext) {
  const { language, paths, translate } = context;
  const asked = await attempt(context.client().secondFactor.passkeyOptions({ language }));
  if (!asked.ok) {
    leaveMessage(context, "error", asked.failure.detail);
    throw redirect(paths.to("account/second-factor"));
  }
  const title = translate("secondFactor.passkeyAdd");
  return {
    head: pageHead(context, title),
    title,
    lead: translate("secondFactor.passkeyAddLead"),
    back: { href: paths.to("account/second-factor"), label: translate("secondFactor.title") },
    form: {
      options: asked.answer.data.options,
      action: paths.to("account/second-factor/passkey"),
      label: translate("secondFactor.passkeyMake"),
      failed: translate("secondFactor.passkeyFailed"),
      noScripts: translate("secondFactor.passkeyNoScripts"),
    },
    name: {
      name: passkeyFields.name,
      label: translate("secondFactor.passkeyName"),
      hint: translate("secondFactor.passkeyNameHint"),
    },
  };
}

const schema = z.object({ [passkeyFields.name]: passkeyNameField });

/** Keeps the passkey that the browser made. */
export async function keepPasskey(context: ConsoleContext, request: Request) {
  const { language, translate } = context;
  const form = await readForm(request, Object.values(passkeyFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const response = readJson(form.get(passkeyFields.passkey), registrationResponse);
  form.delete(passkeyFields.passkey);
  if (!response) return redirect(context.paths.to("account/second-factor/passkey"));
  const calls = context.client().secondFactor;
  const added = await attempt(calls.addPasskey({ language, ...parsed.value, response }));
  if (!added.ok) return refusedForm(context, form, added.failure);
  return showFreshCodes(context, added.answer.data.recovery_codes);
}
