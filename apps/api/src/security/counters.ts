import type { Pool } from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { rateLimitTableName } from "./rate-limit.table";
import { keyedHashOf } from "./secrets";

/** Every limit counts by the minute. */
export const windowSeconds = 60;

/** What has been counted for a key. */
export interface Count {
  limit: number;
  remaining: number;
  /** Until the count begins anew. */
  seconds: number;
  isOver: boolean;
}

/** Counts one more for a key. It never fails: where the common store does, it counts in this process meanwhile. */
export type Counter = (key: string) => Promise<Count>;

/** Where limits are counted. */
export interface Counters {
  /** @param name its counts are its own; @param most how many a key has in a minute */
  counter(name: string, most: number): Counter;
  close(): Promise<void>;
}

export interface CounterSettings {
  /** A Valkey that all processes share. */
  valkeyUrl?: string | undefined;
  /** The server of the database, which all processes share as well; not asked where there is a Valkey. */
  pool?: Pool | undefined;
  /** Keys are kept as hashes under it: they are addresses of people. */
  secret: string;
  logger: { error(about: object, message: string): void };
}

type Store = (name: string, most: number) => RateLimiterAbstract | undefined;

/** Opens the common store of all processes, or none for the only process of an embedded database. */
export async function openCounters(settings: CounterSettings): Promise<Counters> {
  if (settings.valkeyUrl) {
    const { Redis } = await import("iovalkey");
    // A Valkey that is away is told at once, and looked for again.
    const storeClient = new Redis(settings.valkeyUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 1000,
      commandTimeout: 500,
    });
    storeClient.on("error", () => undefined);
    // The library's store for Valkey speaks to Valkey 8 and later alone; this one to all of them, and to Redis.
    const inValkey: Store = (name, points) =>
      new RateLimiterRedis({ ...optionsOf(name, points), storeClient });
    return countersIn(inValkey, settings, async () => void storeClient.disconnect());
  }
  const { pool: storeClient } = settings;
  const inPostgres: Store = (name, points) =>
    storeClient &&
    new RateLimiterPostgres({
      ...optionsOf(name, points),
      storeClient,
      storeType: "pool",
      tableName: rateLimitTableName,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  return countersIn(inPostgres, settings);
}

/** Counts in this process alone. */
export function ownCounters(settings: Pick<CounterSettings, "secret" | "logger">): Counters {
  return countersIn(() => undefined, settings);
}

const optionsOf = (keyPrefix: string, points: number) => ({
  keyPrefix,
  points,
  duration: windowSeconds,
  // What is over its limit is not asked for again until the minute is over.
  inMemoryBlockOnConsumed: points + 1,
});

function countersIn(
  store: Store,
  { secret, logger }: Pick<CounterSettings, "secret" | "logger">,
  close = async () => undefined as void,
): Counters {
  let toldAt = -Infinity;
  const tell = (error: unknown) => {
    if (performance.now() - toldAt < windowSeconds * 1000) return;
    toldAt = performance.now();
    logger.error(
      { err: error },
      "limits are counted in this process alone: their common store does not answer",
    );
  };
  return {
    counter(name, most) {
      const own = new RateLimiterMemory({ points: most, duration: windowSeconds });
      const shared = store(name, most);
      return async (key) => {
        const hash = keyedHashOf(`limit ${key}`, secret);
        if (!shared) return consume(own, hash);
        return consume(shared, hash).catch((error: unknown) => {
          tell(error);
          return consume(own, hash);
        });
      };
    },
    close,
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<Count> {
  const describe = (state: RateLimiterRes, isOver: boolean) => ({
    limit: limiter.points,
    remaining: Math.max(0, state.remainingPoints),
    seconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
    isOver,
  });
  try {
    return describe(await limiter.consume(key), false);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return describe(refused, true);
    throw refused;
  }
}
