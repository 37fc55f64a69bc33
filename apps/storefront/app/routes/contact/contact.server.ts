import { helpPhone, platformOffice } from "@haat/i18n/brand";
import { contactForm, knownWriter } from "../../server/contact-form.server";
import type { RequestContext } from "../../server/request-context.server";

/** What the address says once a message is sent: the page may be loaded again without sending anything. */
export const sentQuery = { sent: "1" };

/** The form, and the other ways to reach the platform. */
export async function loadContact(context: RequestContext) {
  const { language, paths, translate } = context;
  const asked = new URL(context.path, context.origin).searchParams;
  const { data } = await context.client().landing.landingPageFooterInfo({ language });
  const info = data.footer_info[0];
  const phone = info?.help_phone ?? helpPhone;
  return {
    title: translate("sitePages.contact.title"),
    lead: translate("sitePages.contact.lead"),
    formHeading: translate("sitePages.contact.formHeading"),
    form: contactForm(context),
    known: await knownWriter(context),
    isSent: asked.has("sent"),
    again: { href: paths.platform("contact"), label: translate("sitePages.contact.again") },
    waysHeading: translate("sitePages.contact.waysHeading"),
    help: {
      phone,
      href: `tel:${phone}`,
      labels: { title: translate("sitePages.contact.phone"), hours: info?.help_hours ?? "" },
    },
    ways: [
      {
        icon: "mail" as const,
        label: translate("sitePages.contact.email"),
        text: platformOffice.email,
        href: `mailto:${platformOffice.email}`,
      },
      {
        icon: "pin" as const,
        label: translate("sitePages.contact.office"),
        text: platformOffice.address[language],
      },
      {
        icon: "info" as const,
        label: translate("sitePages.contact.licence"),
        text: platformOffice.tradeLicence,
      },
    ] as { icon: "mail" | "pin" | "info"; label: string; text: string; href?: string }[],
  };
}
