import { attempt } from "@haat/web-forms/call-failure.server";
import { refusedForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { showFreshCodes } from "../fresh-codes.server";

/** Asks whether the old recovery codes may go. */
export function recoveryCodesPage(context: ConsoleContext) {
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("secondFactor.codes.renewQuestion"),
    lead: translate("secondFactor.codes.renewLead"),
    back: { href: paths.to("account/second-factor"), label: translate("secondFactor.title") },
    action: paths.to("account/second-factor/codes"),
    fields: [],
    submit: translate("secondFactor.codes.renew"),
  });
}

/** Makes new ones, and shows them. */
export async function renewCodes(context: ConsoleContext) {
  const { language } = context;
  const renewed = await attempt(context.client().secondFactor.renewRecoveryCodes({ language }));
  if (!renewed.ok) return refusedForm(context, new FormData(), renewed.failure);
  return showFreshCodes(context, renewed.answer.data.recovery_codes);
}
