import type { Report, ReportFigures } from "@haat/contract/seller/seller-reports.contract";
import { formatMoney, formatWholeMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { Figure } from "@haat/ui/console/figure-list/figure-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";

/** The numbers of some days, each beside what it was before and with what it counts. */
export function reportFigures(context: ConsoleContext, { figures, before }: Report): Figure[] {
  const { language, translate } = context;
  const count = (value: number) => formatNumber(value, language);
  const money = (value: number) => formatMoney(value, language);
  const whole = (value: number) => formatWholeMoney(value, language);
  const of = (pick: (figures: ReportFigures) => number | undefined, format: (value: number) => string) => ({
    value: written(pick(figures), format),
    before: beforeText(context, pick(figures), pick(before), format),
  });
  const counted = (value: number) => ({ count: value, formatted: count(value) });
  return [
    {
      label: translate("reports.figures.orders"),
      note: translate("reports.figures.ordersNote"),
      ...of(({ orders }) => orders, count),
    },
    {
      label: translate("reports.figures.ordered"),
      note: translate("reports.figures.orderedNote"),
      ...of(({ ordered_total }) => ordered_total, money),
    },
    {
      label: translate("reports.figures.average"),
      ...of(({ ordered_total, orders }) => (orders > 0 ? ordered_total / orders : undefined), whole),
    },
    {
      label: translate("reports.figures.delivered"),
      note: translate("reports.figures.deliveredNote", counted(figures.delivered)),
      ...of(({ delivered_total }) => delivered_total, money),
    },
    {
      label: translate("reports.figures.cancelled"),
      note: translate("reports.figures.cancelledNote"),
      ...of(({ cancelled }) => cancelled, count),
    },
    {
      label: translate("reports.figures.visits"),
      note: translate("reports.figures.visitsNote"),
      ...of(({ visits }) => visits, count),
    },
    {
      label: translate("reports.figures.share"),
      ...of(({ orders, visits }) => (visits > 0 ? round((orders / visits) * 100) : undefined), count),
    },
    {
      label: translate("reports.figures.coupons"),
      note: translate("reports.figures.couponsNote", counted(figures.coupon_orders)),
      ...of(({ coupon_discount }) => coupon_discount, money),
    },
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
  const change = `${sign}${formatNumber(Math.abs(percent), language)} %`;
  return translate("reports.beforeChanged", { value, change });
}
