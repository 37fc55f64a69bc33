import { business } from "@haat/contract/shared/business-constants";
import { partOfLongWork } from "../../database/long-work";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { ownsShop } from "../member/member.usecases";
import * as takeOuts from "./take-out.repository";
import { takeOutSteps, type Piece, type ReadPicture } from "./take-out-pieces.usecases";
import type { TakeOutKey, TakeOutPart, TakeOutRow } from "./take-out.repository";
import { zipDirectory, zipPart } from "./zip-records";

export const takeOutQueueName = "take-out";

/** There is one job for a copy at a time. */
export const takeOutJobKey = ({ shopId, id }: TakeOutKey) => `${shopId}/${id}`;

/** Where a part of a copy is in the file store, which shows nobody what is below this. */
export const takeOutFileKey = (key: string, position: number) => `take-outs/${key}/${position}`;

/** A ZIP ends behind the part with which it is as large, or has as many parts: some phones keep no file of 4 GB. */
const fileBytesMost = 1024 ** 3;
const filePartsMost = 1000;

interface JobParts {
  services: Pick<Services, "db" | "files" | "clock" | "logger">;
  readPicture: ReadPicture;
}

/** Makes copies, one piece after the other beside whatever else goes on, and deletes them when their time is over. */
export function takeOutQueue(services: JobParts["services"], readPicture: ReadPicture): JobQueue {
  return {
    name: takeOutQueueName,
    attempts: 12,
    seconds: 120,
    run: async (payload) => {
      const { shopId, id } = payload as TakeOutKey;
      const againAt = await partOfLongWork(services.db, () =>
        goOn({ services, readPicture }, { shopId, id }),
      );
      return againAt && { againAt };
    },
  };
}

/** @returns when there is more to do; nothing where there is not */
async function goOn(parts: JobParts, key: TakeOutKey): Promise<Date | undefined> {
  const { services } = parts;
  const now = services.clock.now();
  const row = await takeOuts.findTakeOut(services.db, key);
  if (!row) return undefined;
  if (row.state === "ready" && row.until && row.until > now) return row.until;
  const isMade = row.state === "asked" || row.state === "making";
  if (isMade && (await ownsShop(services.db, key.shopId, row.accountId))) {
    await writePiece(parts, row);
    return now;
  }
  // It is old, somebody deleted it, or who asked for it does not own the shop any more.
  await takeOuts.updateTakeOut(services.db, key, { state: "gone" });
  await deleteFiles(services, row);
  return undefined;
}

async function writePiece(parts: JobParts, row: TakeOutRow): Promise<void> {
  const { services } = parts;
  const { done } = row;
  const files = await takeOuts.listFiles(services.db, row);
  const position = files.reduce((sum, file) => sum + file.parts, 0);
  const last = files.at(-1);
  const isClosed = position > 0 && (await takeOuts.isDirectory(services.db, row, position - 1));
  const step = takeOutSteps[done];
  const isFull = last !== undefined && (last.bytes >= fileBytesMost || last.parts >= filePartsMost);
  if (last && !isClosed && (isFull || !step)) {
    const bytes = zipDirectory(await takeOuts.listEntries(services.db, row, last.file));
    await keepPart(parts, row, { position, file: last.file, bytes, entries: [] }, {});
  } else if (step) {
    const { accountId, language, place, shopId } = row;
    const scope = { shopId, memberId: accountId };
    const piece = await step({ services, readPicture: parts.readPicture }, { scope, language, place });
    const file = (last?.file ?? 0) + (isClosed || !last ? 1 : 0);
    await keepPart(parts, row, { position, file, ...(await zipped(piece, services.clock.now())) }, piece);
  } else {
    await finish(parts, row);
  }
}

async function zipped({ files }: Piece, at: Date) {
  const zips = await Promise.all(files.map((file) => zipPart(file, at)));
  return { bytes: Buffer.concat(zips.map(({ bytes }) => bytes)), entries: zips.map(({ entry }) => entry) };
}

type WrittenPart = Pick<TakeOutPart, "position" | "file" | "entries"> & { bytes: Buffer };

/**
 * Keeps a part, and where it is gone on with. Its file comes first, under a name that the same piece has again: a process that
 * dies between leaves nothing that is not written over or deleted.
 */
async function keepPart(
  { services }: JobParts,
  row: TakeOutRow,
  { bytes, ...part }: WrittenPart,
  { place }: Partial<Pick<Piece, "place">>,
): Promise<void> {
  const { shopId, id, done } = row;
  if (bytes.length > 0)
    await services.files.put(takeOutFileKey(row.key, part.position), bytes, "application/octet-stream");
  await inTransaction(services.db, async (tx) => {
    const held = await takeOuts.holdTakeOut(tx, row);
    // Whoever deleted it meanwhile has its job run once more, which deletes this file too.
    if (held?.state !== row.state) return;
    if (bytes.length > 0)
      await takeOuts.insertPart(tx, { shopId, takeOutId: id, bytes: bytes.length, ...part });
    const isStepDone = place === null;
    const going = place === undefined ? {} : { place, done: done + (isStepDone ? 1 : 0) };
    await takeOuts.updateTakeOut(tx, row, { state: "making", ...going });
  });
}

async function finish({ services }: JobParts, row: TakeOutRow): Promise<void> {
  const readyAt = services.clock.now();
  const until = secondsAfter(readyAt, business.takeOutDays * 24 * 3600);
  await inTransaction(services.db, async (tx) => {
    const held = await takeOuts.holdTakeOut(tx, row);
    if (held?.state === "making") await takeOuts.updateTakeOut(tx, row, { state: "ready", readyAt, until });
  });
}

/** Deletes the bytes of a copy, that of a piece too which nobody wrote down. */
async function deleteFiles({ db, files }: JobParts["services"], row: TakeOutRow): Promise<void> {
  const parts = (await takeOuts.listFiles(db, row)).reduce((sum, file) => sum + file.parts, 0);
  for (let position = 0; position <= parts; position += 1) {
    await files.delete(takeOutFileKey(row.key, position));
  }
  await takeOuts.deleteParts(db, row);
}
