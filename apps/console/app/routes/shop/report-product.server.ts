import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ReportProduct } from "@haat/contract/seller/seller-reports.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** What a list of products is compared by: what was sold of them, or how much of them lies there. */
export type ComparedBy = "sold" | "stock";

/** A product of a report; it leads to its page whoever may see that. */
export function reportProductRow(
  { language, paths, translate }: ConsoleContext,
  { seller_key, permissions }: OwnShop,
  { id_product, name, pieces, total, stock }: ReportProduct,
  compared: ComparedBy,
): ListRow {
  const formatted = formatNumber(pieces, language);
  const money = formatMoney(total, language);
  const piecesText = translate("reports.productPieces", { count: pieces, formatted });
  const stockText = translate("reports.stockLine", { formatted: formatNumber(stock, language) });
  const sold = pieces > 0 ? `${money} · ${piecesText}` : translate("reports.productNone");
  return {
    id: String(id_product),
    title: name,
    figure: compared === "sold" ? { text: money, note: piecesText } : { text: stockText },
    lines: [compared === "sold" ? stockText : sold],
    href: permissions.includes(shopPermissionForPage("goods-product"))
      ? paths.product(seller_key, id_product)
      : undefined,
  };
}
