import type { WaitingWork } from "@haat/contract/admin/admin-reports.contract";
import { platformPermissionForPage } from "@haat/contract/shared/permissions";
import { formatNumber } from "@haat/i18n/numbers";
import type { CountTile } from "@haat/ui/console/count-tiles/count-tiles";
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
    waiting: { title: translate("platformReport.overview.waiting"), tiles: waitingTiles(context, waiting) },
    week: await lastWeek(context),
  };
}

/** Each kind of work with how much of it waits, of what whoever asks may do. */
function waitingTiles(context: ConsoleContext, waiting: WaitingWork): CountTile[] {
  const { language, paths, translate } = context;
  const tile = (
    count: number | null,
    told: Pick<CountTile, "label" | "icon" | "href"> & { id: keyof WaitingWork },
  ) => {
    if (count === null) return [];
    const tone = count > 0 ? ("danger" as const) : ("neutral" as const);
    return [{ ...told, count: formatNumber(count, language), tone }];
  };
  return [
    ...tile(waiting.applications, {
      id: "applications",
      label: translate("platformReport.overview.applications"),
      icon: "store",
      href: paths.admin("applications"),
    }),
    ...tile(waiting.messages, {
      id: "messages",
      label: translate("platformReport.overview.messages"),
      icon: "mail",
      href: paths.admin("inbox"),
    }),
    ...tile(waiting.complaints, {
      id: "complaints",
      label: translate("platformReport.overview.complaints"),
      icon: "alert",
      href: paths.admin("complaints"),
    }),
    ...tile(waiting.factor_resets, {
      id: "factor_resets",
      label: translate("platformReport.overview.factorResets"),
      icon: "lock",
      href: paths.admin("factor-resets"),
    }),
    ...tile(waiting.dead_jobs, {
      id: "dead_jobs",
      label: translate("platformReport.overview.deadJobs"),
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
