import { goodsColumns, type GoodsColumn } from "@haat/contract/seller/goods-sheet";

/** A row of a file of goods, by its columns. */
export type GoodsRow = Partial<Record<GoodsColumn, string>>;

/** The text of a CSV file of some rows, with the columns that they have. */
export function goodsCsv(rows: readonly GoodsRow[], delimiter = ","): string {
  const columns = goodsColumns.filter((column) => rows.some((row) => row[column] !== undefined));
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return lines.map((line) => line.map(quoted).join(delimiter)).join("\r\n");
}

/** The same as a file. */
export const goodsFile = (rows: readonly GoodsRow[], { name = "goods.csv", delimiter = "," } = {}): File =>
  new File([goodsCsv(rows, delimiter)], name, { type: "text/csv" });
