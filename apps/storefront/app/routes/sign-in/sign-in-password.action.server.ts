import { json } from "@remix-run/node";
import { signInStatus } from "@haat/contract/shared/business-constants";
import { knownPasswordField, phoneField } from "@haat/contract/shared/fields";
import { passwordSignInFields } from "@haat/ui/commerce/password-sign-in-form/password-sign-in-form";
import { z } from "zod";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refuseForm, withoutValues } from "@haat/web-forms/form-data.server";
import { flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { enter, refuseEntry } from "./sign-in-code.action.server";
import type { OwnPlace } from "../../server/http/shop-of-page.server";

const schema = z.object({ phone: phoneField, password: knownPasswordField });

/** Signs in with number and password; the number stays typed after a refusal, the password never does. */
export async function signInWithPassword(context: RequestContext, place: OwnPlace, request: Request) {
  const form = await readForm(request, Object.values(passwordSignInFields));
  const parsed = parseForm(form, schema, context.translate);
  const secret = [passwordSignInFields.password];
  if (!parsed.ok) return json(withoutValues(parsed.result, secret), { status: 422 });
  const { phone, password } = parsed.value;
  const { language } = context;
  const tried = await attempt(context.client().account.signinPassword({ language, phone, password }));
  if (!tried.ok) {
    flashFailure(context, tried.failure);
    return json(withoutValues(refuseForm(form, tried.failure), secret), { status: tried.failure.status });
  }
  const { status, access_token, message } = tried.answer;
  if (status !== signInStatus.success || !access_token) return refuseEntry(context, place, message);
  return enter(context, place, tried.answer);
}
