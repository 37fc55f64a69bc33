import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { errorForLog } from "../../process/log";
import { judgePicture } from "../account/picture-file";
import { keepJudgedPicture } from "../account/picture.usecases";
import { readManySold } from "../product-draft/sold-content";
import { holdShopStatus } from "../seller-goods/product-status.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import * as imports from "./goods-import.repository";
import * as work from "./import-work.repository";
import type { NextProduct } from "./import-work.repository";
import type { ImportKey } from "./goods-import.repository";
import { digestOfJudged, takenBy } from "./import-look.usecases";
import * as pictures from "./import-picture.repository";
import { judgeProduct } from "./judge-product";
import type { JudgedProduct, RowError, ShopFacts } from "./judged-product";
import { replacedPictures, stateOf } from "./product-state";
import { writeChangedProduct, writeNewProduct } from "./product-writing.usecases";
import { pictureNamesIn, readFacts } from "./shop-facts.usecases";
import { folded } from "./shop-names";
import { linesIn } from "./sheet-products";

/** How many rows are done in one transaction, and a product of more in one of its own. */
const rowsAtOnce = 60;

export interface ImportWork {
  key: ImportKey;
  scope: MemberScope;
}

type WorkServices = Pick<Services, "db" | "files" | "clock" | "logger">;

/**
 * Does the next piece of an import: each product whole or not at all, and what was done is done once, however often a process
 * dies.
 * @returns whether there is more to do
 */
export async function applyPiece(services: WorkServices, { key, scope }: ImportWork): Promise<boolean> {
  const { db, clock, logger } = services;
  const next = await inTransaction(db, (tx) => nextPiece(tx, key), scope);
  if (next.length === 0) return false;
  await drawPhotos(services, { key, scope }, next);
  const write = (piece: readonly NextProduct[]) =>
    inTransaction(db, (tx) => writePiece(tx, { key, scope }, piece, clock.now()), scope);
  try {
    await write(next);
  } catch (error) {
    logger.error({ err: errorForLog(error), import: key.id }, "a piece of an import failed");
    // One of them keeps the others from nothing.
    for (const product of next) {
      await write([product]).catch(() =>
        inTransaction(db, (tx) => refuse(tx, key, product, "import_fault"), scope),
      );
    }
  }
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

/** Draws the photos that some products want, before anything of them is written: a store of files knows no transaction. */
async function drawPhotos(
  services: WorkServices,
  { key, scope }: ImportWork,
  products: readonly NextProduct[],
): Promise<void> {
  const { db } = services;
  const all = await inTransaction(db, (tx) => pictures.listPictures(tx, key), scope);
  const wanted = new Set(products.flatMap(({ sheet }) => pictureNamesIn(sheet)).map(folded));
  const bare = (name: string) => folded(name.replace(/\.[^.]*$/, ""));
  for (const { name } of all.filter((picture) => picture.key === null && !picture.isBroken)) {
    if (!wanted.has(folded(name)) && !wanted.has(bare(name))) continue;
    const bytes = await inTransaction(db, (tx) => pictures.findPictureBytes(tx, key, name), scope);
    if (!bytes) continue;
    const judged = await judgePicture(Buffer.from(bytes), true).catch(() => undefined);
    const drawn = judged && (await keepJudgedPicture(services, scope.memberId, judged).catch(asBroken));
    const settled = drawn === undefined ? ({ isBroken: true } as const) : { key: drawn };
    await inTransaction(db, (tx) => pictures.settlePicture(tx, key, name, settled), scope);
  }
}

/** A photo that cannot be drawn is told at its row; what fails otherwise is tried again. */
function asBroken(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "picture_format") return undefined;
  throw error;
}

async function writePiece(
  tx: Queryable,
  { key, scope }: ImportWork,
  piece: readonly NextProduct[],
  now: Date,
): Promise<void> {
  const held = await imports.holdImport(tx, key);
  if (held?.state !== "applying") return;
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
  const written: { position: number; id: number; isNew: boolean }[] = [];
  const names = new Set(facts.takenNames);
  for (const product of waiting) {
    const id = await writeProduct(
      tx,
      { key, scope, held, now },
      product,
      { ...facts, takenNames: names },
      names,
    );
    if (id !== undefined) written.push({ position: product.position, ...id });
  }
  await keepStates(tx, key, written, facts);
  if (written.length > 0 && (await holdShopStatus(tx, shopId)) === "sent")
    await countOpeningChange(tx, shopId);
}

interface WritingOf extends ImportWork {
  held: { takesZeros: boolean; makesDoubles: boolean };
  now: Date;
}

/** @returns the product that was written; nothing where none was */
async function writeProduct(
  tx: Queryable,
  { key, scope, held, now }: WritingOf,
  product: NextProduct,
  facts: ShopFacts,
  names: Set<string>,
): Promise<{ id: number; isNew: boolean } | undefined> {
  const judged = judgeProduct(product.sheet, facts, product.productId);
  const { wanted } = judged;
  if (!wanted) await refuse(tx, key, product, judged.errors);
  else if (digestOfJudged(judged) !== product.digest) await refuse(tx, key, product, "import_changed_since");
  else if (judged.kind === "double" && !held.makesDoubles) await skip(tx, key, product);
  else if (wanted.id === null) {
    const id = await writeNewProduct(tx, { shopId: key.shopId, accountId: scope.memberId, now }, wanted);
    takenBy(judged).forEach((name) => names.add(name));
    return { id, isNew: true };
  } else {
    const sold = facts.sold.get(wanted.id);
    if (!sold) throw new Error("A product is gone that was held.");
    const isLeft = !held.takesZeros && leaveZeros(judged, wanted, sold);
    if (isLeft) await skip(tx, key, product);
    else {
      await writeChangedProduct(tx, { shopId: key.shopId, accountId: scope.memberId, now }, sold, wanted);
      return { id: wanted.id, isNew: false };
    }
  }
  return undefined;
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

const skip = (tx: Queryable, key: ImportKey, { position }: NextProduct) =>
  work.updateProduct(tx, key, position, { outcome: "skipped" });

/** Writes down why a product was not done. */
function refuse(
  tx: Queryable,
  key: ImportKey,
  { position, sheet }: NextProduct,
  why: readonly RowError[] | "import_fault" | "import_changed_since",
): Promise<void> {
  const row = linesIn(sheet)[0]?.row ?? 0;
  const errors = typeof why === "string" ? [{ row, column: null, code: why }] : [...why];
  return work.updateProduct(tx, key, position, { outcome: "failed", errors });
}

/** Keeps what the products were and became, so that it can be taken back. */
async function keepStates(
  tx: Queryable,
  key: ImportKey,
  written: readonly { position: number; id: number; isNew: boolean }[],
  facts: ShopFacts,
): Promise<void> {
  const become = await readManySold(
    tx,
    key.shopId,
    written.map(({ id }) => id),
  );
  for (const { position, id, isNew } of written) {
    const [was, is] = [isNew ? undefined : facts.sold.get(id), become.get(id)];
    const [before, after] = [was ? stateOf(was) : null, is ? stateOf(is) : null];
    await work.updateProduct(tx, key, position, {
      outcome: "done",
      productId: id,
      before,
      after,
      replacedPictures: before && after ? replacedPictures(before, after) : [],
    });
  }
}
