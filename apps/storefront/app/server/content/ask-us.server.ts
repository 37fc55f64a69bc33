import type { PagePlatform, PageText } from "../http/request-context.server";

/** Who answers what a page does not: the phone with its hours, and the form. */
export function askUs({ paths, platform, translate }: PageText & PagePlatform) {
  return {
    title: translate("policies.questions"),
    text: translate("policies.questionsText"),
    contact: { href: paths.platform("contact"), label: translate("sitePages.frame.contact") },
    help: {
      phone: platform.helpPhone,
      href: `tel:${platform.helpPhone}`,
      labels: {
        title: translate("components.helpPhone.title"),
        hours: platform.helpHours,
      },
    },
  };
}
