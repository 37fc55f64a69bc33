import type { PlatformReport, ReportShop } from "@haat/contract/admin/admin-reports.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { reportCharts } from "../../../server/present/day-chart.server";
import { pageHead } from "../../../server/present/head.server";
import { readDays, reportAsked, reportDays } from "../../../server/present/report-days.server";
import { countedBy } from "../../../server/present/report-figures.server";
import { platformFigures } from "../platform-figures.server";
import { backToPlatformMore } from "../back-to-more.server";

/** What happened in all shops in some days: numbers, charts, and the shops in which most was ordered. */
export async function platformReportPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = reportAsked(request);
  const { answer, shown, errors } = await readDays(context, asked, (days) =>
    context.client().adminReports.platformReport({ language, ...days }),
  );
  const { report } = answer.data;
  const title = translate("platformReport.title");
  const figures = platformFigures(context, report);
  return {
    head: pageHead(context, title),
    title,
    back: await backToPlatformMore(context, "reports"),
    ...reportDays(context, { asked, shown, errors }, (query) => paths.admin("reports", query)),
    figures,
    counts: countedBy(context, figures),
    charts: reportCharts(context, report.days),
    moreCharts: translate("reports.moreCharts"),
    shops: shopsOf(context, report),
    counted: translate("platformReport.counted"),
    files: {
      title: translate("reports.files"),
      links: [
        { label: translate("reports.dayFile"), href: paths.platformReportFile("days", shown) },
        { label: translate("platformReport.shopFile"), href: paths.platformReportFile("shops", shown) },
      ],
    },
  };
}

function shopsOf(context: ConsoleContext, { shops }: PlatformReport) {
  const { translate } = context;
  return {
    title: translate("platformReport.best"),
    rows: shops.map((shop) => shopRow(context, shop)),
    empty: { title: translate("platformReport.empty"), text: translate("platformReport.emptyText") },
  };
}

function shopRow({ language, paths, translate }: ConsoleContext, shop: ReportShop): ListRow {
  const orders = translate("platformReport.shopOrders", {
    count: shop.orders,
    formatted: formatNumber(shop.orders, language),
  });
  const delivered = translate("platformReport.shopDelivered", {
    total: formatMoney(shop.delivered_total, language),
  });
  return {
    id: shop.seller_key,
    title: shop.name,
    figure: { text: formatMoney(shop.ordered_total, language), note: orders },
    lines: [delivered],
    href: paths.adminShop(shop.seller_key),
  };
}
