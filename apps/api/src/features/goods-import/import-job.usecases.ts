import type { GoodsImportState } from "@haat/contract/seller/goods-import.contract";
import { partOfLongWork } from "../../database/long-work";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
import { canBeWritten } from "./writable-shop.usecases";
import * as imports from "./goods-import.repository";
import * as work from "./import-work.repository";
import type { ImportKey } from "./goods-import.repository";
import { applyPiece, type ImportWork } from "./import-apply.usecases";
import { undoPiece } from "./import-undo.usecases";

export const goodsImportQueueName = "goods import";

/** Which import is to be gone on with, and as whom. */
export interface ImportPayload {
  shopId: number;
  importId: number;
  accountId: number;
}

/** There is one job for an import at a time. */
export const importJobKey = ({ shopId, id }: ImportKey) => `${shopId}/${id}`;

/** Does imports and takes them back, one piece after the other beside whatever else goes on. */
export function goodsImportQueue(services: Pick<Services, "db" | "files" | "clock" | "logger">): JobQueue {
  return {
    name: goodsImportQueueName,
    attempts: 12,
    seconds: 120,
    run: async (payload) => {
      const { shopId, importId, accountId } = payload as ImportPayload;
      const asked = { key: { shopId, id: importId }, scope: { shopId, memberId: accountId } };
      const isMore = await partOfLongWork(services.db, () => runPiece(services, asked));
      return isMore ? { againAt: services.clock.now() } : undefined;
    },
  };
}

/** Where a shop is closed for good meanwhile, the rest is left. @returns whether there is more to do */
async function runPiece(
  services: Pick<Services, "db" | "files" | "clock" | "logger">,
  asked: ImportWork,
): Promise<boolean> {
  const found = await imports.findImport(services.db, asked.key);
  const isGoing = found?.state === "applying" || found?.state === "undoing";
  if (isGoing && !(await canBeWritten(services.db, asked.key.shopId)))
    return leave(services, asked.key, found.state);
  if (found?.state === "applying")
    return (await applyPiece(services, asked)) || leave(services, asked.key, found.state);
  if (found?.state === "undoing")
    return (await undoPiece(services, asked)) || leave(services, asked.key, found.state);
  return false;
}

/**
 * Ends what there is nothing more to do of. Outside of a scope: who is not of the staff any more does nothing of the rest, and
 * what is not taken back yet is left to a colleague.
 * @param ended what was gone on with; where somebody said otherwise meanwhile, that is not over
 */
async function leave({ db }: Pick<Services, "db">, key: ImportKey, ended: GoodsImportState): Promise<false> {
  await inTransaction(db, async (tx) => {
    const held = await imports.holdImport(tx, key);
    if (held?.state !== ended) return;
    await work.skipWaiting(tx, key);
    await work.emptyPictures(tx, key);
    const isTakenBack = ended === "undoing" && (await work.listDonePlaces(tx, key, 1)).length === 0;
    await imports.updateImport(tx, key, { state: isTakenBack ? "undone" : "applied" });
  });
  return false;
}
