import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folders that this process holds: its own id in a lock file may also be left from a container's earlier life. */
const held = new Set<string>();

/**
 * Takes a folder for this process by a file that holds its id. PGlite has no lock of its own, and two processes on one
 * folder lose acknowledged rows without an error.
 * @throws when another process that is alive has the folder.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(folder, "process.lock");
  if (!tryCreate(file)) {
    const left = readFileSync(file, "utf8");
    const holder = Number(left);
    if (held.has(file) || (holder !== process.pid && isAlive(holder))) {
      throw new Error(`The data folder ${folder} is in use by process ${holder}. Stop that process first.`);
    }
    if (!tryRemove(file, left) || !tryCreate(file)) {
      throw new Error(`The data folder ${folder} was taken by another process just now.`);
    }
  }
  held.add(file);
  const release = () => {
    rmSync(file, { force: true });
    held.delete(file);
  };
  return { release };
}

function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Removes a file if it still holds what was read: not one that another process has put in its place since. */
function tryRemove(file: string, left: string): boolean {
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  if (readFileSync(aside, "utf8") === left) {
    rmSync(aside);
    return true;
  }
  renameSync(aside, file);
  return false;
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
