import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Kept in git: what was agreed to, in some sixty kilobytes of text. */
export const ledgerFile = join(import.meta.dirname, "../pictures/pixels.json");

/**
 * What the pictures are exactly, by fingerprints of their pixels. The pictures themselves are drawn where somebody wants to
 * see them: from the commit that agreed to them (`agreed-pictures.ts`).
 */
export interface Ledger {
  /** Who drew them: Chromium's version and a fingerprint of a test picture. */
  renderer: string;
  /** Fingerprints by `<story>/<look>`. */
  pictures: Record<string, string>;
  /** By story the state in which it passed, at the desk too, when its pictures were agreed to (changes.ts). */
  states: Record<string, string>;
}

/** The ledger, empty before the first pictures. */
export function readLedger(): Ledger {
  return existsSync(ledgerFile)
    ? (JSON.parse(readFileSync(ledgerFile, "utf8")) as Ledger)
    : { renderer: "", pictures: {}, states: {} };
}

/** Writes the ledger in the order of its names, so that a change shows as few lines. */
export function writeLedger({ renderer, pictures, states }: Ledger): void {
  const sorted = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  const ledger: Ledger = { renderer, pictures: sorted(pictures), states: sorted(states) };
  mkdirSync(dirname(ledgerFile), { recursive: true });
  writeFileSync(ledgerFile, `${JSON.stringify(ledger, null, 1)}\n`);
}
