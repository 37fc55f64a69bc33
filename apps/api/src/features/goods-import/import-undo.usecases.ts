import type { ProductContent } from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import { busyError } from "../../database/database-failure";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { errorForLog } from "../../process/log";
import { readManySold, type Sold } from "../product-draft/sold-content";
import type { Writing } from "../product-draft/sold-values.usecases";
import { holdShopStatus, setStatus } from "../seller-goods/product-status.usecases";
import { listOwnSizeGuides } from "../size-guide/size-guide.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import * as imports from "./goods-import.repository";
import type { ImportKey } from "./goods-import.repository";
import * as work from "./import-work.repository";
import type { ImportWork } from "./import-apply.usecases";
import { filledState, isUntouched, stateOf, wayBack, type ProductState } from "./product-state";
import { writeStates, type StateToWrite } from "./product-writing.usecases";
import { listCategories, listRibbons } from "./shop-facts.repository";
import { canBeWritten } from "./writable-shop.usecases";
import { wholeOrHalves } from "./whole-or-halves";

/** How many products are taken back in one transaction. */
const productsAtOnce = 100;

/**
 * Takes the next piece of an import back.
 * @returns whether there is more to do
 * @throws where the database is not there for it: then nothing is known of the piece, and it is taken back later
 */
export async function undoPiece(
  { db, clock, logger }: Pick<Services, "db" | "clock" | "logger">,
  { key, scope }: ImportWork,
): Promise<boolean> {
  const at = { shopId: key.shopId, accountId: scope.memberId, now: clock.now() };
  const next = await inTransaction(db, (tx) => nextPlaces(tx, key), scope);
  if (next.length === 0) return false;
  await wholeOrHalves(
    next,
    (places) => inTransaction(db, (tx) => takePieceBack(tx, key, at, places), scope),
    (place, error) => {
      if (busyError(error)) throw error;
      logger.error({ err: errorForLog(error), import: key.id }, "a product of an import was not taken back");
      return inTransaction(db, (tx) => keepAsItIs(tx, key, place), scope);
    },
  );
  return true;
}

/** Leaves what was done and cannot be taken back, unless it was: the answer to a commit may be lost, and the commit not. */
async function keepAsItIs(tx: Queryable, key: ImportKey, place: number): Promise<void> {
  await imports.holdImport(tx, key);
  const done = await work.listStillDone(tx, key, [place]);
  await work.settle(
    tx,
    key,
    done.map(({ position }) => ({ position, outcome: "kept" })),
  );
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
  const held = await imports.holdImport(tx, key);
  if (held?.state !== "undoing" || !(await canBeWritten(tx, shopId))) return;
  const done = await work.listStillDone(tx, key, places);
  const ids = done.flatMap(({ productId }) => productId ?? []);
  const sold = await readManySold(tx, shopId, ids, true);
  const guides = done.flatMap(({ before }) => before?.content.id_size_guide ?? []);
  const there = await readThere(tx, shopId, guides);
  const ways = done.map(({ position, productId, before, after }) => {
    const [was, became] = [before && filledState(before), after && filledState(after)];
    return { position, ...wayOf({ now: sold.get(productId ?? 0), before: was, after: became }, there) };
  });
  const binned = ways.flatMap(({ bin }) => bin ?? []);
  if (binned.length > 0) await setStatus(tx, shopId, binned, "bin", at.now);
  await writeStates(
    tx,
    at,
    ways.flatMap(({ state }) => state ?? []),
  );
  await work.settle(
    tx,
    key,
    ways.map(({ position, isBack }) => ({ position, outcome: isBack ? "undone" : "kept" })),
  );
  if (done.length > 0 && (await holdShopStatus(tx, shopId)) === "sent") await countOpeningChange(tx, shopId);
}

/** What of a shop a product can be in. */
interface There {
  categories: ReadonlySet<number>;
  ribbons: ReadonlySet<number>;
  /** Those that some products had before. */
  sizeGuides: ReadonlySet<number>;
}

async function readThere(tx: Queryable, shopId: number, guides: readonly number[]): Promise<There> {
  const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));
  return {
    categories: ids(await listCategories(tx, shopId)),
    ribbons: ids(await listRibbons(tx, shopId)),
    sizeGuides: new Set(await listOwnSizeGuides(tx, shopId, guides)),
  };
}

/** Whether the shop has all that a product is in: a category, a ribbon or a size guide may be gone since. */
const fits = ({ categories, ribbons, sizeGuides }: There, content: ProductContent) =>
  (content.id_category === null || categories.has(content.id_category)) &&
  (content.id_size_guide === null || sizeGuides.has(content.id_size_guide)) &&
  content.ribbons.every((id) => ribbons.has(id));

interface DoneProduct {
  /** Nothing where it is gone for good. */
  now: Sold | undefined;
  /** Nothing of a product that was made. */
  before: ProductState | null;
  after: ProductState | null;
}

interface WayBack {
  /** Whether it will be what it was before the import; else somebody changed it or what it was in since, and it stays. */
  isBack: boolean;
  /** A product that was made and goes. */
  bin?: number;
  state?: StateToWrite;
}

function wayOf({ now, before, after }: DoneProduct, there: There): WayBack {
  if (!now || !after) return { isBack: now === undefined };
  const state = stateOf(now);
  if (!before) {
    if (state.status === "bin") return { isBack: true };
    return isUntouched(after, state) ? { isBack: true, bin: now.product.id } : { isBack: false };
  }
  const back = wayBack(before, after, state);
  if (!back || !fits(there, back.content)) return { isBack: false };
  return { isBack: true, state: { ...back, sold: now, reason: "corrected" } };
}
