import type { Language } from "@haat/contract/shared/languages";
import type { ReportDay } from "@haat/contract/shared/report-days";
import { translator } from "@haat/i18n/translator";
import { writeCells, type WrittenSheet } from "../../sheets/sheet-writing";
import type { Days } from "./report-days.rules";

/** Taka as a spreadsheet counts with. */
export const taka = (poisha: number) => String(poisha / 100);

/** A table of a report: what each row is about stands first, and all that follows are numbers. */
export function reportSheet(headings: string[], rows: string[][]): WrittenSheet {
  const numeric = headings.map((_, column) => column > 0);
  return { name: "report", headings, widths: headings.map(() => 16), numeric, rows };
}

/** What happened on each day. */
export function daySheet(language: Language, days: readonly ReportDay[]): WrittenSheet {
  const heading = translator(language);
  const rows = days.map((row) => [
    row.day,
    String(row.orders),
    taka(row.ordered_total),
    String(row.delivered),
    taka(row.delivered_total),
    String(row.cancelled),
    String(row.visits),
  ]);
  return reportSheet(
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

/** A table as a CSV file, named after what it is of and its days. */
export async function reportFile(sheet: WrittenSheet, table: string, { start, end }: Days): Promise<File> {
  const bytes = await writeCells(sheet, "csv");
  return new File([bytes.slice()], `${table}-${start}-${end}.csv`, { type: "text/csv" });
}
