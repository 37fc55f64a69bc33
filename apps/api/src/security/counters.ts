import type { Pool } from "pg";
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { isOurWorker } from "../process/worker-process";
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

/**
 * Counts one more for a key. It never fails: where the common store does, it counts in the processes of this machine
 * meanwhile, and where their primary does, in this one.
 */
export type Counter = (key: string) => Promise<Count>;

/** Where limits are counted. */
export interface Counters {
  /** @param name its counts are its own; @param most how many a key has in a minute */
  counter(name: string, most: number): Counter;
  /** The same over the processes of this machine alone: for what a trip to the common store would cost as much as. */
  nearCounter(name: string, most: number): Counter;
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

/** A store with what the log says of it. */
interface Place {
  store: Store;
  name: string;
  /** Whose counts it has. */
  scope: string;
}

/** Opens the common store of all processes, or none where there is neither: then those of this machine count together. */
export async function openCounters(settings: CounterSettings): Promise<Counters> {
  if (settings.valkeyUrl) {
    const { Redis } = await import("iovalkey");
    // A Valkey that is away is told at once, and looked for again.
    const storeClient = new Redis(settings.valkeyUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 1000,
      commandTimeout: 500,
      lazyConnect: true,
    });
    storeClient.on("error", () => undefined);
    // Waited for once, or the first calls of each process would not be counted with the others'.
    await storeClient.connect().catch(() => undefined);
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

/** Counts in the processes of this machine alone. */
export function ownCounters(settings: Pick<CounterSettings, "secret" | "logger">): Counters {
  return countersIn(() => undefined, settings);
}

/** How long the primary of this machine's processes may take to count, in ms. */
const primaryMilliseconds = 1000;

/** Counts of the processes of this machine: their primary has them (node:cluster). None where no primary of ours answers. */
const inPrimary: Store = (name, points) => {
  if (!isOurWorker()) return undefined;
  return new RateLimiterCluster({
    keyPrefix: name,
    points,
    duration: windowSeconds,
    timeoutMs: primaryMilliseconds,
  });
};

const inMemory: Store = (_, points) => new RateLimiterMemory({ points, duration: windowSeconds });

const primaryPlace: Place = {
  store: inPrimary,
  name: "the primary of this machine's processes",
  scope: "by this machine's processes alone",
};
const ownPlace: Place = { store: inMemory, name: "this process", scope: "in this process alone" };

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
  const toldAt = new Map<string, number>();
  const tell = (error: unknown, failed: Place, next: Place) => {
    if (performance.now() - (toldAt.get(failed.name) ?? -Infinity) < windowSeconds * 1000) return;
    toldAt.set(failed.name, performance.now());
    logger.error({ err: error }, `limits are counted ${next.scope}: ${failed.name} does not answer`);
  };
  /** Counts in the first of the places that answers. */
  const counterIn =
    (places: readonly Place[]) =>
    (name: string, most: number): Counter => {
      const counts = places.flatMap((place) => {
        const limiter = place.store(name, most);
        return limiter ? { place, count: createConsumer(limiter) } : [];
      });
      return async (key) => {
        const hash = keyedHashOf(`limit ${key}`, secret);
        for (const [index, { place, count }] of counts.slice(0, -1).entries()) {
          try {
            return await count(hash);
          } catch (error) {
            tell(error, place, counts[index + 1]!.place);
          }
        }
        return counts.at(-1)!.count(hash);
      };
    };
  const commonPlace: Place = { store, name: "their common store", scope: "together" };
  return {
    counter: counterIn([commonPlace, primaryPlace, ownPlace]),
    nearCounter: counterIn([primaryPlace, ownPlace]),
    close,
  };
}

/** Calls of one key that are counted by the same trip to the store. */
interface Trip {
  calls: number;
  state: Promise<RateLimiterRes>;
}

/**
 * Counts calls. Those of one key that come while a trip for it is under way are counted together by the next: many at once
 * would otherwise wait in line for the row of their common shop.
 */
function createConsumer(limiter: RateLimiterAbstract): Counter {
  const underWay = new Map<string, Promise<RateLimiterRes>>();
  const next = new Map<string, Trip>();
  const depart = async (key: string, trip: Trip) => {
    await underWay.get(key)?.catch(() => undefined);
    next.delete(key);
    const state = consume(limiter, key, trip.calls);
    underWay.set(key, state);
    return state.finally(() => underWay.get(key) === state && underWay.delete(key));
  };
  return async (key) => {
    let trip = next.get(key);
    if (!trip) {
      trip = { calls: 0, state: Promise.resolve().then(() => depart(key, trip as Trip)) };
      next.set(key, trip);
    }
    trip.calls += 1;
    const { calls: place } = trip;
    const state = await trip.state;
    // What has been over for long is not counted any more, and has no points.
    const counted = state.consumedPoints === 0 ? Infinity : state.consumedPoints - trip.calls + place;
    return {
      limit: limiter.points,
      remaining: Math.max(0, limiter.points - counted),
      seconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
      isOver: counted > limiter.points,
    };
  };
}

async function consume(limiter: RateLimiterAbstract, key: string, calls: number): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, calls);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}
