import { json, redirect } from "@remix-run/node";
import { otpField } from "@haat/contract/shared/fields";
import { otpFields, otpIntents } from "@haat/ui/commerce/otp-form/otp-form";
import { z } from "zod";
import { attempt } from "./call-failure.server";
import { codeKeyField, requestCode, type CodeContext } from "./code-request.server";
import { flashFailure, leaveMessage } from "./flash-message.server";
import { parseForm, readForm, refusedForm, refuseForm } from "./form-data.server";

const schema = z.object({ [otpFields.code]: otpField });

/**
 * Sends another code, or trades the typed one for a ticket.
 * @param codePage where the form stands
 * @returns the ticket, or how the page answers where there is none yet
 */
export async function proveCode(
  context: CodeContext,
  { phone, requestId }: { phone: string; requestId: string },
  request: Request,
  codePage: string,
): Promise<{ ticket: string } | { answer: ReturnType<typeof refusedForm> | Response }> {
  const form = await readForm(request, [...Object.values(otpFields), codeKeyField]);
  if (form.get(otpFields.intent) === otpIntents.resend) {
    const sent = await requestCode(context, phone, form);
    if (!sent.ok) return { answer: refusedForm(context, form, sent.failure) };
    leaveMessage(context, "success", context.translate("pages.signIn.resent"));
    return { answer: redirect(codePage) };
  }
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return { answer: json(parsed.result, { status: 422 }) };
  const proved = await attempt(
    context.client().account.otpValidate({
      phone,
      otp: String(parsed.value[otpFields.code]),
      request_id: requestId,
    }),
  );
  if (proved.ok) return { ticket: proved.answer.data.ticket };
  flashFailure(context, proved.failure);
  return { answer: json(refuseCode(form, proved.failure), { status: proved.failure.status }) };
}

/** A refused code is said at the code's field, whatever was wrong with it. */
export function refuseCode(form: FormData, failure: Parameters<typeof refuseForm>[1]) {
  const result = refuseForm(form, failure);
  const general = result.error?.[""];
  return general ? { ...result, error: { [otpFields.code]: general } } : result;
}
