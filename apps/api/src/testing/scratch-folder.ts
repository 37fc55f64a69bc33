import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory, and the room that the databases of a run need there, in bytes. */
const memory = "/dev/shm";
const enough = 2 * 1024 ** 3;

/** In memory where there is room: a database is a thousand files, and to make them on a disk takes most of its time. */
export function scratchFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough ? memory : tmpdir();
}

/** A new folder for one test file, which removes it. @param prefix what its name begins with */
export function makeScratchFolder(prefix: string): string {
  return mkdtempSync(join(scratchFolder(), prefix));
}
