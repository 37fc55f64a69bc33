import sharp from "sharp";
import { business } from "@haat/contract/shared/business-constants";
import { DomainError } from "../../process/domain-error";

/** Signatures that the files begin with (PNG 3rd edition, section 5.2; ITU-T T.81, annex B; RFC 9649, section 2.4). */
const signatures = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  riff: Buffer.from("RIFF"),
  webp: Buffer.from("WEBP"),
};

/** Twice the widest that is ever served has room for a closer cut. */
const keptSide = 2560;

/** Longest time that decoding and drawing may take. */
const mostSeconds = 5;

/**
 * How many scans a JPEG may be told in (ITU-T T.81, B.2.3): encoders write a dozen. Each is read over the whole picture before
 * the first row is there, so that thousands of a few bytes hold a core for seconds that no timeout ends.
 */
const mostScans = 100;
const scanMark = Buffer.from([0xff, 0xda]);

export interface CleanPicture {
  bytes: Buffer;
  contentType: "image/png" | "image/jpeg";
  /** As it is kept, in px. */
  width: number;
  height: number;
}

/** A picture that may be decoded. */
export interface JudgedPicture {
  bytes: Buffer;
  hasAlpha: boolean;
  /** Of its shorter side, in px. */
  shortSide: number;
  /** Across and down, when it stands upright, in px. */
  width: number;
  height: number;
}

/** A point of a picture, in percent from its left and from its top. */
export interface FocusPoint {
  x: number;
  y: number;
}

/**
 * Judges what somebody sent by its head, without decoding it: what takes no room or core need not wait for any. What the
 * file is called, and what it says it is, is not looked at.
 * @param takesWebp whether WebP is taken, too: from files that somebody put together, where no browser makes it another
 * @throws picture_format for anything but a PNG or JPEG as encoders write them, picture_dimensions for one that would take too much
 */
export async function judgePicture(bytes: Buffer, takesWebp = false): Promise<JudgedPicture> {
  const type = typeOf(bytes);
  const isTaken = type !== undefined && (takesWebp || type !== "webp");
  if (!isTaken || carriesDocument(bytes)) throw new DomainError("picture_format");
  const { width, height, format, hasAlpha, depth, isProgressive, autoOrient } = await headOf(bytes);
  if (format !== type) throw new DomainError("picture_format");
  const { pictureMaxSide: side, pictureMaxPixels: pixels } = business;
  const weight = (depth === "uchar" ? 1 : 2) * (type === "png" && isProgressive ? 2 : 1);
  if (width > side || height > side || width * height * weight > pixels)
    throw new DomainError("picture_dimensions");
  if (type === "jpeg" && hasMoreScans(bytes, mostScans)) throw new DomainError("picture_format");
  return {
    bytes,
    hasAlpha,
    shortSide: Math.min(width, height),
    width: autoOrient.width,
    height: autoOrient.height,
  };
}

/**
 * The square of a picture that a box shows whose picture is held at a point, as `object-position` says it: at 0 % the left or
 * upper edges meet, at 100 % the right or lower ones.
 */
function squareAt({ width, height, shortSide: side }: JudgedPicture, { x, y }: FocusPoint) {
  const left = Math.round(((width - side) * x) / 100);
  const top = Math.round(((height - side) * y) / 100);
  return { left, top, width: side, height: side };
}

/**
 * The picture drawn anew: turned upright, no larger than is ever shown, and with nothing in it but its pixels.
 * @param focus cuts it to the square at this point
 * @throws picture_format where it is not whole
 */
export async function drawAnew(judged: JudgedPicture, focus?: FocusPoint): Promise<CleanPicture> {
  const { bytes, hasAlpha } = judged;
  const upright = sharp(bytes, {
    failOn: "error",
    limitInputPixels: business.pictureMaxPixels,
  }).autoOrient();
  const picture = (focus ? upright.extract(squareAt(judged, focus)) : upright)
    .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: mostSeconds });
  try {
    const drawn = hasAlpha ? picture.png() : picture.jpeg({ quality: 88 });
    const { data: kept, info } = await drawn.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { bytes: kept, contentType: hasAlpha ? "image/png" : "image/jpeg", width, height };
  } catch {
    throw new DomainError("picture_format");
  }
}

function typeOf(bytes: Buffer): "png" | "jpeg" | "webp" | undefined {
  const { riff, webp } = signatures;
  if (bytes.subarray(0, 4).equals(riff) && bytes.subarray(8, 12).equals(webp)) return "webp";
  if (bytes.subarray(0, signatures.png.length).equals(signatures.png)) return "png";
  return bytes.subarray(0, signatures.jpeg.length).equals(signatures.jpeg) ? "jpeg" : undefined;
}

async function headOf(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new DomainError("picture_format");
  }
}

/** Whether a JPEG has more scans than so many; within the data of one their mark does not occur. */
function hasMoreScans(bytes: Buffer, most: number): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(scanMark); at !== -1; at = bytes.indexOf(scanMark, at + scanMark.length)) {
    scans += 1;
    if (scans > most) return true;
  }
  return false;
}

/** Beginnings of pages, scripts and PDFs, and the end of a ZIP archive, which is the last thing in a file. */
const documentMarks = /<(?:script|html|svg|iframe|!doctype|\?php)|%PDF-/i;
const archiveEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const archiveEndRange = 66_000;

/** Whether a file is a document or an archive besides being a picture. No camera makes one; drawing anew would end it, too. */
function carriesDocument(bytes: Buffer): boolean {
  return (
    documentMarks.test(bytes.toString("latin1")) || bytes.subarray(-archiveEndRange).includes(archiveEnd)
  );
}
