import { createHash } from "node:crypto";
import { extname } from "node:path";
import { business } from "@haat/contract/shared/business-constants";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import type { Language } from "@haat/contract/shared/languages";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { createFairTurns } from "../../process/fair-turns";
import { judgePicture } from "../account/picture-file";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import * as imports from "./goods-import.repository";
import type { ImportKey, NewImport } from "./goods-import.repository";
import { lookAtProducts } from "./import-look.usecases";
import * as pictures from "./import-picture.repository";
import type { NewImportPicture } from "./import-picture.repository";
import { nameEnd, nameStart } from "../../sheets/kept-name";
import type { LeftPicture } from "../../sheets/picture-zip";
import { asBusy, readPictureZip, readSheetFile } from "../../sheets/sheet-files";
import { linesOf } from "./sheet-lines";
import { isZip } from "../../sheets/sheet-reading";
import { productsOf } from "./sheet-products";

/** Whoever reads a file for longer than this is dead. */
const longestReadingSeconds = 600;

/**
 * What files hold is in the memory while they are read, the photos of a ZIP unpacked: two shops at once, one import of each, and
 * few wait behind their own.
 */
const readingTurnOf = createFairTurns(2, 1, 2);

/** The files that somebody brings. */
export interface BroughtFiles {
  table: File;
  pictures?: File | undefined;
}

/**
 * Looks at a file of goods, and at the ZIP of photos beside it: what it would change, product by product. Nothing is changed,
 * but what the same account looked at before and never did is forgotten.
 * @returns the import; of the same files one that is not done yet, looked at anew
 * @throws invalid_input for files that cannot be read; files_busy where the shop has several read already
 */
export async function uploadGoodsImport(
  services: Services,
  shop: InShop,
  language: Language,
  files: BroughtFiles,
): Promise<{ id_import: number }> {
  const endTurn = await readingTurnOf(String(shop.scope.shopId)).catch(asBusy);
  try {
    return await readGoodsImport(services, shop, language, files);
  } finally {
    endTurn();
  }
}

async function readGoodsImport(
  services: Services,
  { scope, actor }: InShop,
  language: Language,
  files: BroughtFiles,
): Promise<{ id_import: number }> {
  const { shopId } = scope;
  const table = await bytesOf(files.table, "table", "import_file_large", business.importTableMaxBytes);
  if (table.length === 0) throw wrong("table", "import_file_required");
  const zip =
    files.pictures &&
    (await bytesOf(files.pictures, "pictures", "import_zip_large", business.importZipMaxBytes));
  const sheet = linesOf(await readSheetFile(shopId, table));
  const products = productsOf(sheet.lines);
  const brought = zip && zip.length > 0 ? await photosOf(shopId, zip) : { kept: [], left: [] };

  const row: NewImport = {
    shopId,
    accountId: actor.accountId,
    fileName: nameStart(120, files.table.name),
    format: isZip(table) ? "xlsx" : "csv",
    language,
    digest: digestOf(table, zip ?? new Uint8Array()),
    at: services.clock.now(),
    rowCount: sheet.lines.length,
    productCount: products.length,
    unknownColumns: sheet.unknownColumns,
    leftPictures: brought.left,
  };
  const begun = await beginImport(services, { scope, actor }, row, brought.kept);
  if (begun.isRead) await lookAtProducts(services, { scope }, begun.key, language, products, row.digest);
  return { id_import: begun.key.id };
}

const wrong = (field: string, code: FieldErrorCode) =>
  new DomainError("invalid_input", {}, [{ field, code }]);

/** The length is asked before anything is read of it. */
async function bytesOf(file: File, field: string, large: FieldErrorCode, most: number): Promise<Uint8Array> {
  if (file.size > most) throw wrong(field, large);
  return new Uint8Array(await file.arrayBuffer());
}

const digestOf = (...parts: Uint8Array[]) =>
  parts
    .reduce((hash, part) => hash.update(String(part.length)).update(part), createHash("sha256"))
    .digest("hex");

/** The pictures of a ZIP, judged by their heads; those that are none are left. */
async function photosOf(shopId: number, zip: Uint8Array) {
  const { files, left } = await readPictureZip(shopId, zip);
  const kept: NewImportPicture[] = [];
  const leftOver: LeftPicture[] = [...left];
  for (const { name, bytes } of files) {
    const isPicture = await judgePicture(Buffer.from(bytes), true).then(
      () => true,
      () => false,
    );
    if (isPicture) kept.push({ name: nameStart(200, name), digest: digestOf(bytes), bytes, key: null });
    else leftOver.push({ name: nameEnd(80, name), code: "zip_no_picture" });
  }
  return { kept, left: leftOver };
}

/**
 * Puts the import down in place of the one that the account had looked at, or finds the one that is there.
 * @returns whether it is to be read
 */
function beginImport(
  { db, clock }: Services,
  { scope, actor }: InShop,
  row: NewImport,
  brought: readonly NewImportPicture[],
): Promise<{ key: ImportKey; isRead: boolean }> {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const found = await imports.holdOpenImport(tx, shopId, row.digest);
      const deadBefore = secondsAfter(clock.now(), -longestReadingSeconds);
      const isDead = found?.state === "reading" && found.at < deadBefore;
      // Somebody reads or does it at this moment.
      if (found && found.state !== "previewed" && !isDead)
        return { key: { shopId, id: found.id }, isRead: false };
      const id = found?.id ?? (await imports.insertImport(tx, row));
      if (id === undefined) {
        const other = await imports.holdOpenImport(tx, shopId, row.digest);
        if (!other) throw new Error("An import was not written.");
        return { key: { shopId, id: other.id }, isRead: false };
      }
      const key = { shopId, id };
      const { shopId: _shop, digest: _digest, format: _format, ...again } = row;
      if (found) await imports.updateImport(tx, key, { ...again, state: "reading" });
      await imports.deleteProducts(tx, key);
      const drawn = await pictures.findDrawn(
        tx,
        shopId,
        brought.map(({ digest }) => digest),
      );
      const known = brought.map((picture) => {
        const picturesKey = drawn.get(picture.digest) ?? null;
        return picturesKey === null ? picture : { ...picture, bytes: null, key: picturesKey };
      });
      await pictures.replacePictures(tx, key, known);
      await imports.deleteOtherPreviews(tx, key, row.accountId, deadBefore);
      const after = {
        name: `${row.fileName}${extname(row.fileName) ? "" : `.${row.format}`}`,
        products: row.productCount,
      };
      await recordCommand(tx, actor, { action: "goods_import_look", subject: String(id), after }, row.at);
      return { key, isRead: true };
    },
    scope,
  );
}
