import { json } from "@remix-run/node";
import { otpField } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { showFreshCodes } from "../fresh-codes.server";
import { authenticatorFields } from "./authenticator.form";

const schema = z.object({ [authenticatorFields.code]: otpField });

/** Counts the app from its first code on. */
export async function confirmAuthenticator(context: ConsoleContext, request: Request) {
  const { language, translate } = context;
  const form = await readForm(request, Object.values(authenticatorFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const calls = context.client().secondFactor;
  const confirmed = await attempt(calls.confirmAuthenticator({ language, ...parsed.value }));
  if (!confirmed.ok) return refusedForm(context, form, confirmed.failure);
  return showFreshCodes(context, confirmed.answer.data.recovery_codes);
}
