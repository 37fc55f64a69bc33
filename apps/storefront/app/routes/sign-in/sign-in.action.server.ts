import { json, redirect } from "@remix-run/node";
import { phoneField } from "@haat/contract/fields";
import { signInFields } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { z } from "zod";
import type { CallFailure } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { codeKeyField, hasLiveCode, requestCode } from "./code-request.server";
import type { OwnPlace } from "../../server/http/shop-of-page.server";

const schema = z.object({ [signInFields.phone]: phoneField });

/** Sends a code to the phone that was given. The answer is the same whether or not it is registered. */
export async function startSignIn(context: RequestContext, place: OwnPlace, request: Request) {
  const form = await readForm(request, [...Object.values(signInFields), codeKeyField]);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const phone = String(parsed.value[signInFields.phone]);
  const refusal = await provideCode(context, form, phone);
  return refusal ? refusedForm(context, form, refusal) : redirect(place.paths.loginCode);
}

/**
 * Sees to it that a phone has a code that can be typed in: sends one, unless the one that was just sent is still good.
 * @returns why there is none; nothing where there is one
 */
export async function provideCode(
  context: RequestContext,
  form: FormData,
  phone: string,
): Promise<CallFailure | undefined> {
  const { signIn } = context.session.data;
  // Asking for another so soon would only be refused.
  if (signIn?.phone === phone && signIn.resendAt > Date.now()) return undefined;
  const sent = await requestCode(context, phone, form);
  if (sent.ok) return undefined;
  if (!hasLiveCode(context, phone)) return sent.failure;
  // There is no other code, but the one that was sent can still be typed in.
  flashFailure(context, sent.failure);
  return undefined;
}
