import type { Counters } from "./api-gateway";

/**
 * Pages made anew a minute, as a share of the calls that one address may make: cached pages cost next to nothing and are not
 * counted. Many shoppers of a mobile network share one address, so a session has a limit of its own below that.
 */
const shares = { address: 2, session: 0.4 };

/** Who asks for a page. */
export interface PageVisitor {
  address: string;
  /** The API's token or the cart's key, where the visitor has one. */
  session: string | undefined;
}

/** Counts a page that is made anew. @returns the seconds to wait where it is one too many */
export type CountPage = (visitor: PageVisitor) => Promise<number | undefined>;

/** Limits the pages that are made anew, minute by minute. @param perMinute calls of one address; 0 for no limit */
export function createPageLimits(perMinute: number, counters: Counters): CountPage {
  if (perMinute === 0) return () => Promise.resolve(undefined);
  const counterOf = (part: keyof typeof shares) =>
    counters.counter(`page-by-${part}`, Math.ceil(perMinute * shares[part]));
  const [byAddress, bySession] = [counterOf("address"), counterOf("session")];
  return async ({ address, session }) => {
    const ofSession = session === undefined ? undefined : await bySession(session);
    // What is refused for a session takes nothing from those who share its address.
    const count = ofSession?.isOver ? ofSession : await byAddress(address);
    return count.isOver ? count.seconds : undefined;
  };
}
