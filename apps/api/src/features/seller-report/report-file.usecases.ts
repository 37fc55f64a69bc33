import type { ReportTable } from "@haat/contract/seller/seller-reports.contract";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { escapedCell } from "../goods-import/sheet-cells";
import { writeCells, type WrittenSheet } from "../goods-import/sheet-writing";
import { listBestProducts } from "./seller-report.repository";
import { countDays, spanOf, type Days } from "./seller-report.usecases";

/** Products in a file: as many as a shop may have. */
const everyProduct = 100_000;

/** Taka as a spreadsheet counts with. */
const taka = (poisha: number) => String(poisha / 100);

/** A table of a report as a CSV file. */
export async function writeReport(
  { db }: Pick<Services, "db">,
  scope: MemberScope,
  language: Language,
  { table, ...days }: Days & { table: ReportTable },
): Promise<File> {
  const sheet = await inTransaction(
    db,
    (tx) =>
      table === "days"
        ? daySheet(tx, scope.shopId, language, days)
        : productSheet(tx, scope.shopId, language, days),
    scope,
  );
  const bytes = await writeCells(sheet, "csv");
  const name = `${table}-${days.start}-${days.end}.csv`;
  return new File([bytes.slice()], name, { type: "text/csv" });
}

async function daySheet(
  db: Queryable,
  shopId: number,
  language: Language,
  days: Days,
): Promise<WrittenSheet> {
  const heading = translator(language);
  const rows = (await countDays(db, shopId, days)).map((row) => [
    row.day,
    String(row.orders),
    taka(row.ordered_total),
    String(row.delivered),
    taka(row.delivered_total),
    String(row.cancelled),
    String(row.visits),
  ]);
  return sheetOf(
    [
      heading("reports.columns.day"),
      heading("reports.columns.orders"),
      heading("reports.columns.orderedTotal"),
      heading("reports.columns.delivered"),
      heading("reports.columns.deliveredTotal"),
      heading("reports.columns.cancelled"),
      heading("reports.columns.visits"),
    ],
    rows,
  );
}

async function productSheet(
  db: Queryable,
  shopId: number,
  language: Language,
  days: Days,
): Promise<WrittenSheet> {
  const heading = translator(language);
  const sold = await listBestProducts(db, shopId, spanOf(days), everyProduct);
  const rows = sold.map(({ name, pieces, total, stock }) => [
    escapedCell(textIn(language, name)),
    String(pieces),
    taka(total),
    String(stock),
  ]);
  return sheetOf(
    [
      heading("reports.columns.product"),
      heading("reports.columns.pieces"),
      heading("reports.columns.total"),
      heading("reports.columns.stock"),
    ],
    rows,
  );
}

function sheetOf(headings: string[], rows: string[][]): WrittenSheet {
  const numeric = headings.map((_, column) => column > 0);
  return { name: "report", headings, widths: headings.map(() => 16), numeric, rows };
}
