import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { termsOn, termsVersions } from "@haat/contract/shared/terms";
import { privacyInForceSince } from "@haat/i18n/brand";
import { formatDate } from "@haat/i18n/dates";
import { formatDays } from "@haat/i18n/durations";
import { strings } from "@haat/i18n/strings";
import { askUs } from "./ask-us.server";
import { pageFailure } from "../failure/page-failure.server";
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

/** In how many s to come again where the API has not said yet how long what is kept. */
const retrySeconds = 5;

/**
 * The sections of a policy; how long things stay is what is deleted when, and as long as that is not known nothing is said.
 * @throws a page that says when to come again
 */
function sectionsOf(context: RequestContext, name: PolicyName): Record<string, PolicySection> {
  const { language, platform, translate } = context;
  if (name !== "privacy") return strings[language].policies[name].sections;
  if (!platform.retention) {
    context.replyHeaders.set("Retry-After", String(retrySeconds));
    throw pageFailure(context, 503, retrySeconds);
  }
  const { sections } = strings[language].policies.privacy;
  const days = Object.entries(platform.retention).map(([kind, count]) => [kind, formatDays(count, language)]);
  const text = translate("policies.privacy.sections.retention.text", Object.fromEntries(days));
  return { ...sections, retention: { ...sections.retention, text } };
}

interface PolicySection {
  heading: string;
  text: string;
}

/** A policy of the platform as its page shows it: dated, with its sections and who answers questions about it. */
export function loadPolicy(context: RequestContext, name: PolicyName) {
  const { language, translate } = context;
  const { title, description, lead } = strings[language].policies[name];
  return {
    head: siteHead(context, { title, description }),
    policy: {
      title,
      lead,
      inForce: translate("policies.inForce", { date: formatDate(inForceSince(name), language) }),
      contents: translate("policies.contents"),
      sections: Object.entries(sectionsOf(context, name)).map(([id, { heading, text }]) => ({
        id,
        heading,
        blocks: textBlocks(text),
      })),
      questions: askUs(context),
    },
  };
}
