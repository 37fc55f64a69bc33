import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Ledger } from "./ledger";

/** By story id what decides how a look at it ends. */
export type States = Record<string, string>;

const memoryFile = join(import.meta.dirname, "../../../.cache/stories/passed.json");

/** The states in which stories last passed on this machine; none in a fresh clone. */
export const readMemory = (): States =>
  existsSync(memoryFile) ? (JSON.parse(readFileSync(memoryFile, "utf8")) as States) : {};

/** Remembers what passed, for the next run with `--changed`. */
export function writeMemory(memory: States): void {
  mkdirSync(dirname(memoryFile), { recursive: true });
  writeFileSync(memoryFile, JSON.stringify(memory, null, 1));
}

/**
 * The states of stories: what each is made of, who draws it, and the pictures that were agreed to.
 * @param modules by story id the fingerprint of its modules (module-fingerprints.ts)
 */
export function statesOf(
  modules: Readonly<Record<string, string>>,
  renderer: string,
  pictures: Ledger["pictures"],
): States {
  const agreed = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1));
  const stateOf = ([id, made]: [string, string]) => {
    const state = [made, renderer, agreed.filter(([name]) => name.startsWith(`${id}/`))];
    return createHash("sha256").update(JSON.stringify(state)).digest("base64url").slice(0, 16);
  };
  return Object.fromEntries(Object.entries(modules).map((entry) => [entry[0], stateOf(entry)]));
}

/** Stands in the memory for a story that failed when it was last looked at. */
const failedHere = "";

/**
 * The stories to look at when only changes are: not those that passed in this state, here or when it was agreed to. One that
 * failed here since is not taken for good because it was agreed to.
 */
export function changedStories(states: States, agreed: States, memory: States): string[] {
  const trusted = Object.fromEntries(Object.entries(agreed).filter(([id]) => memory[id] !== failedHere));
  const known = new Set([...passedAsTheyAre(states, memory), ...passedAsTheyAre(states, trusted)]);
  return Object.keys(states).filter((id) => !known.has(id));
}

/** The stories that passed in the state they are in, by what is remembered of them: their pictures are the agreed ones. */
export const passedAsTheyAre = (states: States, passed: States): string[] =>
  Object.keys(states).filter((id) => passed[id] === states[id]);

/** The agreed pictures of stories. */
export function picturesOf(ids: readonly string[], { pictures }: Pick<Ledger, "pictures">) {
  const wanted = new Set(ids);
  return Object.fromEntries(
    Object.entries(pictures).filter(([name]) => wanted.has(name.split("/")[0] ?? "")),
  );
}

/** The memory after a run: its good stories as they are now, its bad ones as failed, and the others as they were. */
export function cached(memory: States, played: States, failed: ReadonlySet<string>): States {
  const all = { ...memory, ...played, ...Object.fromEntries([...failed].map((id) => [id, failedHere])) };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}
