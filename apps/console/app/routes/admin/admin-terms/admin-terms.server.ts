import { locales } from "@haat/i18n/locales";
import type { KeptTerms } from "@haat/contract/admin/admin-terms.contract";
import { termsKind } from "@haat/contract/shared/terms";
import { formatDate } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { contentTabs } from "../content-tabs.server";
import { backToPlatformMore } from "../back-to-more.server";

/** Every version of the terms: since when it holds, and how many accepted it. */
export async function termsPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const { data } = await answerOrPage(context, context.client().adminTerms.termsVersions({ language }));
  const page = listPage(context, {
    asked: listAsked(request),
    to: (query) => paths.admin("terms", query),
    title: translate("adminContent.terms.title"),
    back: await backToPlatformMore(context, "categories"),
    lead: translate("adminContent.terms.lead"),
    groups: termsKind.options.map((kind) => ({
      title: translate(`adminContent.terms.kinds.${kind}`),
      rows: data.terms.filter((each) => each.kind === kind).map((each) => rowOf(context, each)),
    })),
  });
  return { ...page, tabs: contentTabs(context, "terms") };
}

/** A day as it begins in Bangladesh. */
const dayOf = ({ language }: ConsoleContext, day: string) => formatDate(`${day}T00:00:00+06:00`, language);

/** The page of the marketing site that has the text. */
const pageOf = { customer: "terms-of-use", seller: "terms-condition" } as const;

function rowOf(context: ConsoleContext, terms: KeptTerms): ListRow {
  const { language, platformOrigin, translate } = context;
  const { kind, version, announced, standing, accepted_count, told_count } = terms;
  const prefix = locales[language].pathPrefix;
  const isInForce = standing === "in_force";
  return {
    id: `${kind}-${version}`,
    title: translate("adminContent.terms.from", { date: dayOf(context, version) }),
    lines: [
      translate("adminContent.terms.announced", { date: dayOf(context, announced) }),
      translate("adminContent.terms.accepted", { formatted: formatNumber(accepted_count, language) }),
      ...(told_count > 0
        ? [translate("adminContent.terms.told", { formatted: formatNumber(told_count, language) })]
        : []),
    ],
    icon: "info",
    state: {
      label: translate(`adminContent.terms.standings.${standing}`),
      tone: isInForce ? "success" : "neutral",
    },
    // Of a version that holds no more the page has no text.
    ...(isInForce && { href: `${platformOrigin}${prefix}/${pageOf[kind]}` }),
  };
}
