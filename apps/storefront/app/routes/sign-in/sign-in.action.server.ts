import { json, redirect } from "@remix-run/node";
import { phoneField } from "@haat/contract/fields";
import { signInFields } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { z } from "zod";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { tellFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { SignInPlace } from "../../server/session/sign-in-place.server";
import { codeKeyField, hasLiveCode, requestCode } from "./code-request.server";

const schema = z.object({ [signInFields.phone]: phoneField });

/** Sends a code to the phone that was given. The answer is the same whether or not it is registered. */
export async function startSignIn(context: RequestContext, shop: SignInPlace, request: Request) {
  const form = await readForm(request, [...Object.values(signInFields), codeKeyField]);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const phone = String(parsed.value[signInFields.phone]);
  const { signIn } = context.session.data;
  // The code that was just sent is still good; asking for another so soon would only be refused.
  if (signIn?.phone === phone && signIn.resendAt > Date.now()) return redirect(shop.paths.loginCode);
  const sent = await requestCode(context, phone, form);
  if (sent.ok) return redirect(shop.paths.loginCode);
  if (!hasLiveCode(context, phone)) return refusedForm(context, form, sent.failure);
  // There is no other code, but the one that was sent can still be typed in.
  tellFailure(context, sent.failure);
  return redirect(shop.paths.loginCode);
}
