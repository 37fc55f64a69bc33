import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Report } from "@haat/contract/seller/seller-reports.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { Figure } from "@haat/ui/console/figure-list/figure-list";
import { attempt } from "@haat/web-forms/call-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { reportProductRow } from "../report-product.server";

/** So many of the products that were ordered today are named: the report has the others. */
const mostProducts = 3;

/**
 * What happened today so far, and where the cash is; of each what somebody may see, and nothing for who may see neither. What is
 * not answered now is left out: the page is there without it.
 */
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
            rows: best.map((product) => reportProductRow(context, shop, product, "sold")),
          }
        : undefined,
  };
}

async function reportOfToday(context: ConsoleContext, { seller_key, permissions }: OwnShop) {
  if (!permissions.includes(shopPermissionForPage("reports"))) return undefined;
  const day = dayInBangladesh(new Date());
  const asked = { language: context.language, seller_key, start: day, end: day };
  const found = await attempt(context.client().sellerReports.report(asked));
  return found.ok ? found.answer.data.report : undefined;
}

/**
 * What was ordered today is no money yet: that is what was delivered. No number stands beside yesterday's, as today is not over.
 */
function soldFigures({ language, translate }: ConsoleContext, { figures }: Report): Figure[] {
  const { orders, ordered_total, delivered, delivered_total, cancelled } = figures;
  const formatted = formatNumber(delivered, language);
  const amount = formatMoney(ordered_total, language);
  // Whatever was cancelled today, some of it was perhaps placed today.
  const note = cancelled > 0 ? "orderedNoteCancelled" : "orderedNote";
  return [
    {
      label: translate("consoleShop.today.ordered"),
      value: formatNumber(orders, language),
      note: translate(`consoleShop.today.${note}`, { amount }),
    },
    {
      label: translate("reports.figures.delivered"),
      value: formatMoney(delivered_total, language),
      note: translate("reports.figures.deliveredNote", { count: delivered, formatted }),
    },
  ];
}

/** What is to be collected for orders that have left, what was collected and not handed in yet, and what is in the till. */
async function cashNow(context: ConsoleContext, { seller_key, permissions }: OwnShop): Promise<Figure[]> {
  if (!permissions.includes(shopPermissionForPage("cash"))) return [];
  const { language, translate } = context;
  const found = await attempt(context.client().sellerCash.cash({ language, seller_key }));
  if (!found.ok) return [];
  const { awaited, owed, till } = found.answer.data;
  // What somebody handed in too much takes nothing from what others have still.
  const toHandIn = owed.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  const sent = { count: awaited.orders, formatted: formatNumber(awaited.orders, language) };
  return [
    {
      label: translate("consoleShop.today.toCollect"),
      value: formatMoney(awaited.amount, language),
      note: translate("consoleShop.today.toCollectNote", sent),
    },
    { label: translate("cash.page.owed"), value: formatMoney(toHandIn, language) },
    { label: translate("cash.page.till"), value: formatMoney(till, language) },
  ];
}
