import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What this process makes from now on is its user's alone: files 0600, folders 0700. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Makes a folder that only its user can enter, or narrows the one that is there, with all that is in it. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  narrow(folder);
}

/** Links are left: what they lead to is not the folder's. */
function narrow(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  const wanted = found.mode & 0o700;
  if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted);
  if (found.isDirectory()) for (const name of readdirSync(path)) narrow(join(path, name));
}
