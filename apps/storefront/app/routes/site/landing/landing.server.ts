import { languages } from "@haat/contract/shared/languages";
import { formatNumber } from "@haat/i18n/numbers";
import type { LandingContent } from "@haat/contract/shop/landing.contract";
import type { FaqEntry } from "@haat/ui/commerce/faq/faq";
import type { IconName } from "@haat/ui/primitives/icon/icon";
import type { StoreSummary } from "@haat/contract/shop/store.contract";
import { articleTeasers } from "../../../server/content/articles.server";
import { contactForm } from "../../../server/present/contact-form.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import { featuredQuestions } from "../../../server/content/questions.server";
import { screenOf } from "../../../server/content/screens.server";
import { siteContent } from "../../../server/content/site-content.server";
import { officeTold } from "../../../server/present/platform-office.server";
import type { PageLanguage, PageText, RequestContext } from "../../../server/http/request-context.server";
import { invitation, popularShown, storeView, businessCategoryTile } from "../store-view.server";
import { costOf, tourColumns, tradeCards, visitLink } from "../sell-parts.server";
import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";

/** So many trades with open shops stand on the page at most: two rows. */
const tradesShown = 8;

/** The platform's first page: what Haat is, how it works, who is on it, and what people ask. */
export async function loadLanding(context: RequestContext) {
  const { language, paths, translate } = context;
  const { store, landing } = context.client();
  const [stores, trades, content, teasers, asked, known] = await Promise.all([
    answerOrPage(context, store.webStoreFinder({ language, page: 1, per_page: popularShown })),
    answerOrPage(context, landing.landingPageCategorySearch({})),
    siteContent(context),
    articleTeasers(context),
    featuredQuestions(context),
    context.visitor.writer(),
  ]);
  const tiles = trades.data.product_category
    .filter(({ store_count }) => store_count > 0)
    .slice(0, tradesShown)
    .map((trade) => businessCategoryTile(context, trade));
  const { stores: open } = stores.data;
  return {
    hero: { ...heroOf(context, content, open[0]), screens: heroScreens(context) },
    slides: content.slides.slice(1).map((slide) => slideOf(context, slide)),
    trades: {
      title: translate("marketing.landing.tradesHeading"),
      text: translate("marketing.landing.tradesText"),
      cards: tradeCards(context),
    },
    stores: {
      ...part(context, "stores"),
      link: { href: paths.platform("find-store"), label: translate("sitePages.landing.allStores") },
      cards: open.map((summary) => storeView(context, summary)),
      invitation: invitation(context),
      trades: { title: translate("sitePages.landing.categoriesHeading"), tiles },
    },
    how: howItWorks(context),
    tour: {
      title: translate("marketing.landing.tourHeading"),
      text: translate("marketing.landing.tourText"),
      columns: tourColumns(context),
    },
    features: featuresOf(context),
    voices: content.testimonials.length > 0 ? voicesOf(context, content) : null,
    articles: {
      ...part(context, "articles"),
      link: { href: paths.platform("blog"), label: translate("sitePages.landing.allArticles") },
      teasers,
    },
    faq: faqOf(context, asked),
    contact: { ...part(context, "contact"), form: contactForm(context), known },
    cost: landingCost(context),
  };
}

/** What it costs, which is why one begins. */
function landingCost(context: PageText) {
  const { paths, translate } = context;
  return {
    title: translate("marketing.landing.costHeading"),
    fact: costOf(context).fact,
    text: translate("policies.termsCondition.sections.fee.text"),
    action: { href: paths.console("open"), label: translate("sitePages.frame.openStore") },
    link: { href: paths.platform("sell/cost"), label: translate("marketing.landing.costLink") },
  };
}

function part({ translate }: PageLanguage, name: "stores" | "articles" | "contact") {
  return {
    title: translate(`sitePages.landing.${name}Heading`),
    text: translate(`sitePages.landing.${name}Text`),
  };
}

/** The first slide is the page's heading; without one it has its usual words. */
function heroOf(
  context: RequestContext,
  { slides: [first] }: LandingContent,
  popular: StoreSummary | undefined,
) {
  const { demo, paths, translate } = context;
  const look = { href: paths.platform("find-store"), label: translate("sitePages.landing.lookAround") };
  const second = (demo && visitLink(context, popular)) || look;
  if (first) {
    const { title, text, link } = slideOf(context, first);
    return { eyebrow: "", title, text, note: "", action: link, second };
  }
  return {
    eyebrow: translate("sitePages.landing.eyebrow"),
    title: translate("pages.landing.heading"),
    text: translate("pages.landing.lead"),
    note: translate("sitePages.landing.heroNote"),
    action: { href: paths.console("open"), label: translate("sitePages.frame.openStore") },
    second,
  };
}

function slideOf({ paths, translate }: PageText, { title, text, target }: LandingContent["slides"][number]) {
  const href = target === "open" ? paths.console("open") : paths.platform(target);
  return { title, text, link: { href, label: translate(`siteContent.fields.targets.${target}`) } };
}

const heroScreens = (context: PageLanguage) => ({
  desk: screenOf(context, "orders"),
  phone: screenOf(context, "card-grocery"),
});

function howItWorks({ language, paths, translate }: PageText) {
  const step = (number: number, name: "Account" | "Products" | "Sell") => ({
    number: formatNumber(number, language),
    title: translate(`pages.landing.step${name}Title`),
    text: translate(`pages.landing.step${name}Text`),
  });
  return {
    title: translate("pages.landing.howItWorks"),
    text: translate("sitePages.landing.howText"),
    steps: [step(1, "Account"), step(2, "Products"), step(3, "Sell")],
    link: { href: paths.platform("sell/how-it-works"), label: translate("marketing.landing.howLink") },
  };
}

function featuresOf({ translate }: PageLanguage) {
  const old = (icon: IconName, name: "Slow" | "Language" | "Cash" | "Theme") => ({
    icon,
    title: translate(`pages.landing.feature${name}Title`),
    text: translate(`pages.landing.feature${name}Text`),
  });
  const more = (icon: IconName, name: "Address" | "Coupon") => ({
    icon,
    title: translate(`sitePages.landing.feature${name}Title`),
    text: translate(`sitePages.landing.feature${name}Text`),
  });
  return {
    title: translate("pages.landing.featuresHeading"),
    text: translate("sitePages.landing.featuresText"),
    list: [
      old("spark", "Slow"),
      old("globe", "Language"),
      old("cash", "Cash"),
      old("heart", "Theme"),
      more("store", "Address"),
      more("tag", "Coupon"),
    ],
  };
}

function voicesOf({ language, translate }: RequestContext, { testimonials }: LandingContent) {
  const letters = new Intl.Segmenter(language);
  const firstLetter = (name: string) => letters.segment(name)[Symbol.iterator]().next().value?.segment ?? "";
  return {
    title: translate("sitePages.landing.voicesHeading"),
    text: "",
    list: testimonials.map(({ name, note, quote }) => ({
      quote,
      name,
      role: note,
      initials: firstLetter(name),
    })),
  };
}

function faqOf(context: PageText, entries: readonly FaqEntry[]) {
  return {
    title: context.translate("sitePages.landing.faqHeading"),
    entries,
    link: { href: context.paths.platform("faq"), label: context.translate("sitePages.landing.faqMore") },
  };
}

/** Who runs the site and how it is searched, for search engines. */
export function siteData(context: RequestContext): [Organization, WebSite] {
  const { paths, translate } = context;
  const url = new URL(paths.platformHome, paths.platformOrigin).href;
  const name = translate("pages.brand");
  const search = new URL(paths.storeSearch(), paths.platformOrigin).href;
  const { email, address } = officeTold(context);
  const { helpPhone } = context.platform;
  const potentialAction: WithActionConstraints<Exclude<SearchAction, string>> = {
    "@type": "SearchAction",
    target: `${search}?address={search_term_string}`,
    "query-input": "required name=search_term_string",
  };
  return [
    {
      "@type": "Organization",
      name,
      url,
      logo: `${paths.platformOrigin}/icon.svg`,
      email,
      address,
      contactPoint: {
        "@type": "ContactPoint",
        // A short number is dialled within the country alone.
        telephone: helpPhone.startsWith("0") ? `+88${helpPhone}` : helpPhone,
        contactType: "customer service",
        availableLanguage: languages,
      },
    },
    {
      "@type": "WebSite",
      name,
      url,
      inLanguage: context.language,
      potentialAction,
    },
  ];
}
