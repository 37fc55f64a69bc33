import { redirect } from "@remix-run/node";
import { formatDate } from "@haat/i18n/dates";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { sellerTermsLink } from "../../../server/present/terms-link.server";
import { termsFields } from "./terms.form";

/** The terms for who sells: since when they hold, whether they are accepted, and what is to come. */
export async function termsPage(context: ConsoleContext) {
  const { language, paths, translate } = context;
  const { seller_terms: terms } = await context.me();
  const title = translate("terms.title");
  const date = (day: string) => formatDate(`${day}T00:00:00+06:00`, language);
  const isAccepted = (version: string) => (terms.accepted_version ?? "") >= version;
  const versions = [
    {
      version: terms.version,
      title: translate("terms.inForce", { date: date(terms.version) }),
      text: isAccepted(terms.version) ? undefined : translate("terms.notAccepted"),
      accept: isAccepted(terms.version) ? undefined : translate("terms.accept"),
    },
    ...(terms.coming_version
      ? [
          {
            version: terms.coming_version,
            title: translate("terms.coming", { date: date(terms.coming_version) }),
            text: translate("terms.comingText"),
            accept: isAccepted(terms.coming_version) ? undefined : translate("terms.acceptComing"),
          },
        ]
      : []),
  ];
  return {
    head: pageHead(context, title),
    title,
    lead: translate("terms.lead"),
    back: { href: paths.to("account"), label: translate("consoleShop.account.title") },
    read: { href: sellerTermsLink(context), label: translate("terms.read") },
    accepted: terms.accepted_at
      ? translate("terms.accepted", { date: formatDate(terms.accepted_at, language) })
      : undefined,
    versions,
    action: paths.to("terms"),
  };
}

/** Accepts a version, as it was read. */
export async function acceptTerms(context: ConsoleContext, request: Request) {
  const { paths, translate } = context;
  const form = await readForm(request, [termsFields.version]);
  const version = String(form.get(termsFields.version) ?? "");
  const accepted = await attempt(context.client().sellerAccount.acceptTerms({ version }));
  leaveMessage(
    context,
    accepted.ok ? "success" : "error",
    accepted.ok ? translate("terms.told") : accepted.failure.detail,
  );
  return redirect(paths.to("terms"));
}
