import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { z } from "zod";
import type { ListedFileStore } from "../outside/file-store";

/**
 * A backup is some pieces of a file of `backUp` and, written last, a note that names them: one that was not finished has no
 * note, and is none. Pictures are kept once for all backups, by their keys; each note names those that belong to it.
 */
const folder = "backups";
const mediaFolder = "media";

/** So much is in memory at once, whatever a database has. */
const pieceBytes = 16 * 1024 * 1024;

const piece = z.object({ bytes: z.number(), sha256: z.string() });

const note = z.object({
  takenAt: z.coerce.date(),
  /** When the newest migration of the database was made, as the database remembers it. */
  migration: z.number(),
  /** How many orders there were before it was taken, and after. */
  orders: z.object({ least: z.number(), most: z.number() }),
  pieces: z.array(piece),
  /** The digest of each picture's file, by its key. */
  pictures: z.record(z.string(), z.string()),
});
export type BackupNote = z.infer<typeof note>;

/** A backup's name is its moment, in letters that a key may have: `20261125t214055z`. */
export const nameOf = (takenAt: Date) =>
  takenAt
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replace(/[-:]/g, "")
    .toLowerCase();

export const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export function createBackupStore(files: ListedFileStore) {
  const noteKey = (name: string) => `${folder}/${name}/note`;
  const pieceKey = (name: string, place: number) => `${folder}/${name}/${place}`;
  const pictureKey = (key: string) => `${mediaFolder}/${key}`;
  const binary = "application/octet-stream";

  return {
    /** The names of all that are whole, the oldest first. */
    async names(): Promise<string[]> {
      const keys = await files.list(folder);
      return keys.flatMap((key) => /^backups\/(\d{8}t\d{6}z)\/note$/.exec(key)?.[1] ?? []).sort();
    },

    /** @throws where there is none of that name */
    async note(name: string): Promise<BackupNote> {
      const bytes = await files.get(noteKey(name));
      if (!bytes) throw new Error(`There is no backup ${name}.`);
      return note.parse(JSON.parse(bytes.toString("utf8")));
    },

    putNote: (name: string, about: BackupNote) =>
      files.put(noteKey(name), Buffer.from(JSON.stringify(about)), "application/json"),

    /** Puts a file into the store, piece by piece. */
    async putFile(name: string, path: string): Promise<BackupNote["pieces"]> {
      const pieces: BackupNote["pieces"] = [];
      const file = await open(path);
      try {
        for await (const bytes of piecesOf(file)) {
          await files.put(pieceKey(name, pieces.length), bytes, binary);
          pieces.push({ bytes: bytes.length, sha256: digestOf(bytes) });
        }
        return pieces;
      } finally {
        await file.close();
      }
    },

    /** Writes a backup's file as it was. @throws where a piece is missing or is not as it was written */
    async writeFile(name: string, { pieces }: BackupNote, path: string): Promise<void> {
      const file = await open(path, "wx", 0o600);
      try {
        for (const [place, { sha256 }] of pieces.entries()) {
          const bytes = await files.get(pieceKey(name, place));
          if (!bytes || digestOf(bytes) !== sha256)
            throw new Error(`Piece ${place} of ${name} is ${bytes ? "not as it was written" : "missing"}.`);
          await file.write(bytes);
        }
      } finally {
        await file.close();
      }
    },

    putPicture: (key: string, bytes: Buffer) => files.put(pictureKey(key), bytes, binary),
    picture: (key: string) => files.get(pictureKey(key)),
    pictures: async () => (await files.list(mediaFolder)).map((key) => key.slice(mediaFolder.length + 1)),
    deletePicture: (key: string) => files.delete(pictureKey(key)),

    /** Deletes a backup, its note first; or what was left of one. */
    async delete(name: string): Promise<void> {
      await files.delete(noteKey(name));
      for (const key of await files.list(`${folder}/${name}`)) await files.delete(key);
    },

    /** The names of those that have no note: one that is being taken, or was not finished. */
    async unfinished(): Promise<string[]> {
      const keys = await files.list(folder);
      const names = new Set(keys.map((key) => key.split("/")[1] ?? ""));
      return [...names].filter((name) => !keys.includes(noteKey(name)));
    },
  };
}
export type BackupStore = ReturnType<typeof createBackupStore>;

async function* piecesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(pieceBytes), 0, pieceBytes);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
