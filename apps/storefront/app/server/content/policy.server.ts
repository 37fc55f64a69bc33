import { policiesInForceSince } from "@haat/i18n/brand";
import { formatDate } from "@haat/i18n/dates";
import { strings } from "@haat/i18n/strings";
import { askUs } from "./ask-us.server";
import { siteHead } from "../seo/head.server";
import type { RequestContext } from "../http/request-context.server";
import { textBlocks } from "../present/running-text.server";

/** A policy of the platform as its page shows it: dated, with its sections and who answers questions about it. */
export function loadPolicy(context: RequestContext, name: "privacy" | "termsCondition" | "termsOfUse") {
  const { language, translate } = context;
  const { title, description, lead, sections } = strings[language].policies[name];
  return {
    head: siteHead(context, { title, description }),
    policy: {
      title,
      lead,
      inForce: translate("policies.inForce", { date: formatDate(policiesInForceSince, language) }),
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
