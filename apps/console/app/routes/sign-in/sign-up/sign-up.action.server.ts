import { json, redirect } from "@remix-run/node";
import { signUpStatus } from "@haat/contract/shared/business-constants";
import { consoleRegistrationFields } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { enter, refuseEntry } from "../entry.server";

const schema = z.object(consoleRegistrationFields);

/** Opens an account for the phone that was just proved, and signs in. */
export async function openAccount(context: ConsoleContext, request: Request) {
  const { language, paths, session } = context;
  const { signIn } = session.data;
  if (!signIn?.ticket) return redirect(paths.to("login"));
  const form = await readForm(request, Object.keys(consoleRegistrationFields));
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { phone, ticket } = signIn;
  const opened = await attempt(
    context.client().sellerAccount.registration({ language, phone, ticket, ...parsed.value }),
  );
  if (!opened.ok) return refusedForm(context, form, opened.failure);
  const { status, access_token, message } = opened.answer;
  if (status !== signUpStatus.success || !access_token) return refuseEntry(context, message);
  return enter(context, opened.answer);
}
