import type { CashEntry } from "@haat/contract/seller/seller-cash.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import { stringify } from "csv-stringify/sync";
import { escapedCell } from "../../sheets/sheet-cells";

const byteOrderMark = "\ufeff";
const columns = [
  "number",
  "day",
  "time",
  "kind",
  "holder",
  "order",
  "amount",
  "note",
  "by",
  "corrects",
] as const;

const timeInBangladesh = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Dhaka",
  hour: "2-digit",
  minute: "2-digit",
});

/** The ledger as a table for spreadsheets: taka and Latin digits, so that it can be added up. */
export function cashTable(entries: readonly CashEntry[], language: Language): string {
  const translate = translator(language);
  const rows = entries.map((entry) => {
    const at = new Date(entry.at);
    return [
      String(entry.id_entry),
      dayInBangladesh(at),
      timeInBangladesh.format(at),
      translate(`cash.kinds.${entry.kind}`),
      entry.holder ? escapedCell(entry.holder.name || translate(`cash.holders.${entry.holder.holder}`)) : "",
      entry.order_id,
      (entry.amount / 100).toFixed(2),
      escapedCell(entry.note),
      escapedCell(entry.name),
      entry.corrects === null ? "" : String(entry.corrects),
    ];
  });
  const headings = columns.map((column) => translate(`cash.file.${column}`));
  return byteOrderMark + stringify([headings, ...rows], { record_delimiter: "windows" });
}
