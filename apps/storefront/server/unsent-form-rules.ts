import { passwordFields } from "@haat/ui/commerce/password-form/password-form";
import type { createUnsentForms } from "@haat/web-forms/unsent-forms.server";
import type { StorefrontConfig } from "./config";
import { formTargets } from "./hosts";

/** What a form of the shops' and of the platform's pages may be given back with. */
export const unsentFormRules = ({
  platformHost,
}: Pick<StorefrontConfig, "platformHost">): Parameters<typeof createUnsentForms>[1] => ({
  secrets: Object.values(passwordFields),
  words: "pages.unsentForm",
  formTargets: (origin) => formTargets(origin, platformHost),
});
