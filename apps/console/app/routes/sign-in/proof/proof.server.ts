import type { SecondFactors } from "@haat/contract/seller/second-factor.contract";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { goOn } from "./go-on.server";
import { phoneProofPage } from "./phone-proof.server";
import { proofFields } from "./proof.form";

/** Asks for the second factor, a code or one of the passkeys; who has none proves the phone. */
export async function proofPage(context: ConsoleContext) {
  const { language } = context;
  const { data } = await context.client().secondFactor.secondFactors({ language });
  if (data.proved_until !== null) throw goOn(context);
  const hasFactor = data.authenticator !== null || data.passkeys.length > 0;
  return hasFactor ? factorProofPage(context, data) : phoneProofPage(context);
}

async function factorProofPage(context: ConsoleContext, data: SecondFactors) {
  const { language, paths, platform, translate } = context;
  const calls = context.client().secondFactor;
  const hasPasskeys = data.passkeys.length > 0;
  const asked = hasPasskeys ? await calls.passkeyChallenge({ language }) : undefined;
  const action = paths.to("login/proof");
  return {
    ...formPage(context, {
      title: translate("secondFactor.prove.title"),
      lead: translate("secondFactor.prove.lead"),
      note: data.demo_code
        ? { tone: "info", title: translate("secondFactor.prove.demo"), text: "", code: data.demo_code }
        : undefined,
      action,
      fields: [
        {
          kind: "text",
          name: proofFields.code,
          label: translate("secondFactor.prove.code"),
          hint: translate("secondFactor.prove.codeHint"),
          autoComplete: "one-time-code",
          lang: "en",
          maxLength: 40,
        },
      ],
      submit: translate("secondFactor.prove.submit"),
    }),
    passkey: asked && {
      options: asked.data.options,
      action,
      label: translate("secondFactor.prove.passkey"),
      failed: translate("secondFactor.passkeyFailed"),
    },
    lost: translate("secondFactor.prove.lost", { phone: platform.helpPhone }),
    signOut: { href: paths.to("logout"), label: translate("consoleShell.signOut") },
  };
}
