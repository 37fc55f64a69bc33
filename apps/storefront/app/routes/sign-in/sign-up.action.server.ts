import { json, redirect } from "@remix-run/node";
import { registrationFields } from "@haat/contract/shop/account.contract";
import { signUpStatus } from "@haat/contract/shared/business-constants";
import { signUpFields } from "@haat/ui/commerce/sign-up-form/sign-up-form";
import { z } from "zod";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refuseForm, withoutValues } from "@haat/web-forms/form-data.server";
import { flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { enter, refuseEntry } from "./sign-in-code.action.server";
import type { OwnPlace } from "../../server/http/shop-of-page.server";

const schema = z.object(registrationFields);

/** Opens an account for the phone that was just proved, and signs in. */
export async function openAccount(context: RequestContext, place: OwnPlace, request: Request) {
  const { signIn } = context.session.data;
  if (!signIn?.ticket) return redirect(place.paths.login);
  const form = await readForm(request, Object.values(signUpFields));
  const parsed = parseForm(form, schema, context.translate);
  // A password is never sent back to the page.
  const secret = [signUpFields.password];
  if (!parsed.ok) return json(withoutValues(parsed.result, secret), { status: 422 });
  const { phone, ticket } = signIn;
  const opened = await attempt(
    context
      .client()
      .account.customerRegistration({ language: context.language, phone, ticket, ...parsed.value }),
  );
  if (!opened.ok) {
    flashFailure(context, opened.failure);
    return json(withoutValues(refuseForm(form, opened.failure), secret), { status: opened.failure.status });
  }
  const { status, access_token, message } = opened.answer;
  if (status !== signUpStatus.success || !access_token) return refuseEntry(context, place, message);
  return enter(context, place, opened.answer);
}
