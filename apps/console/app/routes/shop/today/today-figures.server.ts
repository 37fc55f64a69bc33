import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Report, ReportProduct } from "@haat/contract/seller/seller-reports.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { Figure } from "@haat/ui/console/figure-list/figure-list";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";

/** So many of the products that were ordered today are named: the report has the others. */
const mostProducts = 3;

/** What happened today so far, and where the cash is; of each what somebody may see, and nothing for who may see neither. */
export async function todayFigures(context: ConsoleContext, shop: OwnShop) {
  const [report, cash] = await Promise.all([reportOfToday(context, shop), cashNow(context, shop)]);
  const figures = [...(report ? soldFigures(context, report) : []), ...cash];
  if (figures.length === 0) return undefined;
  const { paths, translate } = context;
  const best = report?.best.slice(0, mostProducts) ?? [];
  return {
    title: translate("consoleShop.today.sofar"),
    figures,
    report: report && {
      href: paths.shop(shop.seller_key, "reports"),
      label: translate("consoleShop.today.report"),
    },
    best:
      best.length > 0
        ? {
            title: translate("consoleShop.today.best"),
            rows: best.map((product) => productRow(context, shop, product)),
          }
        : undefined,
  };
}

async function reportOfToday(context: ConsoleContext, { seller_key, permissions }: OwnShop) {
  if (!permissions.includes(shopPermissionForPage("reports"))) return undefined;
  const day = dayInBangladesh(new Date());
  const asked = { language: context.language, seller_key, start: day, end: day };
  return (await answerOrPage(context, context.client().sellerReports.report(asked))).data.report;
}

/**
 * What was ordered today is no money yet: that is what was delivered. No number stands beside yesterday's, as today is not over.
 */
function soldFigures({ language, translate }: ConsoleContext, { figures }: Report): Figure[] {
  const { orders, ordered_total, delivered, delivered_total } = figures;
  const formatted = formatNumber(delivered, language);
  return [
    {
      label: translate("consoleShop.today.ordered"),
      value: formatNumber(orders, language),
      note: translate("consoleShop.today.orderedNote", { amount: formatMoney(ordered_total, language) }),
    },
    {
      label: translate("reports.figures.delivered"),
      value: formatMoney(delivered_total, language),
      note: translate("reports.figures.deliveredNote", { count: delivered, formatted }),
    },
  ];
}

/** What is to be collected for orders that have left, and what is in the till. */
async function cashNow(context: ConsoleContext, { seller_key, permissions }: OwnShop): Promise<Figure[]> {
  if (!permissions.includes(shopPermissionForPage("cash"))) return [];
  const { language, translate } = context;
  const { data } = await answerOrPage(context, context.client().sellerCash.cash({ language, seller_key }));
  const { awaited, till } = data;
  const sent = { count: awaited.orders, formatted: formatNumber(awaited.orders, language) };
  return [
    {
      label: translate("consoleShop.today.toCollect"),
      value: formatMoney(awaited.amount, language),
      note: translate("consoleShop.today.toCollectNote", sent),
    },
    { label: translate("cash.page.till"), value: formatMoney(till, language) },
  ];
}

function productRow(
  { language, paths, translate }: ConsoleContext,
  { seller_key }: OwnShop,
  { id_product, name, pieces, total, stock }: ReportProduct,
): ListRow {
  const formatted = formatNumber(pieces, language);
  return {
    id: String(id_product),
    title: name,
    lines: [translate("reports.stockLine", { formatted: formatNumber(stock, language) })],
    figure: {
      text: translate("reports.productPieces", { count: pieces, formatted }),
      note: formatMoney(total, language),
    },
    href: paths.product(seller_key, id_product),
  };
}
