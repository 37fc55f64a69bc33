import { siteHead } from "../../../server/seo/head.server";
import { entryNotes } from "../../../server/present/entry-notes.server";
import { componentLabels } from "../../../server/present/labels.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { onPlatform } from "../../../server/shop/own-place.server";
import { newNumberText } from "../new-number.server";
import { codeFormKey } from "@haat/web-forms/code-request.server";

/** Opening an account: the phone first, and once it is proved, who it is. */
export function loadSignUp(context: RequestContext) {
  const { paths, session, translate } = context;
  const { signIn } = session.data;
  const place = paths.own;
  const isProved = signIn?.ticket !== undefined;
  const { otpForm, signInForm, signUpForm } = componentLabels(context);
  const title = translate("sitePages.signIn.signUpTitle");
  return {
    head: siteHead(context, {
      title,
      description: translate("sitePages.signIn.signUpDescription"),
    }),
    page: {
      title,
      lead: isProved ? newNumberText(context, signIn.phone) : translate("sitePages.signIn.signUpStart"),
      notes: entryNotes(context, onPlatform(context)),
      ...(isProved
        ? { second: { href: place.login, label: otpForm.change } }
        : {
            other: {
              text: translate("sitePages.signIn.haveAccount"),
              link: { href: place.login, label: translate("sitePages.frame.signIn") },
            },
          }),
    },
    action: place.signUp,
    phoneForm: isProved ? null : { phone: signIn?.phone, hidden: codeFormKey(), labels: signInForm },
    accountForm: { termsHref: paths.platform("terms-of-use"), labels: signUpForm },
  };
}
