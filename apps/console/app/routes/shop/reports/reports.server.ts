import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Report, ReportProduct, ReportReason } from "@haat/contract/seller/seller-reports.contract";
import { formatDay } from "@haat/i18n/dates";
import { formatMoney, formatWholeMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { attempt } from "@haat/web-forms/call-failure.server";
import { failureAsPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { countIn, dayChart } from "../../../server/present/day-chart.server";
import { pageHead } from "../../../server/present/head.server";
import { rangeOf, ranges, reportAsked, type ReportAsked } from "./report-days.server";
import { reportFigures } from "./report-figures.server";

/** What happened in a shop in some days: numbers, charts, and what sold best. */
export async function reportsPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const asked = reportAsked(request);
  const { report, shown, errors } = await readReport(context, shop, asked);
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const title = translate("reports.title");
  const days = { start: shown.start, end: shown.end };
  return {
    head: pageHead(context, title),
    title,
    lead: translate("reports.lead", {
      start: formatDay(shown.start, language),
      end: formatDay(shown.end, language),
    }),
    tabs: {
      label: translate("reports.ranges.label"),
      links: ranges.map((range) => ({
        href: paths.shop(seller_key, "reports", range === ranges[0] ? {} : { days: String(range) }),
        label: translate("reports.ranges.days", { formatted: formatNumber(range, language) }),
        current: range === asked.range,
      })),
    },
    own: ownDays(context, shop, asked, errors),
    figures: reportFigures(context, report),
    charts: charts(context, report),
    reasons: reasons(context, report),
    products: products(context, shop, report),
    files: {
      title: translate("reports.files"),
      links: [
        { label: translate("reports.dayFile"), href: paths.reportFile(seller_key, "days", days) },
        { label: translate("reports.productFile"), href: paths.reportFile(seller_key, "products", days) },
      ],
    },
    more: {
      title: translate("reports.more"),
      links: [
        { label: translate("searchWords.misses"), href: paths.shop(seller_key, "goods/search-words") },
        { label: translate("coupons.title"), href: paths.shop(seller_key, "goods/coupons") },
      ],
    },
  };
}

/** The report of the days asked for; of the usual ones, with what is wrong, where there are no such days. */
async function readReport(context: ConsoleContext, { seller_key }: OwnShop, asked: ReportAsked) {
  const { language } = context;
  const read = ({ start, end }: ReportAsked) =>
    attempt(context.client().sellerReports.report({ language, seller_key, start, end }));
  const found = await read(asked);
  if (found.ok) return { report: found.answer.data.report, shown: asked, errors: [] };
  const { errors } = found.failure;
  if (errors.length === 0) throw failureAsPage(context, found.failure);
  const usual = rangeOf(ranges[0]);
  const instead = await read(usual);
  if (!instead.ok) throw failureAsPage(context, instead.failure);
  return { report: instead.answer.data.report, shown: usual, errors };
}

/** The form for days of one's own. */
function ownDays(
  { translate, paths }: ConsoleContext,
  { seller_key }: OwnShop,
  { start, end, range }: ReportAsked,
  errors: readonly { field: string; message: string }[],
) {
  const errorsOf = (field: string) =>
    errors.filter((error) => error.field === field).map(({ message }) => message);
  return {
    action: paths.shop(seller_key, "reports"),
    legend: translate("reports.own.legend"),
    submit: translate("reports.own.submit"),
    fields: [
      { name: "start", label: translate("reports.own.start"), value: start, errors: errorsOf("start") },
      { name: "end", label: translate("reports.own.end"), value: end, errors: errorsOf("end") },
    ],
    isOpen: range === undefined,
  };
}

function charts(context: ConsoleContext, { days }: Report) {
  const { language, translate } = context;
  const count = countIn(context);
  const money = (poisha: number) => formatWholeMoney(poisha, language);
  const of = (pick: (day: Report["days"][number]) => number) =>
    days.map((day) => ({ day: day.day, value: pick(day) }));
  return [
    dayChart(context, {
      title: translate("reports.charts.orders"),
      values: of(({ orders }) => orders),
      format: count,
    }),
    dayChart(context, {
      title: translate("reports.charts.delivered"),
      values: of(({ delivered_total }) => delivered_total),
      format: money,
    }),
    dayChart(context, {
      title: translate("reports.charts.visits"),
      values: of(({ visits }) => visits),
      format: count,
    }),
  ];
}

/** Why orders were cancelled, each with how many; nothing where none was. */
function reasons({ language, translate }: ConsoleContext, { reasons: counted }: Report) {
  const nameOf = ({ reason, by_customer }: ReportReason) => {
    if (by_customer) return translate("reports.byCustomer");
    return reason ? translate(`orderDesk.reasons.${reason}`) : translate("reports.noReason");
  };
  return {
    title: translate("reports.reasons"),
    rows: counted.map((each) => ({
      label: nameOf(each),
      lines: [{ text: formatNumber(each.orders, language) }],
    })),
  };
}

function products(context: ConsoleContext, shop: OwnShop, { best, slowest }: Report) {
  const { translate } = context;
  const rowsOf = (some: readonly ReportProduct[]) =>
    some.map((product) => productRow(context, shop, product));
  return {
    groups: [
      { title: translate("reports.best"), rows: rowsOf(best) },
      { title: translate("reports.slowest"), rows: rowsOf(slowest) },
    ],
    empty:
      best.length === 0
        ? { title: translate("reports.noProducts"), text: translate("reports.noProductsText") }
        : undefined,
  };
}

function productRow(
  { language, paths, translate }: ConsoleContext,
  { seller_key }: OwnShop,
  { id_product, name, pieces, total, stock }: ReportProduct,
): ListRow {
  const sold =
    pieces > 0
      ? translate("reports.productLine", {
          count: pieces,
          formatted: formatNumber(pieces, language),
          total: formatMoney(total, language),
        })
      : translate("reports.productNone");
  return {
    id: String(id_product),
    title: name,
    lines: [sold, translate("reports.stockLine", { formatted: formatNumber(stock, language) })],
    href: paths.product(seller_key, id_product),
  };
}
