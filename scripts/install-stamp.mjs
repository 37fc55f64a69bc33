// What says that the packages of package-lock.json are there: npm's own `postinstall` writes it, whoever installed them.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stampOf = (folder) => join(folder, "node_modules/.haat-installed");
const wantedIn = (folder) =>
  createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");

/** Whether the packages that the lock names are the installed ones. */
export function isInstalled(folder) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), "utf8") === wantedIn(folder);
}

export function noteInstall(folder) {
  writeFileSync(stampOf(folder), wantedIn(folder));
}

if (process.argv[1] === import.meta.filename) noteInstall(join(import.meta.dirname, ".."));
