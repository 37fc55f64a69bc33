import type { GoodsImport, GoodsImportState } from "@haat/contract/seller/goods-import.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../server/http/console-context.server";

const tones = {
  reading: "info",
  previewed: "info",
  applying: "info",
  applied: "success",
  undoing: "info",
  undone: "warning",
} as const satisfies Record<GoodsImportState, NonNullable<ListRow["state"]>["tone"]>;

/** How far an import is, as a badge. */
export const importState = ({ translate }: ConsoleContext, state: GoodsImportState) => ({
  label: translate(`goodsImport.state.${state}`),
  tone: tones[state],
});

/** An import in the list of a shop's. */
export function importRow(context: ConsoleContext, seller_key: string, each: GoodsImport): ListRow {
  const { language, paths, translate } = context;
  const rows = { count: each.rows, formatted: formatNumber(each.rows, language) };
  const when = formatDateTime(each.at, language);
  return {
    id: String(each.id_import),
    title: each.file_name,
    lines: [each.name ? `${when} · ${each.name}` : when, translate("goodsImport.last.rows", rows)],
    state: importState(context, each.state),
    href: paths.goodsImport(seller_key, each.id_import),
  };
}
