import type { Counters } from "./api-gateway";

/**
 * Pages a minute, as a share of the calls that one address may make. Those that are made anew are counted by address and by
 * session: many shoppers of a mobile network share one address, so a session has a limit of its own below that. A cached
 * page costs next to nothing and is not counted, but for one that is filled for a session: that asks for a cart.
 */
const shares = { address: 2, session: 0.4, filled: 4 };

/** Who asks for a page. */
export interface PageVisitor {
  address: string;
  /** The API's token or the cart's key, where the visitor has one. */
  session: string | undefined;
}

export interface PageLimits {
  /** Counts a page that is made anew. @returns the seconds to wait where it is one too many */
  countMade(visitor: PageVisitor): Promise<number | undefined>;
  /** Counts a cached page that is filled for a session. @returns the seconds to wait where it is one too many */
  countFilled(session: string): Promise<number | undefined>;
}

const noLimit = () => Promise.resolve(undefined);

/** Limits pages minute by minute. @param perMinute calls of one address; 0 for no limit */
export function createPageLimits(perMinute: number, counters: Counters): PageLimits {
  if (perMinute === 0) return { countMade: noLimit, countFilled: noLimit };
  const most = (part: keyof typeof shares) => Math.ceil(perMinute * shares[part]);
  const byAddress = counters.counter("page-by-address", most("address"));
  const bySession = counters.counter("page-by-session", most("session"));
  const filled = counters.nearCounter("page-filled", most("filled"));
  return {
    async countMade({ address, session }) {
      const ofSession = session === undefined ? undefined : await bySession(session);
      // What is refused for a session takes nothing from those who share its address.
      const count = ofSession?.isOver ? ofSession : await byAddress(address);
      return count.isOver ? count.seconds : undefined;
    },
    async countFilled(session) {
      const count = await filled(session);
      return count.isOver ? count.seconds : undefined;
    },
  };
}
