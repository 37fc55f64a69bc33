import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

/**
 * A ZIP written in parts by different processes, some days apart if need be: libraries keep the directory of a file in memory
 * until it ends, and read all of it again to add to it. Here every part is whole, and the directory is made of what is kept of
 * them (APPNOTE.TXT 6.3.10, 4.3.7, 4.3.12 and 4.3.16). A file stays below 4 GB, so no ZIP64.
 */

/** What the directory says of a file in a ZIP. */
export interface ZipEntry {
  /** ASCII, with slashes between folders. */
  name: string;
  crc: number;
  /** In bytes, as it is in the ZIP, and unpacked. */
  packed: number;
  size: number;
  isDeflated: boolean;
  /** When it was written: date and time as MS-DOS has them. */
  time: number;
  date: number;
}

/** A file for a ZIP. */
export interface ZipFile {
  name: string;
  bytes: Uint8Array;
  /** Pictures are small already. */
  isDeflated: boolean;
}

const deflated = promisify(deflateRaw);

/** Versions of the format: 2.0, which has folders and deflating. */
const version = 20;
const localHeaderBytes = 30;
const directoryEntryBytes = 46;
const directoryEndBytes = 22;

/** A file as a part of a ZIP. @param at when it is written; a ZIP has the time of the place, here Bangladesh's */
export async function zipPart(file: ZipFile, at: Date): Promise<{ bytes: Buffer; entry: ZipEntry }> {
  const body = file.isDeflated ? await deflated(file.bytes) : file.bytes;
  const entry = {
    name: file.name,
    crc: crc32(file.bytes),
    packed: body.length,
    size: file.bytes.length,
    isDeflated: file.isDeflated,
    time: dosTime(at),
    date: dosDate(at),
  };
  const header = Buffer.alloc(localHeaderBytes);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommon(header, 4, entry);
  return { bytes: Buffer.concat([header, Buffer.from(entry.name, "ascii"), body]), entry };
}

/** The end of a ZIP: the directory of all that stands before it, in its order. */
export function zipDirectory(entries: readonly ZipEntry[]): Buffer {
  let offset = 0;
  const listed = entries.map((entry) => {
    const record = Buffer.alloc(directoryEntryBytes);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(version, 4);
    writeCommon(record, 6, entry);
    record.writeUInt32LE(offset, 42);
    offset += localHeaderBytes + entry.name.length + entry.packed;
    return Buffer.concat([record, Buffer.from(entry.name, "ascii")]);
  });
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(directoryEndBytes);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([directory, end]);
}

/** What stands in front of a file and in the directory alike, from `start` on. */
function writeCommon(record: Buffer, start: number, entry: ZipEntry): void {
  record.writeUInt16LE(version, start);
  record.writeUInt16LE(entry.isDeflated ? 8 : 0, start + 4);
  record.writeUInt16LE(entry.time, start + 6);
  record.writeUInt16LE(entry.date, start + 8);
  record.writeUInt32LE(entry.crc, start + 10);
  record.writeUInt32LE(entry.packed, start + 14);
  record.writeUInt32LE(entry.size, start + 18);
  record.writeUInt16LE(entry.name.length, start + 22);
}

/** Bangladesh is six hours before UTC all year. */
const inBangladesh = (at: Date) => new Date(at.getTime() + 6 * 3_600_000);

function dosTime(at: Date): number {
  const local = inBangladesh(at);
  return (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1);
}

function dosDate(at: Date): number {
  const local = inBangladesh(at);
  return ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate();
}
