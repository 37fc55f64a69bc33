import type { RequestContext } from "../../../server/http/request-context.server";
import type { OwnPaths } from "../../../urls/site-paths.server";
import { loadProfile } from "../account.server";
import { codeFormKey } from "@haat/web-forms/code-request.server";
import { codeStep } from "@haat/web-forms/code-step.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";

/** The page's address for who proves themselves by a code instead of the old password. */
export function codeHref(paths: Pick<OwnPaths, "password">): string {
  return `${paths.password}?with=code`;
}

/**
 * Which of the page's three faces is shown: the password form (with the old password, or after a code without it), the
 * offer to send a code, or the field for the code.
 */
export async function loadPasswordPage(context: RequestContext, { paths }: OwnPlace, query: URLSearchParams) {
  const profile = await loadProfile(context);
  const { signIn } = context.session.data;
  const own = signIn?.phone === profile.mobile ? signIn : undefined;
  const withCode = query.get("with") === "code";
  const { translate } = context;
  const common = {
    action: withCode ? codeHref(paths) : paths.password,
    phone: profile.mobile,
    hidden: codeFormKey(),
  };
  if (withCode && own && !own.ticket)
    return {
      face: "code" as const,
      title: translate("accountPages.account.codeTitle"),
      otp: codeStep(context, own, { action: codeHref(paths), changeHref: paths.password }),
    };
  if (withCode && !own)
    return {
      ...common,
      face: "offer" as const,
      title: translate("accountPages.account.codeTitle"),
      lead: translate("accountPages.account.codeLead", { phone: profile.mobile }),
      send: translate("accountPages.account.sendCode"),
      passwordHref: paths.password,
    };
  return {
    ...common,
    face: "password" as const,
    title: translate("accountPages.account.passwordTitle"),
    hasPassword: profile.has_password && !own?.ticket,
    forgotHref: codeHref(paths),
  };
}
