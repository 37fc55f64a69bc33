import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./database";

/** No rest on a server is longer, in ms: who waits for the work waits for all of its rests. */
const longestRest = 1000;

/**
 * Does a part of long work. The embedded database does one thing at a time: after each part it is left to everybody else for as
 * long as the part took. On a server others have connections of their own, and share its processors and what each part makes
 * them read anew.
 * @param restOnServer how many times as long as the part took it rests there
 */
export async function partOfLongWork<Result>(
  { engine }: Pick<Database, "engine">,
  work: () => Promise<Result>,
  restOnServer = 0,
): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  const took = performance.now() - begun;
  const rest = engine.kind === "embedded" ? took : Math.min(took * restOnServer, longestRest);
  if (rest > 0) await pause(rest);
  return result;
}
