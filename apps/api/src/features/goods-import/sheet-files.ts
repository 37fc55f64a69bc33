import type { SheetFormat } from "@haat/contract/seller/goods-sheet";
import { DomainError } from "../../process/domain-error";
import { createThread, ThreadEnded } from "../../process/worker-thread";
import type { UnpackedPictures } from "./picture-zip";
import type { SheetCells } from "./sheet-cells";
import type { SheetReply, SheetWork } from "./sheet-thread";
import type { WrittenSheet } from "./sheet-writing";

/** Thousands of rows on a busy machine; a file that takes longer was made to. */
const longestMilliseconds = 60_000;

const askThread = createThread<SheetWork, SheetReply>(
  "sheet-thread",
  new URL("./sheet-thread.ts", import.meta.url),
  longestMilliseconds,
);

/** A file that is more than the thread can do cannot be read. */
const endedBy = <Code extends Extract<SheetReply, { refusal: unknown }>["refusal"]>(refusal: Code) => {
  return (error: unknown) => {
    if (error instanceof ThreadEnded && error.isOfQuestion) return { refusal };
    throw error;
  };
};

/** The cells of a file that somebody sent. @throws invalid_input for one that cannot be read */
export async function readSheetFile(bytes: Uint8Array): Promise<SheetCells> {
  const reply = await askThread({ read: bytes }).catch(endedBy("import_file_broken"));
  if ("cells" in reply) return reply.cells;
  if ("refusal" in reply)
    throw new DomainError("invalid_input", {}, [{ field: "table", code: reply.refusal }]);
  throw new Error("A file was not read.");
}

/** The photos of a ZIP that somebody sent. @throws invalid_input for one that cannot be read */
export async function readPictureZip(bytes: Uint8Array): Promise<UnpackedPictures> {
  const reply = await askThread({ unzip: bytes }).catch(endedBy("import_zip_format"));
  if ("pictures" in reply) return reply.pictures;
  if ("refusal" in reply)
    throw new DomainError("invalid_input", {}, [{ field: "pictures", code: reply.refusal }]);
  throw new Error("A ZIP was not read.");
}

const types = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const satisfies Record<SheetFormat, string>;

/** A sheet as a file. @param name without its ending */
export async function writeSheetFile(sheet: WrittenSheet, format: SheetFormat, name: string): Promise<File> {
  const reply = await askThread({ write: sheet, format });
  if (!("bytes" in reply)) throw new Error("A file was not written.");
  return new File([new Uint8Array(reply.bytes)], `${name}.${format}`, { type: types[format] });
}
