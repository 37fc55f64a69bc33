import type { PageLanguage } from "../../server/http/request-context.server";

/** Says that nobody is registered with a number that was just proved: no fault of who shops for the first time. */
export const newNumberText = ({ translate }: PageLanguage, phone: string): string =>
  translate("pages.signIn.signUpLead", { message: translate("api.account.notRegistered"), phone });
