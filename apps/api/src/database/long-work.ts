import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./database";

/**
 * Does a part of long work. The embedded database does one thing at a time: after each part it is left to everybody else for as
 * long as the part took. On a server others have connections of their own.
 */
export async function partOfLongWork<Result>(
  { engine }: Pick<Database, "engine">,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  if (engine.kind === "embedded") await pause(performance.now() - begun);
  return result;
}
