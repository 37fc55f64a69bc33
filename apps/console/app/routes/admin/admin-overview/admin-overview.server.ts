import type { WaitingWork } from "@haat/contract/admin/admin-reports.contract";
import { platformPermissionForPage } from "@haat/contract/shared/permissions";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { rangeOf } from "../../../server/present/report-days.server";
import { countedBy } from "../../../server/present/report-figures.server";
import { platformFigures } from "../platform-figures.server";

/** Of the numbers: those of orders and visits; all of them are on a page of their own. */
const figuresShown = 6;

/** What waits for the platform's people, and how the last days went. */
export async function overviewPage(context: ConsoleContext) {
  const { language, translate } = context;
  const asked = context.client().adminReports.waitingWork({ language });
  const { waiting } = (await answerOrPage(context, asked)).data;
  const title = translate("platformReport.overview.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate("platformReport.overview.lead"),
    waiting: { title: translate("platformReport.overview.waiting"), rows: waitingRows(context, waiting) },
    week: await lastWeek(context),
  };
}

/** Each kind of work with how much of it waits, of what whoever asks may do. */
function waitingRows(context: ConsoleContext, waiting: WaitingWork): ListRow[] {
  const { language, paths, translate } = context;
  const row = (
    count: number | null,
    told: Pick<ListRow, "title" | "icon" | "href"> & { id: keyof WaitingWork },
  ) => {
    if (count === null) return [];
    const tone = count > 0 ? ("danger" as const) : ("neutral" as const);
    return [{ ...told, state: { label: formatNumber(count, language), tone } }];
  };
  return [
    ...row(waiting.applications, {
      id: "applications",
      title: translate("platformReport.overview.applications"),
      icon: "store",
      href: paths.admin("applications"),
    }),
    ...row(waiting.messages, {
      id: "messages",
      title: translate("platformReport.overview.messages"),
      icon: "mail",
      href: paths.admin("inbox"),
    }),
    ...row(waiting.complaints, {
      id: "complaints",
      title: translate("platformReport.overview.complaints"),
      icon: "alert",
      href: paths.admin("complaints"),
    }),
    ...row(waiting.factor_resets, {
      id: "factor_resets",
      title: translate("platformReport.overview.factorResets"),
      icon: "lock",
      href: paths.admin("factor-resets"),
    }),
    ...row(waiting.dead_jobs, {
      id: "dead_jobs",
      title: translate("platformReport.overview.deadJobs"),
      icon: "clock",
      href: paths.admin("jobs"),
    }),
  ];
}

/** The numbers of the last days; nothing for who may not see them. */
async function lastWeek(context: ConsoleContext) {
  const { language, paths, translate } = context;
  const { platform } = await context.me();
  if (!platform?.permissions.includes(platformPermissionForPage("admin-reports"))) return undefined;
  const { start, end } = rangeOf(7);
  const asked = context.client().adminReports.platformReport({ language, start, end });
  const { report } = (await answerOrPage(context, asked)).data;
  const figures = platformFigures(context, report).slice(0, figuresShown);
  return {
    title: translate("platformReport.overview.week"),
    figures,
    counts: countedBy(context, figures),
    link: { label: translate("platformReport.overview.toReports"), href: paths.admin("reports") },
  };
}
