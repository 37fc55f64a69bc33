import type { ReportTable } from "@haat/contract/seller/seller-reports.contract";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { escapedCell } from "../../sheets/sheet-cells";
import type { WrittenSheet } from "../../sheets/sheet-writing";
import { daySheet, reportFile, reportSheet, taka } from "./report-sheet";
import { listBestProducts } from "./seller-report.repository";
import { askedDays } from "./counted-days.usecases";
import type { Days } from "./report-days.rules";
import type { AskedDays } from "./seller-report.repository";
import { countDays } from "./seller-report.usecases";

/** Products in a file: as many as a shop may have. */
const everyProduct = 100_000;

/** A table of a report as a CSV file. */
export async function writeReport(
  { readDb }: Pick<Services, "readDb">,
  scope: MemberScope,
  language: Language,
  { table, ...days }: Days & { table: ReportTable },
): Promise<File> {
  const sheet = await inTransaction(
    readDb,
    async (tx) => {
      const asked = await askedDays(tx, scope.shopId, days);
      return table === "days"
        ? daySheet(language, await countDays(tx, asked))
        : productSheet(tx, asked, language);
    },
    scope,
  );
  return reportFile(sheet, table, days);
}

async function productSheet(db: Queryable, asked: AskedDays, language: Language): Promise<WrittenSheet> {
  const heading = translator(language);
  const sold = await listBestProducts(db, asked, everyProduct);
  const rows = sold.map(({ name, pieces, total, stock }) => [
    escapedCell(textIn(language, name)),
    String(pieces),
    taka(total),
    String(stock),
  ]);
  return reportSheet(
    [
      heading("reports.columns.product"),
      heading("reports.columns.pieces"),
      heading("reports.columns.total"),
      heading("reports.columns.stock"),
    ],
    rows,
  );
}
