import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopClosing } from "@haat/contract/seller/seller-closing.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";

function openOrders({ language, translate }: ConsoleContext, { open_orders: count }: ShopClosing): string {
  if (count === 0) return translate("shopClosing.noneOpen");
  const formatted = formatNumber(count, language);
  const isMany = count >= business.ordersCountedUpTo;
  return isMany
    ? translate("shopClosing.manyOpen", { formatted })
    : translate("shopClosing.openCount", { count, formatted });
}

/** Orders of a shop, or all of them. */
function ordersRow(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  closing: ShopClosing,
  page: "orders" | "orders/all",
): ListRow {
  return {
    id: "orders",
    title: context.translate("shopClosing.open"),
    lines: [openOrders(context, closing)],
    icon: "package",
    href: context.paths.shop(seller_key, page),
  };
}

function complaintsRow({ language, paths, translate }: ConsoleContext, key: string, count: number): ListRow {
  return {
    id: "complaints",
    title: translate("shopClosing.complaints"),
    lines: [formatNumber(count, language)],
    icon: "mail",
    href: paths.shop(key, "complaints"),
  };
}

function cashRow({ language, paths, translate }: ConsoleContext, key: string, owed: number): ListRow {
  return {
    id: "cash",
    title: translate("shopClosing.cash"),
    lines: [formatMoney(owed, language)],
    icon: "cash",
    href: paths.shop(key, "cash"),
  };
}

function takeOutRow({ paths, translate }: ConsoleContext, key: string, title: string): ListRow {
  return {
    id: "take-out",
    title,
    lines: [translate("shopClosing.takeOutText")],
    icon: "download",
    href: paths.shop(key, "take-out"),
  };
}

/** What is still to be finished or taken along; what there is none of is left out. */
export function unfinishedRows(context: ConsoleContext, shop: OwnShop, closing: ShopClosing): ListRow[] {
  const { paths, translate } = context;
  const { open_complaints, cash_owed, domains } = closing;
  const { seller_key: key } = shop;
  const ofDomains: ListRow = {
    id: "domains",
    title: translate("shopClosing.domains"),
    lines: domains,
    icon: "globe",
    href: paths.shop(key, "domains"),
  };
  return [
    ordersRow(context, shop, closing, "orders"),
    ...(open_complaints > 0 ? [complaintsRow(context, key, open_complaints)] : []),
    ...(cash_owed === 0 ? [] : [cashRow(context, key, cash_owed)]),
    ...(domains.length > 0 ? [ofDomains] : []),
    takeOutRow(context, key, translate(closing.can_close ? "shopClosing.takeOut" : "takeOut.title")),
  ];
}

/** What the owner of a shop that is closed for good still has there. */
export function leftRows(context: ConsoleContext, shop: OwnShop, closing: ShopClosing): ListRow[] {
  const { seller_key: key } = shop;
  return [
    ordersRow(context, shop, closing, "orders/all"),
    complaintsRow(context, key, closing.open_complaints),
    cashRow(context, key, closing.cash_owed),
    takeOutRow(context, key, context.translate("takeOut.title")),
  ];
}
