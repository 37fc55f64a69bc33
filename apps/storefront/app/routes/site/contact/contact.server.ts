import { contactForm } from "../../../server/present/contact-form.server";
import { platformOffice } from "../../../server/present/platform-office.server";
import type { RequestContext } from "../../../server/http/request-context.server";

/** What the address says once a message is sent: the page may be loaded again without sending anything. */
export const sentQuery = { sent: "1" };

/** The form, and the other ways to reach the platform. */
export async function loadContact(context: RequestContext) {
  const { paths, platform, translate } = context;
  const asked = new URL(context.path, context.origin).searchParams;
  return {
    title: translate("sitePages.contact.title"),
    lead: translate("sitePages.contact.lead"),
    formHeading: translate("sitePages.contact.formHeading"),
    form: contactForm(context),
    known: await context.visitor.writer(),
    isSent: asked.has("sent"),
    again: { href: paths.platform("contact"), label: translate("sitePages.contact.again") },
    waysHeading: translate("sitePages.contact.waysHeading"),
    help: {
      phone: platform.helpPhone,
      href: `tel:${platform.helpPhone}`,
      labels: { title: translate("sitePages.contact.phone"), hours: platform.helpHours },
    },
    ways: waysToUs(context),
  };
}

interface WayToUs {
  icon: "mail" | "pin" | "info";
  label: string;
  text: string;
  href?: string;
}

/** Besides the phone: as many as are told. */
function waysToUs(context: RequestContext): WayToUs[] {
  const { translate } = context;
  const { email, address, tradeLicence } = platformOffice(context);
  const way = (icon: WayToUs["icon"], name: "email" | "office" | "licence", text?: string, href?: string) =>
    text ? [{ icon, label: translate(`sitePages.contact.${name}`), text, ...(href && { href }) }] : [];
  return [
    ...way("mail", "email", email, `mailto:${email}`),
    ...way("pin", "office", address),
    ...way("info", "licence", tradeLicence),
  ];
}
