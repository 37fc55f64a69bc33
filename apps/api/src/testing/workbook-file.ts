import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** A workbook whose first sheet was changed by hand, as other programs write it. */
export function withSheet(workbook: Uint8Array, change: (sheet: string) => string): Uint8Array {
  const parts = unzipSync(workbook);
  const name = "xl/worksheets/sheet1.xml";
  const sheet = parts[name];
  if (!sheet) throw new Error("The workbook has no sheet.");
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(sheet))) });
}
