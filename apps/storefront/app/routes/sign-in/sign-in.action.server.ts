import { json, redirect } from "@remix-run/node";
import { shopperPhoneField } from "@haat/contract/shared/fields";
import { signInFields } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { z } from "zod";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { codeKeyField, provideCode } from "@haat/web-forms/code-request.server";
import type { OwnPlace } from "../../server/http/shop-of-page.server";

const schema = z.object({ [signInFields.phone]: shopperPhoneField });

/** Sends a code to the phone that was given. The answer is the same whether or not it is registered. */
export async function startSignIn(context: RequestContext, place: OwnPlace, request: Request) {
  const form = await readForm(request, [...Object.values(signInFields), codeKeyField]);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const phone = String(parsed.value[signInFields.phone]);
  const refusal = await provideCode(context, form, phone);
  return refusal ? refusedForm(context, form, refusal) : redirect(place.paths.loginCode);
}
