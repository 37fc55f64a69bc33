import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { formatDay } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt } from "@haat/web-forms/call-failure.server";
import { failureAsPage } from "../failure/page-failure.server";
import type { ConsoleContext } from "../http/console-context.server";

/** How many days back the page shows at once. */
const ranges = [7, 30, 90] as const;

/** What the page's address asks for: `?days=30`, or `?start=2026-03-01&end=2026-03-31`. */
export interface ReportAsked {
  start: string;
  end: string;
  /** The range that it is; nothing for days of one's own. */
  range: (typeof ranges)[number] | undefined;
}

const dayMilliseconds = 86_400_000;

/** Reads which days the page is about. @param now of the server */
export function reportAsked(request: Request, now = new Date()): ReportAsked {
  const query = new URL(request.url).searchParams;
  const [start, end] = [query.get("start"), query.get("end")];
  if (start !== null || end !== null) return { start: start ?? "", end: end ?? "", range: undefined };
  return rangeOf(ranges.find((days) => String(days) === query.get("days")) ?? ranges[0], now);
}

/** So many days, the last of them today in Bangladesh. */
export function rangeOf(range: (typeof ranges)[number], now = new Date()): ReportAsked {
  const start = new Date(now.getTime() - (range - 1) * dayMilliseconds);
  return { start: dayInBangladesh(start), end: dayInBangladesh(now), range };
}

/** The report of the days asked for; of the usual ones, with what is wrong, where there are no such days. */
export async function readDays<Answer>(
  context: ConsoleContext,
  asked: ReportAsked,
  read: (days: { start: string; end: string }) => Promise<Answer>,
) {
  const daysOf = ({ start, end }: ReportAsked) => ({ start, end });
  const found = await attempt(read(daysOf(asked)));
  if (found.ok) return { answer: found.answer, shown: daysOf(asked), errors: [] };
  const { errors } = found.failure;
  if (errors.length === 0) throw failureAsPage(context, found.failure);
  const usual = daysOf(rangeOf(ranges[0]));
  const instead = await attempt(read(usual));
  if (!instead.ok) throw failureAsPage(context, instead.failure);
  return { answer: instead.answer, shown: usual, errors };
}

interface Shown {
  asked: ReportAsked;
  shown: { start: string; end: string };
  errors: readonly { field: string; message: string }[];
}

/** What a page of numbers says of its days, and the ways to others. @param pathOf the page's address with a query */
export function reportDays(
  { language, translate }: ConsoleContext,
  { asked, shown, errors }: Shown,
  pathOf: (query: Record<string, string>) => string,
) {
  const errorsOf = (field: string) =>
    errors.filter((error) => error.field === field).map(({ message }) => message);
  return {
    lead: translate("reports.lead", {
      start: formatDay(shown.start, language),
      end: formatDay(shown.end, language),
    }),
    tabs: {
      label: translate("reports.ranges.label"),
      links: ranges.map((range) => ({
        href: pathOf(range === ranges[0] ? {} : { days: String(range) }),
        label: translate("reports.ranges.days", { formatted: formatNumber(range, language) }),
        current: range === asked.range,
      })),
    },
    own: {
      action: pathOf({}),
      legend: translate("reports.own.legend"),
      submit: translate("reports.own.submit"),
      fields: [
        {
          name: "start",
          label: translate("reports.own.start"),
          value: asked.start,
          errors: errorsOf("start"),
        },
        { name: "end", label: translate("reports.own.end"), value: asked.end, errors: errorsOf("end") },
      ],
      isOpen: asked.range === undefined,
    },
  };
}
