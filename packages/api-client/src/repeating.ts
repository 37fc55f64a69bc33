import type { HaatApiError } from "./api-error";

/** The longest that is waited between two tries, in ms: who is told to come back later hears it instead. */
const longestWait = 60_000;
const firstWait = 500;
const longestGuess = 8000;

/** What servers answer that are there again in a moment. */
const passing = new Set([408, 425, 502, 503, 504]);

/**
 * How long to wait before a call is tried again, in ms; nothing where it is not.
 * @param tried how often it was, counted from 0
 * @param isSafe whether it changes nothing twice
 */
export function waitBefore(error: HaatApiError, tried: number, isSafe: boolean): number | undefined {
  // What is refused for its number was not done, whatever it is.
  const isPassing = error.status === 429 || (isSafe && (error.status === 0 || passing.has(error.status)));
  if (!isPassing) return undefined;
  // Chance keeps programs that failed together from coming back together.
  const guess = Math.random() * Math.min(longestGuess, firstWait * 2 ** tried);
  const wait = error.retryAfter === undefined ? guess : error.retryAfter * 1000 + guess;
  return wait <= longestWait ? wait : undefined;
}

/** Waits, or rejects with what a signal says. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
