import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { strings } from "@haat/i18n/strings";
import { business } from "@haat/contract/shared/business-constants";
import { languages } from "@haat/contract/shared/languages";
import type { PageText } from "../../server/http/request-context.server";
import { textBlocks } from "../../server/present/running-text.server";

/** Districts of Bangladesh: a shop's address book knows them all. */
const districts = 64;

/** Who is behind the platform, in words and in a few figures. */
export function loadAbout(context: PageText) {
  const { language, paths, translate } = context;
  const { title, lead, sections, factsTitle, facts } = strings[language].policies.about;
  const number = (value: number) => formatNumber(value, language);
  return {
    title,
    lead,
    sections: Object.entries(sections).map(([id, { heading, text }]) => ({
      id,
      heading,
      blocks: textBlocks(text),
    })),
    factsTitle,
    facts: [
      { figure: number(languages.length), text: facts.languages },
      { figure: number(districts), text: facts.districts },
      { figure: formatMoney(0, language), text: facts.fee },
      { figure: number(business.maxQuantityPerProduct), text: facts.pieces },
    ],
    closing: {
      title: translate("sitePages.landing.closingTitle"),
      text: translate("sitePages.landing.closingText"),
      action: { href: paths.console("open"), label: translate("sitePages.frame.openStore") },
      second: { href: paths.platform("find-store"), label: translate("sitePages.frame.findStores") },
    },
  };
}
