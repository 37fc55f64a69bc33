import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Report, ReportProduct, ReportReason } from "@haat/contract/seller/seller-reports.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { reportCharts } from "../../../server/present/day-chart.server";
import { pageHead } from "../../../server/present/head.server";
import { readDays, reportAsked, reportDays } from "../../../server/present/report-days.server";
import { comparedFigure, countedBy, orderFigures } from "../../../server/present/report-figures.server";
import { backToMore } from "../back-to-more.server";
import { reportProductRow, type ComparedBy } from "../report-product.server";

/** So many products of a list are seen before the others are asked for. */
const shownAtOnce = 3;

/** What happened in a shop in some days: numbers, charts, and what sold best. */
export async function reportsPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const asked = reportAsked(request);
  const { answer, shown, errors } = await readDays(context, asked, (days) =>
    context.client().sellerReports.report({ language, seller_key, ...days }),
  );
  const { report } = answer.data;
  const title = translate("reports.title");
  const figures = [...orderFigures(context, report.figures, report.before), couponFigure(context, report)];
  return {
    head: pageHead(context, title),
    title,
    back: backToMore(context, shop),
    ...reportDays(context, { asked, shown, errors }, (query) => paths.shop(seller_key, "reports", query)),
    figures,
    counts: countedBy(context, figures),
    charts: reportCharts(context, report.days),
    moreCharts: translate("reports.moreCharts"),
    reasons: reasons(context, report),
    products: products(context, shop, report),
    files: {
      title: translate("reports.files"),
      links: [
        { label: translate("reports.dayFile"), href: paths.reportFile(seller_key, "days", shown) },
        { label: translate("reports.productFile"), href: paths.reportFile(seller_key, "products", shown) },
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

function couponFigure(context: ConsoleContext, { figures, before }: Report) {
  const { language, translate } = context;
  const formatted = formatNumber(figures.coupon_orders, language);
  return comparedFigure(context, {
    label: translate("reports.figures.coupons"),
    note: translate("reports.figures.couponsNote", { count: figures.coupon_orders, formatted }),
    now: figures.coupon_discount,
    before: before.coupon_discount,
    format: (value) => formatMoney(value, language),
  });
}

/** Why orders were cancelled, each with how many; nothing where none was. */
function reasons({ language, translate }: ConsoleContext, { reasons: counted }: Report) {
  const nameOf = ({ reason, by_customer }: ReportReason) => {
    if (by_customer) return translate("reports.byCustomer");
    return reason ? translate(`orderDesk.reasons.${reason}`) : translate("reports.noReason");
  };
  return {
    title: translate("reports.reasons"),
    rows: counted.map((each): ListRow => {
      const name = nameOf(each);
      return { id: name, title: name, figure: { text: formatNumber(each.orders, language) } };
    }),
  };
}

function products(context: ConsoleContext, shop: OwnShop, { best, slowest }: Report) {
  const { translate } = context;
  const groupOf = (title: string, some: readonly ReportProduct[], compared: ComparedBy) => {
    const rows = some.map((product) => reportProductRow(context, shop, product, compared));
    const rest = rows.slice(shownAtOnce);
    const formatted = formatNumber(rest.length, context.language);
    return {
      title,
      rows: rows.slice(0, shownAtOnce),
      rest:
        rest.length > 0
          ? { label: translate("reports.rest", { count: rest.length, formatted }), rows: rest }
          : undefined,
    };
  };
  return {
    best: groupOf(translate("reports.best"), best, "sold"),
    slowest: groupOf(translate("reports.slowest"), slowest, "stock"),
    empty:
      best.length === 0
        ? { title: translate("reports.noProducts"), text: translate("reports.noProductsText") }
        : undefined,
  };
}
