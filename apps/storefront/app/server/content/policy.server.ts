import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { termsOn, termsVersions } from "@haat/contract/shared/terms";
import { privacyInForceSince } from "@haat/i18n/brand";
import { formatDate } from "@haat/i18n/dates";
import { strings } from "@haat/i18n/strings";
import { askUs } from "./ask-us.server";
import { siteHead } from "../seo/head.server";
import type { RequestContext } from "../http/request-context.server";
import { textBlocks } from "../present/running-text.server";

type PolicyName = "privacy" | "termsCondition" | "termsOfUse";

/** The day that is told: terms are those that hold today. */
function inForceSince(name: PolicyName): string {
  if (name === "privacy") return privacyInForceSince;
  const kind = name === "termsCondition" ? "seller" : "customer";
  return termsOn(dayInBangladesh(new Date()), termsVersions[kind]).current.version;
}

/** A policy of the platform as its page shows it: dated, with its sections and who answers questions about it. */
export function loadPolicy(context: RequestContext, name: PolicyName) {
  const { language, translate } = context;
  const { title, description, lead, sections } = strings[language].policies[name];
  return {
    head: siteHead(context, { title, description }),
    policy: {
      title,
      lead,
      inForce: translate("policies.inForce", { date: formatDate(inForceSince(name), language) }),
      contents: translate("policies.contents"),
      sections: Object.entries(sections).map(([id, { heading, text }]) => ({
        id,
        heading,
        blocks: textBlocks(text),
      })),
      questions: askUs(context),
    },
  };
}
