import DataLoader from "dataloader";
import { within } from "../process/deadline";
import type { Queryable } from "./database";

/** Trips of one look-up that are under way at once: however many ask, they leave the other connections to others. */
const mostTrips = 2;

/** Likewise of all look-ups of a database together: a process has ten connections to it unless told otherwise (open-database.ts). */
const mostTogether = 6;

/**
 * A trip that has not come back after so many ms may be on a connection that never answers: nobody waits behind it any more,
 * and its questions are asked once more, on another connection.
 */
const patienceMilliseconds = 1000;

/** So many trips may be late and given up at once. With more of them it is the whole database that is slow: then all wait. */
const mostLate = 2;

/**
 * A look-up that many calls make at the same time, in few trips to the database: who asks while trips are under way goes
 * together with all the others on the next one. So every answer is of a read that began after its question.
 * @param find answers many questions in one trip, in their order; after a trip that failed the same question may occur twice among them; it changes nothing, so that it may be made again
 * @returns answers one question, on the database itself and never inside a transaction; where a trip fails, all who went on
 * it hear of it
 */
export function joinedLookup<Key, Found>(
  find: (db: Queryable, keys: readonly Key[]) => Promise<Found[]>,
): (db: Queryable, key: Key) => Promise<Found> {
  const loaders = new WeakMap<Queryable, DataLoader<Key, Found, string>>();
  return (db, key) => {
    let loader = loaders.get(db);
    if (!loader) {
      loader = loaderOf((keys) => find(db, keys), trafficOf(db));
      loaders.set(db, loader);
    }
    return loader.load(key);
  };
}

/** What is under way to a database for all look-ups together. */
interface Traffic {
  trips: number;
  /** Trips that were given up and have not come back. */
  late: number;
  /** Look-ups whose next trip waits for room, the longest wait first: each departs where it may. */
  waiting: Set<() => void>;
}

const traffics = new WeakMap<Queryable, Traffic>();

function trafficOf(db: Queryable): Traffic {
  const known = traffics.get(db) ?? { trips: 0, late: 0, waiting: new Set() };
  traffics.set(db, known);
  return known;
}

function loaderOf<Key, Found>(find: (keys: readonly Key[]) => Promise<Found[]>, traffic: Traffic) {
  let trips = 0;
  let departNext: (() => void) | undefined;

  /** Takes room for a trip, where there is any. */
  function takeRoom(): boolean {
    if (trips === mostTrips || traffic.trips === mostTogether) return false;
    trips += 1;
    traffic.trips += 1;
    return true;
  }

  function leaveRoom(): void {
    trips -= 1;
    traffic.trips -= 1;
    for (const departWhereRoom of traffic.waiting) departWhereRoom();
  }

  function departWhereRoom(): void {
    if (!departNext || !takeRoom()) return;
    const depart = departNext;
    departNext = undefined;
    traffic.waiting.delete(departWhereRoom);
    depart();
  }

  /** The answers, by a trip that has its room; where it is late, another one has that. */
  async function answersTo(keys: readonly Key[]): Promise<Found[]> {
    const trip = find(keys);
    while ((await within(patienceMilliseconds, settled(trip))) === "late") {
      // Those that are late now may come back: whether this one is given up is asked again.
      if (traffic.late === mostLate) continue;

      traffic.late += 1;
      void settled(trip).then(() => {
        traffic.late -= 1;
      });
      return firstOf([trip, answersTo(keys)]);
    }
    return trip.finally(leaveRoom);
  }

  const loader = new DataLoader<Key, Found, string>(
    (keys) => {
      // What is asked from now on is a new question.
      loader.clearAll();
      return answersTo(keys);
    },
    {
      cacheKeyFn: (key) => JSON.stringify(key),
      // Those that came in with the same turn of the loop go together, too.
      batchScheduleFn: (depart) => {
        if (takeRoom()) return void setImmediate(depart);
        departNext = depart;
        traffic.waiting.add(departWhereRoom);
      },
    },
  );
  return loader;
}

const settled = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    () => undefined,
  );

/** What the first that does not fail comes back with. @throws what the first of them failed with, where all do */
async function firstOf<Result>(attempts: Promise<Result>[]): Promise<Result> {
  try {
    return await Promise.any(attempts);
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}
