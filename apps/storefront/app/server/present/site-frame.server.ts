import { brand } from "@haat/i18n/brand";
import { timeZone, locales } from "@haat/i18n/locales";
import type { SiteFrameData } from "../../shell/site-frame";
import { componentLabels } from "./labels.server";
import { languageChoicePath } from "@haat/web-host/language-choice";
import { initialsOf } from "@haat/i18n/initials";
import { platformOffice } from "./platform-office.server";
import { visitorChoicesView } from "./visitor-choices-view.server";
import type { PageText, RequestContext } from "../http/request-context.server";
import type { WaitingMessage } from "../session/session.server";

/** What stands around every page of the marketing site. It asks nobody: the page of a fault has it, too. */
export function siteFrame(context: RequestContext): SiteFrameData {
  const { language, paths, platform, session, translate } = context;
  const other = language === "bn" ? "en" : "bn";
  const { siteHeader, skipLink, helpPhone: help } = componentLabels(context);
  const name = translate("pages.brand");
  const message = session.readMessage();
  const here = new URL(context.path, context.origin).pathname;
  const links = headerLinks(context).map((link) => ({ ...link, current: link.href === here }));
  return {
    brand: { name, href: paths.platformHome, initials: initialsOf(name) },
    about: translate("api.landing.footerAbout", { brand: brand[language] }),
    links,
    columns: footerColumns(context),
    action: { href: paths.console("open"), label: translate("sitePages.frame.openStore") },
    choices: visitorChoicesView(context),
    otherLanguage: { action: languageChoicePath, path: context.path, code: other, name: locales[other].name },
    help: {
      phone: platform.helpPhone,
      href: `tel:${platform.helpPhone}`,
      title: help.title,
      hours: platform.helpHours,
    },
    imprint: imprint(context),
    labels: { siteHeader, skipLink },
    ...(message && { message: wordsOf(message) }),
  };
}

/** What was taken out of a cart is put back in its shop only. */
const wordsOf = ({ id, kind, title, text }: WaitingMessage) => ({ id, kind, title, text });

function headerLinks({ hostShop, paths, translate, visitor }: RequestContext) {
  const isSignedIn = visitor.kind === "customer";
  const account = isSignedIn
    ? { href: paths.own.account, label: translate("accountPages.account.title") }
    : { href: paths.own.login, label: translate("sitePages.frame.signIn") };
  return [
    { href: paths.platform("find-store"), label: translate("sitePages.frame.findStores") },
    { href: paths.platform("sell/how-it-works"), label: translate("marketing.how.name") },
    { href: paths.platform("sell/cost"), label: translate("marketing.cost") },
    { href: paths.platform("help-and-support"), label: translate("sitePages.frame.help") },
    // A session is one host's own: the platform's is not known on a shop's.
    ...(hostShop ? [] : [account]),
  ];
}

function footerColumns({ paths, translate }: PageText) {
  const page = (name: Parameters<typeof paths.platform>[0], key: Parameters<typeof translate>[0]) => ({
    href: paths.platform(name),
    label: translate(key),
  });
  return [
    {
      title: translate("sitePages.frame.forShoppers"),
      links: [
        page("find-store", "sitePages.frame.findStores"),
        { href: paths.storeSearch(), label: translate("sitePages.frame.allStores") },
        page("help-and-support", "sitePages.frame.help"),
      ],
    },
    {
      title: translate("sitePages.frame.forSellers"),
      links: [
        { href: paths.console("open"), label: translate("sitePages.frame.openStore") },
        page("sell/how-it-works", "marketing.how.name"),
        page("sell/cost", "marketing.cost"),
        page("mobile", "sitePages.frame.sellerApp"),
        page("blog", "sitePages.frame.articles"),
      ],
    },
    {
      title: translate("sitePages.frame.company"),
      links: [
        page("about", "sitePages.frame.about"),
        page("contact", "sitePages.frame.contact"),
        page("faq", "sitePages.frame.faq"),
      ],
    },
    {
      title: translate("sitePages.frame.rules"),
      links: [
        page("terms-of-use", "sitePages.frame.termsOfUse"),
        page("terms-condition", "sitePages.frame.termsCondition"),
        page("privacy-policy", "sitePages.frame.privacy"),
      ],
    },
  ];
}

/** Who runs the platform, as the Digital Commerce Guidelines want it told on every page. */
function imprint(context: RequestContext): { text: string; href?: string }[] {
  const { language, translate } = context;
  const { tradeLicence, email, address } = platformOffice(context);
  const year = new Intl.DateTimeFormat(locales[language].intl, { year: "numeric", timeZone });
  return [
    {
      text: translate("sitePages.frame.rights", { year: year.format(Date.now()), brand: brand[language] }),
    },
    ...(tradeLicence ? [{ text: translate("sitePages.frame.licence", { number: tradeLicence }) }] : []),
    ...(address ? [{ text: address }] : []),
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
  ];
}
