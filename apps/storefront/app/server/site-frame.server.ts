import { helpPhone } from "@haat/i18n/brand";
import { locales } from "@haat/i18n/locales";
import { componentLabels } from "./labels.server";
import { languageChoicePath } from "./language-choice.server";
import { initialsOf } from "./display.server";
import { visitorChoicesView } from "./visitor-choices-view.server";
import type { RequestContext } from "./request-context.server";

/** What stands around every page of the marketing site. */
export function siteFrame(context: RequestContext) {
  const { language, translate } = context;
  const other = language === "bn" ? "en" : "bn";
  const { siteHeader, skipLink } = componentLabels(context);
  const name = translate("pages.brand");
  const shops = {
    href: `${context.paths.platformHome}#shops`,
    label: translate("pages.landing.shopsHeading"),
  };
  return {
    brand: { name, href: context.paths.platformHome, initials: initialsOf(name) },
    about: translate("pages.landing.description"),
    shops,
    links: [
      shops,
      { href: `${context.paths.platformHome}#how`, label: translate("pages.landing.howItWorks") },
    ],
    columns: [
      {
        title: name,
        links: [
          shops,
          { href: context.paths.platform("terms-of-use"), label: translate("pages.terms.title") },
        ],
      },
    ],
    visit: { href: shops.href, label: translate("pages.landing.visitShops") },
    choices: visitorChoicesView(context),
    otherLanguage: { action: languageChoicePath, path: context.path, code: other, name: locales[other].name },
    help: { phone: helpPhone, href: `tel:${helpPhone}`, title: translate("pages.help.label") },
    labels: { siteHeader, skipLink },
  };
}
