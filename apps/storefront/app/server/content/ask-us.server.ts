import { helpPhone } from "@haat/i18n/brand";
import type { PageText } from "../http/request-context.server";

/** Who answers what a page does not: the phone with its hours, and the form. */
export function askUs({ paths, translate }: PageText) {
  return {
    title: translate("policies.questions"),
    text: translate("policies.questionsText"),
    contact: { href: paths.platform("contact"), label: translate("sitePages.frame.contact") },
    help: {
      phone: helpPhone,
      href: `tel:${helpPhone}`,
      labels: {
        title: translate("components.helpPhone.title"),
        hours: translate("sitePages.frame.helpHours"),
      },
    },
  };
}
