import type { Queryable } from "../../database/database";
import { busyError } from "../../database/database-failure";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { errorForLog } from "../../process/log";
import { readManySold, type Sold } from "../product-draft/sold-content";
import { holdShopStatus } from "../seller-goods/product-status.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import * as imports from "./goods-import.repository";
import * as work from "./import-work.repository";
import type { DoneProduct, NextProduct } from "./import-work.repository";
import type { ImportKey } from "./goods-import.repository";
import { digestOfJudged, takenBy } from "./import-look.usecases";
import { drawPhotos } from "./import-photos.usecases";
import * as pictures from "./import-picture.repository";
import { judgeProduct } from "./judge-product";
import type { JudgedProduct, ShopFacts } from "./judged-product";
import type { RowError } from "./row-errors";
import type { FiledProduct } from "./goods-rows";
import { replacedPictures, stateOf } from "./product-state";
import { stateInFile, writeNewProducts, writeStates, type StateToWrite } from "./product-writing.usecases";
import { readFacts } from "./shop-facts.usecases";
import { linesIn } from "./sheet-products";
import { canBeWritten } from "./writable-shop.usecases";
import { wholeOrHalves } from "./whole-or-halves";

/** How many rows are done in one transaction, and a product of more in one of its own: few, for whoever calls meanwhile waits as long. */
const rowsAtOnce = 100;

export interface ImportWork {
  key: ImportKey;
  scope: MemberScope;
}

type WorkServices = Pick<Services, "db" | "files" | "clock" | "logger">;

/**
 * Does the next piece of an import: each product whole or not at all, and what was done is done once, however often a process
 * dies.
 * @returns whether there is more to do
 * @throws where the database is not there for it: then nothing is known of the piece, and it is done later
 */
export async function applyPiece(services: WorkServices, { key, scope }: ImportWork): Promise<boolean> {
  const { db, clock, logger } = services;
  const next = await inTransaction(db, (tx) => nextPiece(tx, key), scope);
  if (next.length === 0) return false;
  if (!(await drawPhotos(services, { key, scope }, next))) return true;
  await wholeOrHalves(
    next,
    (piece) => inTransaction(db, (tx) => writePiece(tx, { key, scope }, piece, clock.now()), scope),
    (product, error) => {
      if (busyError(error)) throw error;
      logger.error({ err: errorForLog(error), import: key.id }, "a product of an import was not done");
      return inTransaction(db, (tx) => refuseWaiting(tx, key, product), scope);
    },
  );
  return true;
}

async function nextPiece(tx: Queryable, key: ImportKey): Promise<NextProduct[]> {
  if ((await imports.holdImport(tx, key))?.state !== "applying") return [];
  const waiting = await work.listWaiting(tx, key, rowsAtOnce);
  let rows = 0;
  return waiting.filter(({ rowCount }, place) => {
    rows += rowCount;
    return place === 0 || rows <= rowsAtOnce;
  });
}

/** Refuses a product that could not be written, unless it was: the answer to a commit may be lost, and the commit not. */
async function refuseWaiting(tx: Queryable, key: ImportKey, product: NextProduct): Promise<void> {
  await imports.holdImport(tx, key);
  const waiting = await work.listStillWaiting(tx, key, [product.position]);
  await work.refuse(
    tx,
    key,
    waiting.map((each) => refusal(each, "import_fault")),
  );
}

async function writePiece(
  tx: Queryable,
  { key, scope }: ImportWork,
  piece: readonly NextProduct[],
  now: Date,
): Promise<void> {
  const held = await imports.holdImport(tx, key);
  if (held?.state !== "applying" || !(await canBeWritten(tx, key.shopId))) return;
  // Another process may have been faster.
  const waiting = await work.listStillWaiting(
    tx,
    key,
    piece.map(({ position }) => position),
  );
  const { shopId } = key;
  const facts = await readFacts(tx, {
    shopId,
    language: held.language,
    products: waiting.map(({ sheet }) => sheet),
    knownIds: waiting.flatMap(({ productId }) => productId ?? []),
    pictures: await pictures.listPictures(tx, key),
    isHeld: true,
  });
  const { made, changed, refused, skipped } = decide(waiting, facts, held);
  const at = { shopId, accountId: scope.memberId, now };
  const ids = await writeNewProducts(
    tx,
    at,
    made.map(({ wanted }) => wanted),
  );
  await writeStates(
    tx,
    at,
    changed.map(({ state }) => state),
  );
  await work.refuse(tx, key, refused);
  await work.skip(tx, key, skipped);
  await keepStates(tx, key, [
    ...made.map(({ position }, place) => ({ position, id: ids[place] ?? 0 })),
    ...changed.map(({ position, state: { sold } }) => ({ position, id: sold.product.id, was: sold })),
  ]);
  if (made.length + changed.length > 0 && (await holdShopStatus(tx, shopId)) === "sent")
    await countOpeningChange(tx, shopId);
}

/** What is to become of the products of a piece. */
interface Decided {
  made: { position: number; wanted: FiledProduct }[];
  changed: { position: number; state: StateToWrite }[];
  refused: work.RefusedProduct[];
  skipped: number[];
}

/** Decides by what is there now: what is done has to be what somebody looked at. */
function decide(
  waiting: readonly NextProduct[],
  facts: ShopFacts,
  { takesZeros, makesDoubles }: { takesZeros: boolean; makesDoubles: boolean },
): Decided {
  const decided: Decided = { made: [], changed: [], refused: [], skipped: [] };
  const takenNames = new Set(facts.takenNames);
  const met = new Set<number>();
  for (const product of waiting) {
    const { position } = product;
    const judged = judgeProduct(product.sheet, { ...facts, takenNames }, product.productId);
    const { wanted } = judged;
    if (!wanted) decided.refused.push(refusal(product, judged.errors));
    else if (digestOfJudged(judged) !== product.digest)
      decided.refused.push(refusal(product, "import_changed_since"));
    else if (judged.kind === "double" && !makesDoubles) decided.skipped.push(position);
    else if (wanted.id === null) {
      decided.made.push({ position, wanted });
      takenBy(judged).forEach((name) => takenNames.add(name));
    } else {
      const sold = facts.sold.get(wanted.id);
      if (!sold) throw new Error("A product is gone that was held.");
      // One that is meant twice is judged by what the first time makes of it, in a later piece.
      if (met.has(wanted.id)) continue;
      met.add(wanted.id);
      const isLeft = !takesZeros && leaveZeros(judged, wanted, sold);
      if (isLeft) decided.skipped.push(position);
      else decided.changed.push({ position, state: stateInFile(sold, wanted) });
    }
  }
  return decided;
}

/** Leaves stock as it is that would become 0. @returns whether nothing else changes */
function leaveZeros(
  { changes }: JudgedProduct,
  wanted: NonNullable<JudgedProduct["wanted"]>,
  sold: { product: { stock: number }; combinations: readonly { id: number; stock: number }[] },
): boolean {
  if (wanted.stock === 0) wanted.stock = sold.product.stock;
  for (const variant of wanted.variants) {
    const there = sold.combinations.find(({ id }) => id === variant.id)?.stock;
    if (variant.stock === 0 && there !== undefined) variant.stock = there;
  }
  return changes.every(({ isZero }) => isZero);
}

/** Why a product is not done. */
function refusal(
  { position, sheet }: NextProduct,
  why: readonly RowError[] | "import_fault" | "import_changed_since",
): work.RefusedProduct {
  const row = linesIn(sheet)[0]?.row ?? 0;
  const errors = typeof why === "string" ? [{ row, column: null, code: why }] : [...why];
  return { position, errors };
}

/** Keeps what products were and became, so that they can be taken back. */
async function keepStates(
  tx: Queryable,
  key: ImportKey,
  written: readonly { position: number; id: number; was?: Sold }[],
): Promise<void> {
  const become = await readManySold(
    tx,
    key.shopId,
    written.map(({ id }) => id),
  );
  const done = written.map(({ position, id: productId, was }): DoneProduct => {
    const is = become.get(productId);
    const [before, after] = [was ? stateOf(was) : null, is ? stateOf(is) : null];
    const replaced = before && after ? replacedPictures(before, after) : [];
    return { position, productId, before, after, replacedPictures: replaced };
  });
  await work.keepDone(tx, key, done);
}
