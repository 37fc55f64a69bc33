import { randomBytes } from "node:crypto";
import type { TakeOut } from "@haat/contract/seller/take-out.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { addJob } from "../../jobs/job.repository";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { isEqual } from "../../security/secrets";
import { countActions, recordCommand, type InShop } from "../audit/audit.usecases";
import { takeOutFileKey, takeOutJobKey, takeOutQueueName } from "./take-out.job.usecases";
import { takeOutSteps } from "./take-out-pieces.usecases";
import * as takeOuts from "./take-out.repository";
import type { TakeOutKey, TakeOutRow } from "./take-out.repository";

/** A file of a copy: whose it is, and which. */
interface TakeOutFileAsked {
  id_take_out: number;
  file: number;
}

/** The newest copy of a shop's data; nothing where nobody asked for one. */
export function readTakeOut({ db }: Services, scope: MemberScope): Promise<TakeOut | null> {
  return inTransaction(
    db,
    async (tx) => {
      const found = await takeOuts.findNewest(tx, scope.shopId);
      return found ? described(tx, found) : null;
    },
    scope,
  );
}

/**
 * Has a copy made. One that is being made goes on, also where its work had given up; one that is ready goes.
 * @throws too_many_take_outs
 */
export function askTakeOut(
  { db, clock }: Services,
  { scope, actor }: InShop,
  language: Language,
): Promise<TakeOut> {
  const { shopId, memberId: accountId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const askedAt = clock.now();
      const current = await takeOuts.holdCurrent(tx, shopId);
      if (current && current.state !== "ready") {
        await haveDone(tx, current, askedAt);
        return described(tx, current);
      }
      await refuseTooMany(tx, shopId, askedAt);
      if (current) await letGo(tx, current, askedAt);
      const key = randomBytes(16).toString("hex");
      const made =
        (await takeOuts.insertTakeOut(tx, { shopId, accountId, language, key, askedAt })) ??
        (await takeOuts.holdCurrent(tx, shopId));
      if (!made) throw new Error("A copy of a shop's data was not begun.");
      await recordCommand(tx, actor, { action: "take_out_ask", subject: String(made.id) }, askedAt);
      await haveDone(tx, made, askedAt);
      return described(tx, made);
    },
    scope,
  );
}

async function refuseTooMany(tx: Queryable, shopId: number, now: Date): Promise<void> {
  const most = business.takeOutsPerShopPerDay;
  const since = secondsAfter(now, -24 * 3600);
  if ((await countActions(tx, { shopId, action: "take_out_ask", since })) >= most)
    throw new DomainError("too_many_take_outs", { most });
}

async function haveDone(tx: Queryable, { shopId, id }: TakeOutKey, runAt: Date): Promise<void> {
  const key = { shopId, id };
  await addJob(tx, { queue: takeOutQueueName, payload: key, uniqueKey: takeOutJobKey(key), runAt });
}

async function letGo(tx: Queryable, key: TakeOutKey, now: Date): Promise<void> {
  await takeOuts.updateTakeOut(tx, key, { state: "gone" });
  await haveDone(tx, key, now);
}

/** Deletes a copy, or stops making it. @throws take_out_not_found */
export function removeTakeOut(
  { db, clock }: Services,
  { scope, actor }: InShop,
  id: number,
): Promise<TakeOut> {
  return inTransaction(
    db,
    async (tx) => {
      const held = await takeOuts.holdTakeOut(tx, { shopId: scope.shopId, id });
      if (!held) throw new DomainError("take_out_not_found");
      if (held.state !== "gone") {
        await letGo(tx, held, clock.now());
        await recordCommand(tx, actor, { action: "take_out_remove", subject: String(id) }, clock.now());
      }
      return described(tx, { ...held, state: "gone" });
    },
    scope,
  );
}

/** Begins a download, which is written down. @throws take_out_not_found */
export function openTakeOutFile(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id_take_out: id, file }: TakeOutFileAsked,
) {
  return inTransaction(
    db,
    async (tx) => {
      const row = await takeOuts.findTakeOut(tx, { shopId: scope.shopId, id });
      const files = row?.state === "ready" ? await takeOuts.listFiles(tx, row) : [];
      const found = files.find((each) => each.file === file);
      if (!row || !found) throw new DomainError("take_out_not_found");
      await recordCommand(tx, actor, { action: "take_out_download", subject: String(id) }, clock.now());
      const { bytes, parts } = found;
      return { file, name: nameOf(row, file, files.length), bytes, parts, key: row.key };
    },
    scope,
  );
}

/** A part of a file whose download was begun. @throws take_out_not_found */
export async function readTakeOutPart(
  { db, files }: Services,
  scope: MemberScope,
  { id_take_out: id, file, part, key }: TakeOutFileAsked & { part: number; key: string },
): Promise<File> {
  const found = await inTransaction(
    db,
    async (tx) => {
      const row = await takeOuts.findTakeOut(tx, { shopId: scope.shopId, id });
      if (row?.state !== "ready" || !isEqual(row.key, key)) return undefined;
      const [first] = (await takeOuts.listFiles(tx, row)).filter((each) => each.file === file);
      return first && part <= first.parts ? first.first + part - 1 : undefined;
    },
    scope,
  );
  const bytes = found === undefined ? undefined : await files.get(takeOutFileKey(key, found));
  if (!bytes) throw new DomainError("take_out_not_found");
  return new File([new Uint8Array(bytes)], String(part), { type: "application/octet-stream" });
}

/** What a ZIP is called: by the day on which it was asked for, in Bangladesh. */
const nameOf = ({ shopId, askedAt }: TakeOutRow, file: number, files: number) =>
  `shop-${shopId}-${dayInBangladesh(askedAt)}${files > 1 ? `-${file}` : ""}.zip`;

async function described(tx: Queryable, row: TakeOutRow): Promise<TakeOut> {
  const files = row.state === "ready" ? await takeOuts.listFiles(tx, row) : [];
  return {
    id_take_out: row.id,
    state: row.state,
    asked_at: row.askedAt.toISOString(),
    ready_at: row.readyAt?.toISOString() ?? null,
    until: row.until?.toISOString() ?? null,
    done: Math.min(row.done, takeOutSteps.length),
    steps: takeOutSteps.length,
    files: files.map(({ file, bytes }) => ({ file, name: nameOf(row, file, files.length), bytes })),
  };
}
