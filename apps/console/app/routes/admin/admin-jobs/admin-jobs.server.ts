import { jobState, type LaterJob } from "@haat/contract/admin/admin-jobs.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";

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

/** What the kinds of work are called; another build's keep their own names. */
const queueKeys = {
  "code message": "code_message",
  "text message": "text_message",
  "factor reset": "factor_reset",
  "factor reset notice": "factor_reset_notice",
  "index products": "search_index",
  "stock alerts": "stock_alert",
  "stock alerts left over": "stock_alert_sweep",
  picture: "picture",
  "shop app": "shop_app",
} as const;

const isKnown = (queue: string): queue is keyof typeof queueKeys => Object.hasOwn(queueKeys, queue);

function queueName({ translate }: ConsoleContext, queue: string): string {
  if (isKnown(queue)) return translate(`adminJobs.queues.${queueKeys[queue]}`);
  return queue.startsWith("clean up: ") ? translate("adminJobs.queues.clean_up") : queue;
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
