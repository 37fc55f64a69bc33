import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
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
    seconds: 300,
    run: async (payload) => {
      const { shopId, importId, accountId } = payload as ImportPayload;
      const asked = { key: { shopId, id: importId }, scope: { shopId, memberId: accountId } };
      return (await runPiece(services, asked)) ? { againAt: services.clock.now() } : undefined;
    },
  };
}

/** @returns whether there is more to do */
async function runPiece(
  services: Pick<Services, "db" | "files" | "clock" | "logger">,
  asked: ImportWork,
): Promise<boolean> {
  const { db } = services;
  const { key, scope } = asked;
  const found = await inTransaction(db, (tx) => imports.findImport(tx, key), scope);
  // Who is not of the staff any more changes nothing of the shop: what is not done yet is left.
  if (!found) return end(services, asked, false);
  if (found.state === "applying") return (await applyPiece(services, asked)) || end(services, asked, true);
  if (found.state === "undoing") return (await undoPiece(services, asked)) || end(services, asked, true);
  return false;
}

async function end(
  { db }: Pick<Services, "db">,
  { key, scope }: ImportWork,
  isMember: boolean,
): Promise<false> {
  await inTransaction(
    db,
    async (tx) => {
      const held = await imports.holdImport(tx, key);
      if (held?.state === "applying") {
        await work.skipWaiting(tx, key);
        await work.emptyPictures(tx, key);
        await imports.updateImport(tx, key, { state: "applied" });
      } else if (held?.state === "undoing") await imports.updateImport(tx, key, { state: "undone" });
    },
    isMember ? scope : undefined,
  );
  return false;
}
