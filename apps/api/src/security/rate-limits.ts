import { windowSeconds, type Count, type Counter, type Counters } from "./counters";
import { DomainError } from "../process/domain-error";

/**
 * What a call asks of the server: reading, reading with a search, drawing a document, changing something, or taking what a
 * browser reports by itself.
 */
export type CallKind = "read" | "search" | "draw" | "write" | "report";

/** Who calls, as far as it counts for a limit; a part that is not known is not counted. */
export interface Caller {
  address: string;
  /** Digest of the session or the guest's cart key. */
  session?: string | undefined;
  /** The same of an API key, in place of a session. */
  key?: string | undefined;
  /** Key of the shop that the call is about. */
  shop?: string | undefined;
}

/** Calls a minute for each part of a caller, as a share of what one address may ask for in all. */
const shares = {
  // A program asks more often than a person presses.
  read: { address: 1, key: 0.5 },
  // Many shoppers of a mobile network share one address, so a session has a limit of its own below that of its address.
  search: { address: 0.5, session: 0.1, key: 0.2, shop: 10 },
  draw: { address: 0.1, session: 0.02, key: 0.02 },
  write: { address: 0.5, session: 0.1, key: 0.25, shop: 10 },
  report: { address: 0.1 },
} satisfies Record<CallKind, Partial<Record<keyof Caller, number>>>;

/** Counts a call. @throws too_many_requests with the seconds to wait */
export type TakeTurn = (
  kind: CallKind,
  caller: Caller,
  tell: (name: string, value: string) => void,
) => Promise<void>;

interface Policy {
  name: string;
  part: keyof Caller;
  count: Counter;
}

/**
 * Limits calls by who makes them, minute by minute. The one of the one-time codes is kept in the
 * database (account feature), for there a single call too many costs money.
 * @param perMinute calls of one address; 0 for no limit
 */
export function createRateLimits(perMinute: number, counters: Counters): TakeTurn {
  if (perMinute === 0) return () => Promise.resolve();
  const policies = {
    read: policiesOf("read", perMinute, counters),
    search: policiesOf("search", perMinute, counters),
    draw: policiesOf("draw", perMinute, counters),
    write: policiesOf("write", perMinute, counters),
    report: policiesOf("report", perMinute, counters),
  };
  return async (kind, caller, tell) => {
    const counted: Counted[] = [];
    for (const policy of policies[kind]) {
      const key = caller[policy.part];
      if (key === undefined) continue;
      const state = { name: policy.name, ...(await policy.count(key)) };
      counted.push(state);
      // A refused call counts no further: nobody uses up a shop's share with what is refused for the address.
      if (state.isOver) break;
    }
    tellLimits(counted, tell);
    const over = counted.find(({ isOver }) => isOver);
    if (over) throw new DomainError("too_many_requests", { retry_after: over.seconds });
  };
}

function policiesOf(kind: CallKind, perMinute: number, counters: Counters): Policy[] {
  return Object.entries(shares[kind]).map(([part, share]) => ({
    name: `${kind}-by-${part}`,
    part: part as keyof Caller,
    count: counters.counter(`${kind}-by-${part}`, Math.ceil(perMinute * share)),
  }));
}

type Counted = Count & { name: string };

/** The headers of IETF draft-ietf-httpapi-ratelimit-headers-11; those that older clients read tell of the tightest limit. */
function tellLimits(counted: Counted[], tell: (name: string, value: string) => void): void {
  const [first] = counted;
  if (!first) return;
  tell(
    "ratelimit-policy",
    counted.map(({ name, limit }) => `"${name}";q=${limit};w=${windowSeconds}`).join(", "),
  );
  tell(
    "ratelimit",
    counted.map(({ name, remaining, seconds }) => `"${name}";r=${remaining};t=${seconds}`).join(", "),
  );
  const tightest = counted.reduce((one, other) => (other.remaining < one.remaining ? other : one), first);
  tell("x-ratelimit-limit", String(tightest.limit));
  tell("x-ratelimit-remaining", String(tightest.remaining));
  tell("x-ratelimit-reset", String(tightest.seconds));
}
