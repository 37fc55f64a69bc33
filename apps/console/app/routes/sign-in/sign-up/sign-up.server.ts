import { locales } from "@haat/i18n/locales";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { componentLabels } from "../../../server/present/labels.server";

/** The last step for a new phone: who is it? */
export function signUpPage(context: ConsoleContext, phone: string) {
  const { paths, platformOrigin, translate, language } = context;
  const { signUpForm: words, otpForm } = componentLabels(context);
  const terms = `${platformOrigin}${locales[language].pathPrefix}/terms-of-use`;
  return formPage(context, {
    title: translate("consoleShell.entry.nameTitle"),
    lead: translate("consoleShell.entry.nameLead", { phone }),
    change: { href: paths.to("login"), label: otpForm.change },
    action: paths.to("login/name"),
    submit: words.submit,
    fields: [
      {
        kind: "text",
        name: "first_name",
        label: words.firstName,
        autoComplete: "given-name",
        maxLength: 120,
      },
      { kind: "text", name: "last_name", label: words.lastName, autoComplete: "family-name", maxLength: 120 },
      {
        kind: "tick",
        name: "terms",
        label: words.termsBefore,
        link: { href: terms, label: words.termsLink, after: words.termsAfter },
      },
    ],
  });
}
