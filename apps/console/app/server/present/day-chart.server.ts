import { formatShortDay } from "@haat/i18n/dates";
import type { ReportDay } from "@haat/contract/shared/report-days";
import { formatWholeMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { DayChartProps } from "@haat/ui/console/day-chart/day-chart";
import { scaleBand, scaleLinear } from "d3-scale";
import type { ConsoleContext } from "../http/console-context.server";

/** What happened on a day. */
export interface DayValue {
  /** `2026-03-01`. */
  day: string;
  value: number;
}

export interface DayChartDeclared {
  title: string;
  values: readonly DayValue[];
  /** A value as it is read. */
  format(value: number): string;
}

/** The charts of some days: orders, delivered sales, visits. */
export function reportCharts(context: ConsoleContext, days: readonly ReportDay[]): DayChartProps[] {
  const { language, translate } = context;
  const count = countIn(context);
  const of = (pick: (day: ReportDay) => number) => days.map((day) => ({ day: day.day, value: pick(day) }));
  return [
    dayChart(context, {
      title: translate("reports.charts.orders"),
      values: of(({ orders }) => orders),
      format: count,
    }),
    dayChart(context, {
      title: translate("reports.charts.delivered"),
      values: of(({ delivered_total }) => delivered_total),
      format: (poisha) => formatWholeMoney(poisha, language),
    }),
    dayChart(context, {
      title: translate("reports.charts.visits"),
      values: of(({ visits }) => visits),
      format: count,
    }),
  ];
}

/** As wide as its place is on a phone; everywhere else it is wider, and as high. */
const size = { width: 320, height: 180 };
/** What the names of the days and the uppermost number take. */
const room = { above: 18, below: 22 };
/** As many days as have place for their names at 320 px. */
const namedDays = 4;

/** Works a chart's bars out, so that browsers are sent no library for it. */
export function dayChart(
  { language, translate }: ConsoleContext,
  { title, values, format }: DayChartDeclared,
): DayChartProps {
  const across = scaleBand(
    values.map(({ day }) => day),
    [0, size.width],
  ).padding(0.2);
  const most = Math.max(1, ...values.map(({ value }) => value));
  const base = size.height - room.below;
  const up = scaleLinear([0, most], [base, room.above]).nice(3);
  const named = (day: string) => formatShortDay(day, language);
  return {
    title,
    summary: summaryOf(translate, { title, values, format }, named),
    size,
    bars: values
      .filter(({ value }) => value > 0)
      .map(({ day, value }) => ({
        id: day,
        x: rounded(across(day) ?? 0),
        y: rounded(up(value)),
        width: rounded(across.bandwidth()),
        height: rounded(base - up(value)),
        title: `${named(day)}: ${format(value)}`,
      })),
    lines: wholeTicks(up.ticks(3)).map((value) => ({ y: rounded(up(value)), label: format(value) })),
    days: namesOf(values, (day) => rounded((across(day) ?? 0) + across.bandwidth() / 2), named),
    table: {
      label: translate("reports.charts.table"),
      head: [translate("reports.charts.day"), title],
      rows: values.map(({ day, value }) => [named(day), format(value)] as const),
    },
  };
}

const rounded = (length: number) => Math.round(length * 10) / 10;

/** Nobody orders half an order, and nothing needs no line. */
const wholeTicks = (ticks: readonly number[]) => ticks.filter((tick) => Number.isInteger(tick) && tick > 0);

function summaryOf(
  translate: ConsoleContext["translate"],
  { title, values, format }: DayChartDeclared,
  named: (day: string) => string,
): string {
  const [best] = [...values].sort((one, other) => other.value - one.value);
  if (!best || best.value === 0) return translate("reports.charts.nothing");
  const total = format(values.reduce((sum, { value }) => sum + value, 0));
  return translate("reports.charts.summary", {
    title,
    total,
    day: named(best.day),
    most: format(best.value),
  });
}

/** The names of a few days, the first and the last among them. */
function namesOf(
  values: readonly DayValue[],
  middleOf: (day: string) => number,
  named: (day: string) => string,
): DayChartProps["days"] {
  const last = values.length - 1;
  const places = new Set(
    Array.from({ length: namedDays }, (_, step) => Math.round((last * step) / (namedDays - 1))),
  );
  return [...places].map((place) => {
    const day = values[place]?.day ?? "";
    if (place === 0) return { x: 0, label: named(day), anchor: "start" as const };
    if (place === last) return { x: size.width, label: named(day), anchor: "end" as const };
    return { x: middleOf(day), label: named(day), anchor: "middle" as const };
  });
}

/** A count in the digits of the page. */
export const countIn =
  ({ language }: ConsoleContext) =>
  (value: number) =>
    formatNumber(value, language);
