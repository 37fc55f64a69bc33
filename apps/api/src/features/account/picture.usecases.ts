import { randomBytes } from "node:crypto";
import { business } from "@haat/contract/shared/business-constants";
import { addJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { inTransaction } from "../../database/transaction";
import { lockCustomer } from "./account.repository";
import { hour, tooManyTriesError } from "./try-limits";
import { recordEvent } from "../audit/audit.usecases";
import { createJobQueue, QueueFull } from "../media/job-queue";
import { uploadsFolder } from "../media/media-files";
import {
  drawAnew,
  judgePicture,
  type CleanPicture,
  type FocusPoint,
  type JudgedPicture,
} from "./picture-file";
import * as pictures from "./picture.repository";

const queueName = "picture";

/** Decoding takes the memory of all the pixels and a core: one at a time, and few wait, so that pages go on. */
const inQueue = createJobQueue<CleanPicture>(1, 16);
/** When whoever came while too many waited may come back, in s. */
const queueSeconds = 10;

/** A key that cannot be guessed: 128 random bits. */
const randomKey = () => `${uploadsFolder}/${randomBytes(16).toString("hex")}`;

export interface PictureLimits {
  /** How many px its shorter side needs. */
  leastSide?: number;
  /** How many px it needs across. */
  leastWidth?: number;
  /** How many pictures the account may send in an hour. */
  mostPerHour?: number;
}

/**
 * Keeps a picture that a customer sends, drawn anew.
 * @returns its key below `/media`
 * @throws picture_too_large, picture_format, picture_dimensions, logo_too_small, too_many_requests, picture_not_saved; then no
 * picture is kept
 */
export async function uploadPicture(
  services: Services,
  customerId: number,
  file: Blob,
  requestId: string | undefined,
  limits: PictureLimits = {},
): Promise<string> {
  return (await uploadSizedPicture(services, customerId, file, requestId, limits)).key;
}

/** The same, for who has to know how large it is. @returns its key and its size as it is kept, in px @throws picture_narrow, too */
export async function uploadSizedPicture(
  services: Services,
  customerId: number,
  file: Blob,
  requestId: string | undefined,
  limits: PictureLimits,
): Promise<{ key: string; width: number; height: number }> {
  if (file.size > business.pictureMaxBytes) throw new DomainError("picture_too_large");
  return keepPicture(services, customerId, Buffer.from(await file.arrayBuffer()), requestId, limits);
}

/**
 * Keeps the square of a picture around a point, as a picture of its own.
 * @param whole key of the picture that it is cut from
 * @returns its key below `/media`; nothing where the whole is not there
 * @throws too_many_requests, picture_not_saved
 */
export async function keepSquare(
  services: Services,
  customerId: number,
  { whole, focus }: { whole: string; focus: FocusPoint },
  requestId: string | undefined,
  mostPerHour: number,
): Promise<string | undefined> {
  const bytes = await services.files.get(whole);
  if (!bytes) return undefined;
  const cut = { whole, focus };
  return (await keepPicture(services, customerId, bytes, requestId, { mostPerHour, cut })).key;
}

/** What a picture is cut from, and around which point. */
interface Cut {
  whole: string;
  focus: FocusPoint;
}

async function keepPicture(
  services: Services,
  customerId: number,
  bytes: Buffer,
  requestId: string | undefined,
  {
    leastSide = 1,
    leastWidth = 1,
    mostPerHour = business.picturesPerCustomerPerHour,
    cut,
  }: PictureLimits & { cut?: Cut },
): Promise<{ key: string; width: number; height: number }> {
  const key = randomKey();
  // A try is counted before it is looked at, and a refused one stays counted.
  await announce(services, { customerId, key, mostPerHour, cut });
  const judged = await judgePicture(bytes);
  if (judged.width < leastWidth) throw new DomainError("picture_narrow", { width: leastWidth });
  if (judged.shortSide < leastSide) throw new DomainError("logo_too_small", { side: leastSide });
  const picture = await inQueue(key, () => drawAnew(judged, cut?.focus)).catch((error: unknown) => {
    throw error instanceof QueueFull
      ? new DomainError("too_many_requests", { retry_after: queueSeconds })
      : error;
  });
  try {
    await services.files.put(key, picture.bytes, picture.contentType);
  } catch (error) {
    services.logger.error({ err: error, request: requestId }, "a picture was not kept");
    await pictures.deletePictures(services.db, [key]);
    throw new DomainError("picture_not_saved");
  }
  const event = { action: "picture_upload", customerId, subject: key, requestId } as const;
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    await recordEvent(tx, event, now);
    await addJob(tx, { queue: queueName, payload: { key }, uniqueKey: key, runAt: now });
  });
  return { key, width: picture.width, height: picture.height };
}

/**
 * Keeps a picture that was judged already, drawn anew, under a key that is known before its file is there.
 * @returns its key below `/media`
 * @throws picture_format where it is not whole
 */
export async function keepJudgedPicture(
  services: Pick<Services, "db" | "files" | "clock">,
  customerId: number,
  judged: JudgedPicture,
): Promise<string> {
  const { db, files, clock } = services;
  const picture = await drawAnew(judged);
  const key = randomKey();
  const now = clock.now();
  await pictures.insertPicture(db, { key, customerId, createdAt: now });
  await files.put(key, picture.bytes, picture.contentType);
  await addJob(db, { queue: queueName, payload: { key }, uniqueKey: key, runAt: now });
  return key;
}

/** Whether a picture is one that this account uploaded, and is there still. */
export function isOwnPicture({ db }: Pick<Services, "db">, accountId: number, key: string): Promise<boolean> {
  return pictures.isPictureOf(db, accountId, key);
}

/** Makes what browsers will ask for of a picture, before they do: the first of them need not wait. */
export function pictureQueue(preparePicture: (key: string) => Promise<void>): JobQueue {
  return {
    name: queueName,
    attempts: 5,
    seconds: 120,
    run: async (payload) => preparePicture((payload as { key: string }).key),
  };
}

/** Writes a picture's key down before its file is there: a file that nobody knows of would never be deleted. */
async function announce(
  { db, clock }: Services,
  { customerId, key, mostPerHour, cut }: { customerId: number; key: string; mostPerHour: number; cut?: Cut },
): Promise<void> {
  const now = clock.now();
  const of = cut && { whole: cut.whole, focusX: cut.focus.x, focusY: cut.focus.y };
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const lately = await pictures.listUploadsSince(tx, customerId, secondsAfter(now, -hour));
    const refusal = tooManyTriesError(lately, mostPerHour, hour, now);
    if (refusal) throw refusal;
    await pictures.insertPicture(tx, { key, customerId, createdAt: now, ...of });
  });
}

/** How long a picture may wait for something to refer to it. */
const unusedSeconds = 24 * hour;

/**
 * Deletes pictures that no account shows, so many at most, oldest first. One that the store does not delete keeps none of the
 * others: it stays for the next round.
 * @returns how many it deleted
 * @throws where the store deleted none of them
 */
export async function deleteUnusedPictures(
  { db, files, clock }: Pick<Services, "db" | "files" | "clock">,
  most: number,
): Promise<number> {
  const keys = await pictures.listUnusedPictures(db, secondsAfter(clock.now(), -unusedSeconds), most);
  const deleted: string[] = [];
  const failures: unknown[] = [];
  for (const key of keys) {
    await files.delete(key).then(
      () => deleted.push(key),
      (error: unknown) => failures.push(error),
    );
  }
  if (deleted.length > 0) await pictures.deletePictures(db, deleted);
  else if (failures.length > 0) throw failures[0];
  return deleted.length;
}
