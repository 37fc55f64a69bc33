import type { ReportDay } from "@haat/contract/shared/report-days";
import { formatMoney, formatWholeMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { Figure } from "@haat/ui/console/figure-list/figure-list";
import type { ConsoleContext } from "../http/console-context.server";

/** A number of a report, with what it counts where its name does not say it. */
export interface ReportFigure extends Figure {
  counts?: string | undefined;
}

/** A number of some days, and how it is written. */
interface Compared extends Pick<ReportFigure, "label" | "note" | "counts"> {
  now: number | undefined;
  before: number | undefined;
  format(value: number): string;
}

/** A number beside what it was before. */
export function comparedFigure(
  context: ConsoleContext,
  { label, note, counts, now, before, format }: Compared,
): ReportFigure {
  return {
    label,
    note,
    counts,
    value: written(now, format),
    before: beforeText(context, now, before, format),
  };
}

/** What each number counts, of those that say more than their name. */
export function countedBy({ translate }: ConsoleContext, figures: readonly ReportFigure[]) {
  return {
    label: translate("reports.counts"),
    rows: figures.flatMap(({ label, counts }) => (counts ? [{ label, lines: [{ text: counts }] }] : [])),
  };
}

type OrderFigures = Omit<ReportDay, "day">;

/** The numbers of some days about orders and visits, each beside what it was before and with what it counts. */
export function orderFigures(
  context: ConsoleContext,
  now: OrderFigures,
  before: OrderFigures,
): ReportFigure[] {
  const { language, translate } = context;
  const count = (value: number) => formatNumber(value, language);
  const money = (value: number) => formatMoney(value, language);
  const delivered = { count: now.delivered, formatted: count(now.delivered) };
  const of = (pick: (figures: OrderFigures) => number | undefined, told: Omit<Compared, "now" | "before">) =>
    comparedFigure(context, { ...told, now: pick(now), before: pick(before) });
  return [
    of(({ orders }) => orders, {
      label: translate("reports.figures.orders"),
      counts: translate("reports.figures.ordersCounts"),
      format: count,
    }),
    of(({ ordered_total }) => ordered_total, {
      label: translate("reports.figures.ordered"),
      counts: translate("reports.figures.orderedCounts"),
      format: money,
    }),
    of(({ ordered_total, orders }) => (orders > 0 ? ordered_total / orders : undefined), {
      label: translate("reports.figures.average"),
      format: (value) => formatWholeMoney(value, language),
    }),
    of(({ delivered_total }) => delivered_total, {
      label: translate("reports.figures.delivered"),
      note: translate("reports.figures.deliveredNote", delivered),
      counts: translate("reports.figures.deliveredCounts"),
      format: money,
    }),
    of(({ cancelled }) => cancelled, {
      label: translate("reports.figures.cancelled"),
      counts: translate("reports.figures.cancelledCounts"),
      format: count,
    }),
    of(({ visits }) => visits, {
      label: translate("reports.figures.visits"),
      counts: translate("reports.figures.visitsCounts"),
      format: count,
    }),
    of(({ orders, visits }) => (visits > 0 ? round((orders / visits) * 100) : undefined), {
      label: translate("reports.figures.share"),
      format: count,
    }),
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A dash where there is nothing to count from. */
const written = (value: number | undefined, format: (value: number) => string) =>
  value === undefined ? "—" : format(value);

/** What it was before, and by how much it has changed where that can be said. */
function beforeText(
  { language, translate }: ConsoleContext,
  now: number | undefined,
  before: number | undefined,
  format: (value: number) => string,
): string {
  const value = written(before, format);
  if (!before || now === undefined) return translate("reports.before", { value });
  const percent = Math.round((now / before - 1) * 100);
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "±";
  const change = `${sign}${formatNumber(Math.abs(percent), language)}%`;
  return translate("reports.beforeChanged", { value, change });
}
