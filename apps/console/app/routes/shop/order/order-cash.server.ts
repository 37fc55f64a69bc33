import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { CashEntry, OrderCash } from "@haat/contract/seller/seller-cash.contract";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { formatDate, formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { holderName } from "../cash-words.server";
import type { CashData } from "./order-cash.view";

/** What is to be collected, and what was. */
export async function cashSection(
  context: ConsoleContext,
  shop: OwnShop,
  order: ShopOrderDetails,
): Promise<CashData> {
  const { language, translate } = context;
  const { seller_key } = shop;
  const { order_id } = order;
  const call = context.client().sellerCash.orderCash({ language, seller_key, order_id });
  const { cash } = (await answerOrPage(context, call)).data;
  const money = (amount: number) => formatMoney(amount, language);
  // Where less came than it cost, or more, the rows say how much: it is not all paid.
  const isWhole = cash.entries.every(({ kind }) => kind !== "difference");
  return {
    title: translate("cash.order.title"),
    lines: [
      // Before anything of it came it stands in the order's head and below its goods.
      ...(cash.due > 0 && cash.entries.length > 0
        ? [translate("cash.order.due", { amount: money(cash.due) })]
        : []),
      ...(cash.payment_status === "paid" && isWhole
        ? [translate("cash.order.paid", { amount: money(cash.grand_total) })]
        : []),
      ...(cash.ordered_total !== cash.grand_total
        ? [translate("cash.order.was", { amount: money(cash.ordered_total) })]
        : []),
      ...(cash.settled ? [settledText(context, cash.settled)] : []),
    ],
    rows: cash.entries.map((entry) => entryRow(context, entry)),
    ways: statementWay(context, shop, cash.settled),
  };
}

/** When an order's cash was settled, and by which statement. */
function settledText({ language, translate }: ConsoleContext, settled: NonNullable<OrderCash["settled"]>) {
  const { amount, at, id_statement, file_name: file } = settled;
  const words = { date: formatDate(at, language), number: formatNumber(id_statement, language), file };
  return amount === 0
    ? translate("cash.order.settledBack", words)
    : translate("cash.order.settled", { ...words, amount: formatMoney(amount, language) });
}

/** The way to that statement, for who may look at it. */
function statementWay(
  { paths, translate }: ConsoleContext,
  { seller_key, permissions }: OwnShop,
  settled: OrderCash["settled"],
) {
  if (!settled || !permissions.includes(shopPermissionForPage("cash-statement"))) return [];
  return [
    {
      href: paths.cashStatement(seller_key, settled.id_statement),
      label: translate("cash.order.statement"),
    },
  ];
}

function entryRow(
  context: ConsoleContext,
  { id_entry, kind, amount, holder, note, at, name }: CashEntry,
): ListRow {
  const { language, translate } = context;
  return {
    id: String(id_entry),
    title: `${translate(`cash.kinds.${kind}`)}: ${formatMoney(amount, language)}`,
    lines: [
      ...(holder ? [holderName(context, holder)] : []),
      ...(note ? [note] : []),
      [formatDateTime(at, language), name].filter(Boolean).join(" · "),
    ],
  };
}
