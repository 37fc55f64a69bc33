import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { identityOf } from "./process-identity";

/** Folders that this process holds. */
const held = new Set<string>();

/**
 * Takes a folder for this process by a file that says which one it is: not by its number alone, which a container gives to
 * each of its lives and a machine to another process. PGlite has no lock of its own, and two processes on one
 * folder lose acknowledged rows without an error.
 * @throws when another process that is alive has the folder.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(folder, "process.lock");
  if (!tryCreate(file)) {
    const left = readFileSync(file, "utf8");
    if (held.has(file) || isHeldBy(left)) {
      const [holder] = left.split(" ");
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

/** Whether the process that a lock file names is another one that still runs. */
function isHeldBy(left: string): boolean {
  const processId = Number(left.split(" ")[0]);
  const identity = identityOf(processId);
  if (identity === undefined || processId === process.pid) return false;
  // An older build left the number alone: who has it now may be the holder.
  return left === identity || left === String(processId);
}

function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, identityOf(process.pid) ?? String(process.pid), { flag: "wx" });
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
