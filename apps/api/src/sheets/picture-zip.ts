import { business } from "@haat/contract/shared/business-constants";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { Unzip, UnzipInflate } from "fflate";
import { keptName, nameEnd } from "./kept-name";

/** A file of the ZIP that was not taken, and why. */
export interface LeftPicture {
  name: string;
  code: Extract<FieldErrorCode, "zip_in_folder" | "zip_no_picture" | "zip_picture_large" | "zip_name_twice">;
}

export type ZipRefusal = Extract<
  FieldErrorCode,
  "import_zip_format" | "import_zip_large" | "import_zip_many"
>;

/** The files of a ZIP by their names, and those that were left. */
export interface UnpackedPictures {
  files: { name: string; bytes: Uint8Array }[];
  left: LeftPicture[];
}

export class UnreadableZip extends Error {
  constructor(readonly code: ZipRefusal) {
    super(code);
  }
}

const pieceBytes = 16 * 1024;
/** What computers put into a ZIP beside the files: nobody asked for it, and nobody need hear of it. */
const isClutter = (name: string) =>
  /^__MACOSX\/|(?:^|\/)(?:\.ds_store|\._[^/]*|thumbs\.db|desktop\.ini)$/i.test(name);
const shownName = 80;

/**
 * Unpacks a ZIP of photos piece by piece, and counts while it does: what was packed to a thousandth is refused before it fills
 * the memory. Names are names and no paths: what lies in a folder, or would lie outside of one, is left.
 * @throws UnreadableZip
 */
export function unzipPictures(bytes: Uint8Array): UnpackedPictures {
  const taking = new PictureTaking();
  const unzip = new Unzip((file) => {
    const isTaken = taking.begin(file.name);
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, isLast) => {
      if (error) taking.refuse("import_zip_format");
      size += chunk?.length ?? 0;
      taking.count(chunk?.length ?? 0);
      if (taking.refusal) return file.terminate();
      if (isTaken && chunk && size <= business.pictureMaxBytes) chunks.push(chunk);
      if (isLast && isTaken) taking.end(file.name, size, chunks);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !taking.refusal; at += pieceBytes)
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  } catch {
    taking.refuse("import_zip_format");
  }
  return taking.result();
}

/** What is taken of a ZIP so far. */
class PictureTaking {
  refusal: ZipRefusal | undefined;
  private total = 0;
  private entries = 0;
  private readonly files = new Map<string, { name: string; bytes: Uint8Array }>();
  private readonly left: LeftPicture[] = [];

  refuse(code: ZipRefusal): void {
    this.refusal ??= code;
  }

  count(bytes: number): void {
    this.total += bytes;
    if (this.total > business.importZipUnpackedMaxBytes) this.refuse("import_zip_large");
  }

  /** @returns whether the file is taken */
  begin(name: string): boolean {
    this.entries += 1;
    // Folders and clutter are entries, too, but hardly more than there are photos.
    if (this.entries > business.importPicturesMost * 3) this.refuse("import_zip_many");
    if (isClutter(name) || name.endsWith("/")) return false;
    if (/[\\/]/.test(name)) this.leave(name, "zip_in_folder");
    return !/[\\/]/.test(name);
  }

  end(name: string, size: number, chunks: readonly Uint8Array[]): void {
    if (size > business.pictureMaxBytes) return this.leave(name, "zip_picture_large");
    const kept = keptName(name);
    const key = kept.toLowerCase();
    if (this.files.has(key)) return this.leave(name, "zip_name_twice");
    this.files.set(key, { name: kept, bytes: Buffer.concat(chunks) });
    if (this.files.size > business.importPicturesMost) this.refuse("import_zip_many");
  }

  private leave(name: string, code: LeftPicture["code"]): void {
    if (this.left.length < business.importPicturesMost)
      this.left.push({ name: nameEnd(shownName, name), code });
  }

  result(): UnpackedPictures {
    if (this.refusal) throw new UnreadableZip(this.refusal);
    if (this.entries === 0) throw new UnreadableZip("import_zip_format");
    return { files: [...this.files.values()], left: this.left };
  }
}
