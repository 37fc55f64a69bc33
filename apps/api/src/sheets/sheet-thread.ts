import type { SheetFormat } from "@haat/contract/seller/goods-sheet";
import { answerQuestions } from "../process/worker-thread";
import { UnreadableZip, unzipPictures, type UnpackedPictures, type ZipRefusal } from "./picture-zip";
import { UnreadableSheet, type SheetCells, type SheetRefusal } from "./sheet-cells";
import { readCells } from "./sheet-reading";
import { writeCells, type WrittenSheet } from "./sheet-writing";

/** What the thread is asked: to read a file or a ZIP of photos, or to write a file. */
export type SheetWork =
  { read: Uint8Array } | { unzip: Uint8Array } | { write: WrittenSheet; format: SheetFormat };
export type SheetReply =
  | { cells: SheetCells }
  | { pictures: UnpackedPictures }
  | { refusal: SheetRefusal | ZipRefusal }
  | { bytes: Uint8Array };

// A thread of its own: thousands of rows hold up no page.
answerQuestions<SheetWork, SheetReply>(async (work) => {
  if ("write" in work) return { bytes: await writeCells(work.write, work.format) };
  try {
    return "unzip" in work ? { pictures: unzipPictures(work.unzip) } : { cells: await readCells(work.read) };
  } catch (error) {
    if (error instanceof UnreadableSheet || error instanceof UnreadableZip) return { refusal: error.code };
    throw error;
  }
});
