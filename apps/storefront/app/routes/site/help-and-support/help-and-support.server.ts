import { formatNumber } from "@haat/i18n/numbers";
import type { IconName } from "@haat/ui/primitives/icon/icon";
import { askUs } from "../../../server/content/ask-us.server";
import type { PagePlatform, PageText } from "../../../server/http/request-context.server";

/** The topics, each with the page that answers it. */
const topics = [
  { name: "order", icon: "package", page: "faq", anchor: "buying" },
  { name: "signIn", icon: "lock", page: "faq", anchor: "account" },
  { name: "goods", icon: "undo", page: "faq", anchor: "buying-wrong" },
  { name: "sell", icon: "store", page: "faq", anchor: "selling" },
  { name: "data", icon: "user", page: "privacy-policy", anchor: "rights" },
  { name: "shop", icon: "alert", page: "contact", anchor: "" },
] as const satisfies readonly { name: string; icon: IconName; page: string; anchor: string }[];

/** Whom to call, when, and where the quick answers are. */
export function loadHelp(context: PageText & PagePlatform) {
  const { language, paths, translate } = context;
  const step = (number: number, name: "shop" | "haat" | "right") => ({
    number: formatNumber(number, language),
    title: translate(`sitePages.help.steps.${name}.title`),
    text: translate(`sitePages.help.steps.${name}.text`),
  });
  const { help, contact } = askUs(context);
  return {
    title: translate("sitePages.help.title"),
    lead: translate("sitePages.help.lead"),
    call: {
      title: translate("sitePages.help.callHeading"),
      text: translate("sitePages.help.callText"),
      help,
    },
    contact,
    topicsHeading: translate("sitePages.help.topicsHeading"),
    topics: topics.map(({ name, icon, page, anchor }) => ({
      icon,
      title: translate(`sitePages.help.topics.${name}.title`),
      text: translate(`sitePages.help.topics.${name}.text`),
      href: `${paths.platform(page)}${anchor && `#${anchor}`}`,
    })),
    stepsHeading: translate("sitePages.help.stepsHeading"),
    steps: [step(1, "shop"), step(2, "haat"), step(3, "right")],
  };
}
