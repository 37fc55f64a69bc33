import { createHash } from "node:crypto";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { InShop } from "../audit/audit.usecases";
import * as imports from "./goods-import.repository";
import type { ImportKey, NewImportProduct } from "./goods-import.repository";
import { listPictures, type ImportPicture } from "./import-picture.repository";
import type { JudgedProduct, RowChange } from "./judged-product";
import { judgeProduct } from "./judge-product";
import { readFacts } from "./shop-facts.usecases";
import { folded } from "./shop-names";
import { linesIn, type SheetProduct } from "./sheet-products";

/** How many products are looked at in one transaction: few, for whoever calls meanwhile waits as long. */
const productsAtOnce = 200;

/** What of a product's changes is kept to be shown. */
const changesShown = 40;
const longestShown = 240;

/** Looks at all products of a file, piece by piece, and writes down what it would do with them. */
export async function lookAtProducts(
  { db }: Services,
  { scope }: Pick<InShop, "scope">,
  key: ImportKey,
  language: Language,
  products: readonly SheetProduct[],
  digest: string,
): Promise<void> {
  const { shopId } = key;
  const before = await inTransaction(
    db,
    async (tx) => {
      const done = await imports.findDoneImport(tx, shopId, digest);
      const meant =
        done === undefined ? new Map<number, number>() : await imports.listMeant(tx, { shopId, id: done });
      return { meant, pictures: await listPictures(tx, key) };
    },
    scope,
  );
  const seen = { ids: new Set<number>(), names: new Set<string>() };
  for (let start = 0; start < products.length; start += productsAtOnce) {
    const piece = products.slice(start, start + productsAtOnce);
    await inTransaction(db, (tx) => lookAtPiece(tx, { key, language, piece, start, seen, ...before }), scope);
  }
  await inTransaction(db, (tx) => imports.updateImport(tx, key, { state: "previewed" }), scope);
}

interface Piece {
  key: ImportKey;
  language: Language;
  piece: readonly SheetProduct[];
  /** The place of its first product in the file. */
  start: number;
  /** Products and names of new ones further up in the file. */
  seen: { ids: Set<number>; names: Set<string> };
  /** What an earlier import of the same file was about, by places. */
  meant: ReadonlyMap<number, number>;
  pictures: readonly ImportPicture[];
}

async function lookAtPiece(
  tx: Queryable,
  { key, language, piece, start, seen, meant, pictures }: Piece,
): Promise<void> {
  const knownIds = piece.map((_, place) => meant.get(start + place)).filter((id) => id !== undefined);
  const read = await readFacts(tx, { shopId: key.shopId, language, products: piece, knownIds, pictures });
  // A transaction that is tried again sees the file from its start.
  const ids = new Set(seen.ids);
  const facts = { ...read, takenNames: new Set([...read.takenNames, ...seen.names]) };
  const rows = piece.map((product, place): NewImportProduct => {
    const judged = judgeProduct(product, facts, meant.get(start + place));
    const { productId } = judged;
    const isTwice = productId !== null && ids.has(productId);
    if (productId !== null) ids.add(productId);
    const told = isTwice ? twice(judged, product) : judged;
    if (told.kind === "new") takenBy(told).forEach((name) => facts.takenNames.add(name));
    return rowOf(product, told, start + place);
  });
  await imports.insertProducts(tx, key, rows);
  seen.ids = ids;
  facts.takenNames.forEach((name) => seen.names.add(name));
}

/** The names that a product takes. */
export const takenBy = ({ wanted }: JudgedProduct) =>
  [wanted?.content.name_bn ?? "", wanted?.content.name_en ?? ""].map(folded).filter((name) => name !== "");

const twice = (judged: JudgedProduct, product: SheetProduct): JudgedProduct => ({
  ...judged,
  kind: "failed",
  changes: [],
  errors: [{ row: linesIn(product)[0]?.row ?? 0, column: null, code: "product_twice" }],
});

function rowOf(product: SheetProduct, judged: JudgedProduct, position: number): NewImportProduct {
  const lines = linesIn(product);
  return {
    position,
    firstRow: lines[0]?.row ?? 0,
    rowCount: lines.length,
    name: judged.name,
    kind: judged.kind,
    productId: judged.productId,
    hasZero: judged.changes.some(({ isZero }) => isZero),
    errors: judged.errors,
    changes: judged.changes.slice(0, changesShown).map(shortened),
    digest: digestOfJudged(judged),
    sheet: product,
  };
}

/** A letter is never divided. */
function cut(text: string): string {
  if (text.length <= longestShown) return text;
  const letters = [...text];
  return letters.length > longestShown ? `${letters.slice(0, longestShown).join("")}…` : text;
}
const shortened = (change: RowChange): RowChange => ({
  ...change,
  before: cut(change.before),
  after: cut(change.after),
});

/** All that a file makes of a product, in one word: what is done has to be what somebody looked at. */
export const digestOfJudged = ({ kind, productId, changes }: JudgedProduct) =>
  createHash("sha256")
    .update(JSON.stringify([kind, productId, changes]))
    .digest("base64url");
