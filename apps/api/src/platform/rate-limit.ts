import type { Clock } from "./clock";

const minute = 60_000;

/**
 * Counts calls by address in this process, minute by minute.
 * @param perMinute 0 for no limit
 * @returns a function that counts a call and tells how many seconds it has to wait; 0 lets it pass
 */
export function createRateLimit(clock: Clock, perMinute: number): (address: string) => number {
  let begun = 0;
  let counts = new Map<string, number>();
  return (address) => {
    if (perMinute === 0) return 0;
    const now = clock.now().getTime();
    if (now - begun >= minute) {
      begun = now;
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > perMinute ? Math.ceil((begun + minute - now) / 1000) : 0;
  };
}
