import { jobState, type LaterJob } from "@haat/contract/admin/admin-jobs.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import { strings } from "@haat/i18n/strings";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToPlatformMore } from "../back-to-more.server";

const states = jobState.options;

/** Work that is done later: what failed for good first. */
export async function jobsPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked<(typeof states)[number]>(request, states);
  const found = context.client().adminJobs.jobs({ language, state: asked.view });
  const { data } = await answerOrPage(context, found);
  const isCut = data.counts[asked.view] > data.jobs.length;
  const most = formatNumber(business.mostJobsShown, language);
  const list = listPage(context, {
    asked,
    to: (query) => paths.admin("jobs", query),
    title: translate("adminJobs.title"),
    back: await backToPlatformMore(context, "jobs"),
    lead: isCut
      ? `${translate("adminJobs.lead")} ${translate("adminJobs.most", { formatted: most })}`
      : translate("adminJobs.lead"),
    tabs: {
      label: translate("adminJobs.byState"),
      views: states.map((state) => ({
        view: state,
        label: translate(`adminJobs.states.${state}`),
        count: formatNumber(data.counts[state], language),
      })),
    },
    groups: [{ rows: data.jobs.map((job) => rowOf(context, job)) }],
    empty: { title: translate("adminJobs.empty"), text: translate(`adminJobs.emptyText.${asked.view}`) },
  });
  return {
    ...list,
    again: {
      action: paths.admin("jobs"),
      label: translate("adminJobs.runAgain"),
      jobs: data.jobs.filter(({ can_run_again }) => can_run_again).map(({ id_job }) => String(id_job)),
    },
  };
}

const isKnown = (queue: string): queue is keyof typeof strings.en.adminJobs.queues =>
  Object.hasOwn(strings.en.adminJobs.queues, queue);

/** What a kind of work is called; another build's keeps its own name. */
function queueName({ translate }: ConsoleContext, queue: string): string {
  const [kind = queue] = queue.split(": ");
  return isKnown(kind) ? translate(`adminJobs.queues.${kind}`) : queue;
}

function rowOf(context: ConsoleContext, job: LaterJob): ListRow {
  const { language, translate } = context;
  const tries = translate("adminJobs.tries", { formatted: formatNumber(job.attempts, language) });
  const moment = job.dead_at
    ? translate("adminJobs.failed", { date: formatDateTime(job.dead_at, language) })
    : translate("adminJobs.next", { date: formatDateTime(job.run_at, language) });
  return {
    id: String(job.id_job),
    title: `${queueName(context, job.queue)} · ${job.id_job}`,
    lines: [
      `${translate("adminJobs.since", { date: formatDateTime(job.created_at, language) })} · ${tries}`,
      ...(job.state === "running" ? [] : [moment]),
      ...(job.last_error ? [job.last_error] : []),
      ...(job.state === "dead" && !job.can_run_again ? [translate("adminJobs.lost")] : []),
    ],
    icon: "clock",
    state: {
      label: translate(`adminJobs.states.${job.state}`),
      tone: job.state === "dead" ? "danger" : job.state === "running" ? "info" : "neutral",
    },
  };
}
