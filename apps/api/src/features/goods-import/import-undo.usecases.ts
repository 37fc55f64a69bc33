import type { ProductContent } from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import { busyError } from "../../database/database-failure";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { errorForLog } from "../../process/log";
import { readManySold, type Sold } from "../product-draft/sold-content";
import type { Writing } from "../product-draft/sold-values.usecases";
import { holdShopStatus, setStatus } from "../seller-goods/product-status.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import * as imports from "./goods-import.repository";
import type { ImportKey } from "./goods-import.repository";
import * as work from "./import-work.repository";
import type { ImportWork } from "./import-apply.usecases";
import { isUntouched, stateOf, wayBack, type ProductState } from "./product-state";
import { writeState } from "./product-writing.usecases";
import { listCategories, listRibbons } from "./shop-facts.repository";

/** How many products are taken back in one transaction. */
const productsAtOnce = 50;

/** Takes the next piece of an import back. @returns whether there is more to do */
export async function undoPiece(
  { db, clock, logger }: Pick<Services, "db" | "clock" | "logger">,
  { key, scope }: ImportWork,
): Promise<boolean> {
  const at = { shopId: key.shopId, accountId: scope.memberId, now: clock.now() };
  const next = await inTransaction(db, (tx) => nextPlaces(tx, key), scope);
  if (next.length === 0) return false;
  const back = (places: readonly number[]) =>
    inTransaction(db, (tx) => takePieceBack(tx, key, at, places), scope);
  try {
    await back(next);
  } catch (error) {
    logger.error({ err: errorForLog(error), import: key.id }, "a piece of an import was not taken back");
    // One of them keeps the others from nothing.
    for (const place of next) {
      await back([place]).catch((fault: unknown) => {
        if (busyError(fault)) throw fault;
        return inTransaction(db, (tx) => work.keepDone(tx, key, place), scope);
      });
    }
  }
  return true;
}

async function nextPlaces(tx: Queryable, key: ImportKey): Promise<number[]> {
  if ((await imports.holdImport(tx, key))?.state !== "undoing") return [];
  return (await work.listDonePlaces(tx, key, productsAtOnce)).map(({ position }) => position);
}

async function takePieceBack(
  tx: Queryable,
  key: ImportKey,
  at: Writing,
  places: readonly number[],
): Promise<void> {
  const { shopId } = key;
  if ((await imports.holdImport(tx, key))?.state !== "undoing") return;
  const done = await work.listStillDone(tx, key, places);
  const ids = done.flatMap(({ productId }) => productId ?? []);
  const sold = await readManySold(tx, shopId, ids, true);
  const there = await readThere(tx, shopId);
  for (const { position, productId, before, after } of done) {
    const now = sold.get(productId ?? 0);
    const isBack = await takeBack(tx, at, { now, before, after }, there);
    await work.updateProduct(tx, key, position, { outcome: isBack ? "undone" : "kept" });
  }
  if (done.length > 0 && (await holdShopStatus(tx, shopId)) === "sent") await countOpeningChange(tx, shopId);
}

/** What of a shop a product can be in. */
interface There {
  categories: ReadonlySet<number>;
  ribbons: ReadonlySet<number>;
}

async function readThere(tx: Queryable, shopId: number): Promise<There> {
  const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));
  return {
    categories: ids(await listCategories(tx, shopId)),
    ribbons: ids(await listRibbons(tx, shopId)),
  };
}

/** Whether the shop has all that a product is in: a category or a ribbon may be gone since. */
const fits = ({ categories, ribbons }: There, content: ProductContent) =>
  (content.id_category === null || categories.has(content.id_category)) &&
  content.ribbons.every((id) => ribbons.has(id));

interface DoneProduct {
  /** Nothing where it is gone for good. */
  now: Sold | undefined;
  /** Nothing of a product that was made. */
  before: ProductState | null;
  after: ProductState | null;
}

/** @returns whether it is what it was before the import; else somebody changed it or what it was in since, and it stays */
async function takeBack(
  tx: Queryable,
  at: Writing,
  { now, before, after }: DoneProduct,
  there: There,
): Promise<boolean> {
  if (!now || !after) return now === undefined;
  const state = stateOf(now);
  if (!before) {
    if (state.status === "bin") return true;
    if (!isUntouched(after, state)) return false;
    await setStatus(tx, at.shopId, [now.product.id], "bin", at.now);
    return true;
  }
  const back = wayBack(before, after, state);
  if (!back || !fits(there, back.content)) return false;
  await writeState(tx, at, now, { ...back, reason: "corrected" });
  return true;
}
