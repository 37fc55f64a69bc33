import type { StatementRow } from "@haat/contract/seller/courier-statements.contract";
import type { Language } from "@haat/contract/shared/languages";
import { shownState } from "@haat/contract/shared/order-choices";
import { translator } from "@haat/i18n/translator";
import { stringify } from "csv-stringify/sync";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { escapedCell } from "../../sheets/sheet-cells";
import * as statements from "./courier-statement.repository";
import { describeRow, required } from "./courier-statement.usecases";
import * as kept from "./statement-rows.repository";

const byteOrderMark = "\ufeff";

const columns = [
  "row",
  "kind",
  "order",
  "orderStatus",
  "ownNumber",
  "tracking",
  "phone",
  "collected",
  "held",
  "fee",
  "paid",
  "day",
  "said",
  "flaw",
  "note",
] as const;

const taka = (poisha: number | null) => (poisha === null ? "" : (poisha / 100).toFixed(2));

/** The differences of a statement as a table for spreadsheets: taka and Latin digits. @throws statement_not_found */
export async function statementFile(
  { db }: Services,
  scope: MemberScope,
  language: Language,
  { id_statement: id }: { id_statement: number },
): Promise<File> {
  const key = { shopId: scope.shopId, id };
  const rows = await inTransaction(
    db,
    async (tx) => {
      required(await statements.findStatement(tx, key));
      return kept.listDifferences(tx, key);
    },
    scope,
  );
  const translate = translator(language);
  const headings = columns.map((column) => translate(`statements.file.${column}`));
  const cells = rows.map((row) => cellsOf(describeRow(row, language), language));
  const text = byteOrderMark + stringify([headings, ...cells], { record_delimiter: "windows" });
  return new File([text], `differences-${id}.csv`, { type: "text/csv" });
}

function cellsOf(row: StatementRow, language: Language): string[] {
  const translate = translator(language);
  return [
    row.row === null ? "" : String(row.row),
    translate(`statements.kinds.${row.kind}`),
    row.order_id,
    row.status === null ? "" : translate(`orderDesk.stages.${shownState(row.status, row.is_returned)}`),
    escapedCell(row.own_number),
    escapedCell(row.tracking_code),
    row.phone,
    taka(row.collected),
    taka(row.held),
    taka(row.fee),
    taka(row.paid),
    row.day ?? "",
    escapedCell(row.said),
    row.flaw,
    escapedCell(row.cleared?.note ?? ""),
  ];
}
