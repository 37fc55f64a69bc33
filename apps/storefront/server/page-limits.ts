import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * Pages made anew a minute, as a share of the calls that one address may make: kept pages cost next to nothing and are not
 * counted. Many shoppers of a mobile network share one address, so a session has a limit of its own below that.
 */
const shares = { address: 2, session: 0.4 };
const windowSeconds = 60;

/** Who asks for a page. */
export interface PageVisitor {
  address: string;
  /** The API's token or the cart's key, where the visitor has one. */
  session: string | undefined;
}

/** Counts a page that is made anew. @returns the seconds to wait where it is one too many */
export type CountPage = (visitor: PageVisitor) => Promise<number | undefined>;

/** Limits the pages that are made anew, minute by minute, in this process. @param perMinute calls of one address; 0 for no limit */
export function createPageLimits(perMinute: number): CountPage {
  if (perMinute === 0) return () => Promise.resolve(undefined);
  const limiterOf = (share: number) =>
    new RateLimiterMemory({ points: Math.ceil(perMinute * share), duration: windowSeconds });
  const [byAddress, bySession] = [limiterOf(shares.address), limiterOf(shares.session)];
  return async ({ address, session }) => {
    const ofSession = session && (await secondsToWait(bySession, digestOf(session)));
    // What is refused for a session takes nothing from those who share its address.
    return ofSession || secondsToWait(byAddress, address);
  };
}

async function secondsToWait(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** No secret stays in memory longer than its visit. */
const digestOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
