import type {
  CourierStatement,
  ReadyRow,
  StatementRow,
} from "@haat/contract/seller/courier-statements.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { statementKind } from "../statement-words.server";

/** A row of a statement in its list: what it is about, what both say, and what it is. */
export function shownRow(
  context: ConsoleContext,
  seller_key: string,
  { id_statement }: CourierStatement,
  row: StatementRow,
): ListRow {
  const { language, paths, translate } = context;
  const { order_id, own_number, tracking_code, phone, collected, held, cleared, flaw } = row;
  const code = order_id || own_number || tracking_code;
  const name = code || phone || translate("statements.row.unnamed");
  const money = (amount: number) => formatMoney(amount, language);
  return {
    id: String(row.position),
    title: name,
    titleLang: code ? "en" : undefined,
    lines: [
      row.row === null
        ? translate("statements.row.ofBook")
        : translate("statements.row.ofFile", { row: formatNumber(row.row, language) }),
      ...amountLines(
        context,
        collected === null ? null : money(collected),
        held === null ? null : money(held),
      ),
      ...(flaw ? [flaw] : []),
      ...(cleared ? [`${translate("statements.page.cleared")}: ${cleared.note}`] : []),
    ],
    state:
      row.settled === null
        ? statementKind(context, row.kind)
        : { label: translate("statements.row.settled"), tone: "success" },
    href: paths.cashStatement(seller_key, id_statement, `rows/${row.position}`),
  };
}

/** What both say was collected, as far as they do. */
function amountLines({ translate }: ConsoleContext, collected: string | null, held: string | null): string[] {
  if (collected !== null && held !== null) return [translate("statements.row.line", { collected, held })];
  if (collected !== null) return [translate("statements.row.lineSaid", { collected })];
  return held === null ? [] : [translate("statements.row.lineHeld", { held })];
}

/** A row that can be settled, as the words beside its tick. */
export function tickOf(context: ConsoleContext, row: ReadyRow) {
  return { value: String(row.position), label: tickLabel(context, row) };
}

function tickLabel({ language, translate }: ConsoleContext, row: ReadyRow): string {
  const money = (amount: number) => formatMoney(amount, language);
  const words = {
    order: row.order_id,
    amount: money(row.settles),
    held: money(row.held),
    collected: money(row.collected),
    fee: money(row.fee),
  };
  if (row.kind === "came_back") return translate("statements.page.tickBack", words);
  if (row.kind === "less") return translate("statements.page.tickLess", words);
  if (row.kind === "more") return translate("statements.page.tickMore", words);
  return translate(row.fee === 0 ? "statements.page.tick" : "statements.page.tickFee", words);
}
