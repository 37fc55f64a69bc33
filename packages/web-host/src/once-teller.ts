import { LRUCache } from "lru-cache";

export interface OnceTellerSettings {
  /** How many are told at once. */
  atOnce: number;
  /** How many wait for that at most: a crowd must not fill the memory. */
  waiting: number;
  /** How many keys are remembered. */
  remembered: number;
  /** Once it is aborted nothing more is told: who hears it is about to go. */
  ending?: AbortSignal | undefined;
}

/**
 * Tells things somewhere else, each once, a few at a time. What would wait behind too many is not told, and what could not be
 * told is forgotten: it may come again.
 * @param tell rejects where it failed
 * @returns takes a thing by its key, and makes it only where it is to be told
 */
export function createOnceTeller<Thing>(
  tell: (thing: Thing) => Promise<void>,
  { atOnce, waiting: mostWaiting, remembered, ending }: OnceTellerSettings,
): (key: string, make: () => Thing) => void {
  const known = new LRUCache<string, true>({ max: remembered });
  const waiting: { key: string; thing: Thing }[] = [];
  let underWay = 0;
  ending?.addEventListener("abort", () => waiting.splice(0));

  const tellAll = async (): Promise<void> => {
    underWay += 1;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { key, thing } = next;
      await tell(thing).catch(() => known.delete(key));
    }
    underWay -= 1;
  };

  return (key, make) => {
    if (ending?.aborted || known.has(key) || waiting.length >= mostWaiting) return;
    known.set(key, true);
    waiting.push({ key, thing: make() });
    if (underWay < atOnce) void tellAll();
  };
}
