import { json } from "@remix-run/node";
import { authenticationResponse } from "@haat/contract/seller/second-factor.contract";
import { factorCodeField } from "@haat/contract/shared/fields";
import { otpFields } from "@haat/ui/commerce/otp-form/otp-form";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { readJson } from "../../json-field.server";
import { goOn } from "./go-on.server";
import { phoneProofFields, provePhone } from "./phone-proof.server";
import { proofFields } from "./proof.form";

const schema = z.object({ [proofFields.code]: factorCodeField });

/** Below so many recovery codes it is said how many are left. */
const fewCodes = 5;

/** Proves the session, and goes back to what asked for it. */
export async function proveSession(context: ConsoleContext, request: Request) {
  const { language, translate } = context;
  const form = await readForm(request, [...Object.values(proofFields), ...phoneProofFields]);
  if (form.has(otpFields.intent)) return provePhone(context, form);
  const calls = context.client().secondFactor;
  const response = readJson(form.get(proofFields.passkey), authenticationResponse);
  if (response) {
    const proved = await attempt(calls.provePasskey({ language, response }));
    return proved.ok ? goOn(context) : refusedForm(context, form, proved.failure);
  }
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { code } = parsed.value;
  const proved = await attempt(calls.prove({ language, code }));
  if (!proved.ok) return refusedForm(context, form, proved.failure);
  const left = proved.answer.data.recovery_codes_left;
  const isRecoveryCode = code.length > 6;
  if (isRecoveryCode && left < fewCodes) {
    leaveMessage(
      context,
      "warning",
      translate("secondFactor.prove.recoveryUsed", {
        formatted: formatNumber(left, language),
      }),
    );
  }
  return goOn(context);
}
