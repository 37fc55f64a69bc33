import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** A workbook of which a part was changed by hand, as other programs write it. */
export function withPart(workbook: Uint8Array, name: string, change: (part: string) => string): Uint8Array {
  const parts = unzipSync(workbook);
  const part = parts[name];
  if (!part) throw new Error(`The workbook has no ${name}.`);
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(part))) });
}

/** The same with its first sheet. */
export const withSheet = (workbook: Uint8Array, change: (sheet: string) => string): Uint8Array =>
  withPart(workbook, "xl/worksheets/sheet1.xml", change);
