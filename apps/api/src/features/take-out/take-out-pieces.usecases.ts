import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import { inTransaction } from "../../database/transaction";
import type { MemberScope } from "../../database/tenant-scope";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { exportGoods } from "../goods-import/goods-files.usecases";
import { escapedCell } from "../../sheets/sheet-cells";
import { writeCells } from "../../sheets/sheet-writing";
import { takeOutReadme } from "./take-out-readme";
import type { TakeOutPlace } from "./take-out.repository";
import { listTakenPictures, listTakenRows } from "./taken-rows.repository";
import type { TakenColumn } from "./taken-cells";
import { takenSheets, type TakenSheetName } from "./taken-sheets";
import type { ZipFile } from "./zip-records";

export type ReadPicture = (key: string) => Promise<Buffer | undefined>;

export interface PieceParts {
  services: Pick<Services, "db">;
  readPicture: ReadPicture;
}

/** Whose data is written, in which language its headings are, and where it is gone on with. */
export interface PieceAsked {
  scope: MemberScope;
  language: Language;
  place: TakeOutPlace | null;
}

/** What is written in one go, so that memory is bounded and little is done twice. */
export interface Piece {
  files: ZipFile[];
  /** Where this kind is gone on with; null once it is whole. */
  place: TakeOutPlace | null;
}

/** Rows of a file, which every spreadsheet opens, and rows that are read at once. */
const rowsPerFile = 20_000;
const rowsAtOnce = 1000;
/** Long texts end a file before that: it is held in memory until it is kept. In bytes. */
const bytesPerFile = 16 * 1024 * 1024;
/** Pictures of a piece, and how large they may be together before the next piece begins, in bytes. */
const picturesPerPiece = 50;
const pictureBytesPerPiece = 8 * 1024 * 1024;

type Step = (parts: PieceParts, asked: PieceAsked) => Promise<Piece>;

/** The kinds of data of a copy, in the order in which they are written. */
export const takeOutSteps: readonly Step[] = [
  (_parts, { language }) => Promise.resolve({ files: [takeOutReadme(language)], place: null }),
  writeProducts,
  ...(Object.keys(takenSheets) as TakenSheetName[]).map(
    (name): Step =>
      (parts, asked) =>
        writeSheet(parts, asked, name),
  ),
  writePictures,
];

const fileName = (name: string, place: number) => (place > 1 ? `${name}-${place}.csv` : `${name}.csv`);

/** Products as the export of goods has them, file by file. */
async function writeProducts(
  { services }: PieceParts,
  { scope, language, place }: PieceAsked,
): Promise<Piece> {
  const part = (place?.files ?? 0) + 1;
  // What a file of goods needs of the services is the database.
  const file = await exportGoods(services, scope, language, { part, format: "csv" }).catch(
    (error: unknown) => {
      if (error instanceof DomainError && error.code === "goods_export_not_found") return undefined;
      throw error;
    },
  );
  if (!file) return { files: [], place: null };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    files: [{ name: fileName("products", part), bytes, isDeflated: true }],
    place: { files: part, after: [] },
  };
}

/** A file of a table: its rows page by page. */
async function writeSheet(
  { services }: PieceParts,
  { scope, language, place }: PieceAsked,
  name: TakenSheetName,
): Promise<Piece> {
  const sheet = takenSheets[name];
  const columns = Object.entries(sheet.columns);
  const translate = translator(language);
  const headings = columns.map(([column]) => translate(`takeOut.columns.${column as TakenColumn}`));
  const chunks: Uint8Array[] = [];
  const files = (place?.files ?? 0) + 1;
  let after = place?.after ?? [];
  let isWhole = false;
  let size = 0;
  for (let rows = 0; rows < rowsPerFile && size < bytesPerFile && !isWhole; rows += rowsAtOnce) {
    const asked = { after, most: rowsAtOnce };
    const found = await inTransaction(
      services.db,
      (tx) => listTakenRows(tx, scope.shopId, sheet, asked),
      scope,
    );
    const lines = found.map(({ cells }) => cells.map((cell, at) => cellOf(cell, columns[at]?.[1].isText)));
    const chunk = await csvOf(headings, lines, rows === 0);
    chunks.push(chunk);
    size += chunk.length;
    after = found.at(-1)?.after ?? after;
    isWhole = found.length < rowsAtOnce;
  }
  const bytes = Buffer.concat(chunks);
  // A table whose last file is full has no other one behind it.
  const isEmptyRest = files > 1 && isWhole && bytes.length === (await csvOf(headings, [], true)).length;
  return {
    files: isEmptyRest ? [] : [{ name: fileName(name, files), bytes, isDeflated: true }],
    place: isWhole ? null : { files, after },
  };
}

const cellOf = (cell: string | null, isText = true) => (isText ? escapedCell(cell ?? "") : (cell ?? ""));

/** Some lines of a file, the first ones with its headings. */
async function csvOf(headings: string[], rows: string[][], isFirst: boolean): Promise<Uint8Array> {
  const whole = await writeCells({ name: "", headings, widths: [], numeric: [], rows }, "csv");
  if (isFirst) return whole;
  return whole.subarray(
    (await writeCells({ name: "", headings, widths: [], numeric: [], rows: [] }, "csv")).length,
  );
}

/** Some pictures as they are kept. One that is not there any more is left out. */
async function writePictures(
  { services, readPicture }: PieceParts,
  { scope, place }: PieceAsked,
): Promise<Piece> {
  const asked = { after: place?.after[0] ?? "", most: picturesPerPiece };
  const keys = await inTransaction(services.db, (tx) => listTakenPictures(tx, scope.shopId, asked), scope);
  const files: ZipFile[] = [];
  let size = 0;
  let last = asked.after;
  for (const key of keys) {
    if (size >= pictureBytesPerPiece) break;
    const bytes = await readPicture(key);
    last = key;
    if (!bytes) continue;
    size += bytes.length;
    files.push({ name: `pictures/${key}${endingOf(bytes)}`, bytes, isDeflated: false });
  }
  const isWhole = keys.length < asked.most && last === (keys.at(-1) ?? asked.after);
  return { files, place: isWhole ? null : { files: (place?.files ?? 0) + files.length, after: [last] } };
}

/** By its first bytes: pictures are kept without an ending. */
function endingOf(bytes: Buffer): string {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return ".png";
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? ".jpg" : ".svg";
}
