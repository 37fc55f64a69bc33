import type { StoreSummary } from "@haat/contract/store.contract";
import { formatNumber } from "@haat/i18n/numbers";
import { countSentence, initialsOf, mediaPath } from "../../server/display.server";
import { answerOrPage } from "../../server/page-failure.server";
import type { RequestContext } from "../../server/request-context.server";
import { shopStyle } from "../../server/shop-style.server";

/** The platform's first page: what Haat is, how it works, and the shops that are open. */
export async function loadLanding(context: RequestContext) {
  const { language, translate } = context;
  const call = context.client().store.webStoreFinder({ language, page: 1 });
  const { data } = await answerOrPage(context, call);
  const step = (number: number, name: "Account" | "Products" | "Sell") => ({
    number: formatNumber(number, language),
    title: translate(`pages.landing.step${name}Title`),
    text: translate(`pages.landing.step${name}Text`),
  });
  const feature = (
    icon: "spark" | "globe" | "cash" | "heart",
    name: "Slow" | "Language" | "Cash" | "Theme",
  ) => ({
    icon,
    title: translate(`pages.landing.feature${name}Title`),
    text: translate(`pages.landing.feature${name}Text`),
  });
  return {
    title: translate("pages.landing.heading"),
    lead: translate("pages.landing.lead"),
    shopsHeading: translate("pages.landing.shopsHeading"),
    shopsText: translate("pages.landing.shopsText"),
    shops: data.stores.map((store) => storeView(context, store)),
    howItWorks: translate("pages.landing.howItWorks"),
    steps: [step(1, "Account"), step(2, "Products"), step(3, "Sell")],
    featuresHeading: translate("pages.landing.featuresHeading"),
    features: [
      feature("spark", "Slow"),
      feature("globe", "Language"),
      feature("cash", "Cash"),
      feature("heart", "Theme"),
    ],
  };
}

function storeView(context: RequestContext, store: StoreSummary) {
  const { accent, onAccent } = shopStyle(store.theme);
  return {
    href: context.paths.shop(store.shop_name).home,
    title: store.title,
    tagline: store.tagline,
    category: store.business_category,
    city: store.city_name,
    products: countSentence(context, "pages.landing.products", store.product_count),
    logo: mediaPath(store.logo),
    initials: initialsOf(store.title),
    colour: accent,
    onColour: onAccent,
  };
}
