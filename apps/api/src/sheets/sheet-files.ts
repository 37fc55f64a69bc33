import type { SheetFormat } from "@haat/contract/seller/goods-sheet";
import { DomainError } from "../process/domain-error";
import { createFairTurns, TooManyWait } from "../process/fair-turns";
import { createThread, ThreadEnded } from "../process/worker-thread";
import type { UnpackedPictures } from "./picture-zip";
import type { SheetCells } from "./sheet-cells";
import type { SheetReply, SheetWork } from "./sheet-thread";
import type { WrittenSheet } from "./sheet-writing";

/** Thousands of rows on a busy machine; a file that takes longer was made to. */
const longestMilliseconds = 60_000;

const askThread = createThread<SheetWork, SheetReply>(
  "sheet-thread",
  new URL("./sheet-thread.ts", import.meta.url),
  { longestMilliseconds },
);

/** It does one thing at a time: shops take turns, and one that sends many files waits behind its own, and not with all of them. */
const turnOf = createFairTurns(1, 1, 4);

/** Whoever is to come back may do so in as many s. */
const busySeconds = 10;

async function askInTurn(asker: string, work: SheetWork): Promise<SheetReply> {
  const endTurn = await turnOf(asker).catch(asBusy);
  return askThread(work).finally(endTurn);
}

/** @throws files_busy where too many files wait already */
export function asBusy(error: unknown): never {
  throw error instanceof TooManyWait ? new DomainError("files_busy", { retry_after: busySeconds }) : error;
}

/** A file that is more than the thread can do cannot be read. */
const endedBy = <Code extends Extract<SheetReply, { refusal: unknown }>["refusal"]>(refusal: Code) => {
  return (error: unknown) => {
    if (error instanceof ThreadEnded && error.isOfQuestion) return { refusal };
    throw error;
  };
};

const nameOf = (shopId: number | undefined) => `shop ${shopId ?? "of all"}`;

/** The cells of a file that a shop sent. @throws invalid_input for one that cannot be read; files_busy */
export async function readSheetFile(shopId: number, bytes: Uint8Array): Promise<SheetCells> {
  const reply = await askInTurn(nameOf(shopId), { read: bytes }).catch(endedBy("import_file_broken"));
  if ("cells" in reply) return reply.cells;
  if ("refusal" in reply)
    throw new DomainError("invalid_input", {}, [{ field: "table", code: reply.refusal }]);
  throw new Error("A file was not read.");
}

/** The photos of a ZIP that a shop sent. @throws invalid_input for one that cannot be read; files_busy */
export async function readPictureZip(shopId: number, bytes: Uint8Array): Promise<UnpackedPictures> {
  const reply = await askInTurn(nameOf(shopId), { unzip: bytes }).catch(endedBy("import_zip_format"));
  if ("pictures" in reply) return reply.pictures;
  if ("refusal" in reply)
    throw new DomainError("invalid_input", {}, [{ field: "pictures", code: reply.refusal }]);
  throw new Error("A ZIP was not read.");
}

const types = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const satisfies Record<SheetFormat, string>;

/**
 * A sheet as a file.
 * @param shopId whose it is; nothing for one that is the same for all
 * @param name without its ending
 * @throws files_busy
 */
export async function writeSheetFile(
  shopId: number | undefined,
  sheet: WrittenSheet,
  format: SheetFormat,
  name: string,
): Promise<File> {
  const reply = await askInTurn(nameOf(shopId), { write: sheet, format });
  if (!("bytes" in reply)) throw new Error("A file was not written.");
  return new File([new Uint8Array(reply.bytes)], `${name}.${format}`, { type: types[format] });
}
