import DataLoader from "dataloader";
import { within } from "../process/deadline";
import type { Queryable } from "./database";

/** Trips of one look-up that are under way at once: however many ask, they leave the other connections to others. */
const mostTrips = 2;

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
      loader = loaderOf((keys) => find(db, keys));
      loaders.set(db, loader);
    }
    return loader.load(key);
  };
}

function loaderOf<Key, Found>(find: (keys: readonly Key[]) => Promise<Found[]>) {
  let trips = 0;
  let late = 0;
  let departNext: (() => void) | undefined;

  function makeRoom(): void {
    trips -= 1;
    const depart = departNext;
    departNext = undefined;
    depart?.();
  }

  async function answersTo(keys: readonly Key[]): Promise<Found[]> {
    trips += 1;
    const trip = (async () => find(keys))();
    while ((await within(patienceMilliseconds, settled(trip))) === "late") {
      // One that is late now may come back, and then this one is given up in its place.
      if (late === mostLate) continue;

      late += 1;
      makeRoom();
      void settled(trip).then(() => {
        late -= 1;
      });
      return firstOf([trip, answersTo(keys)]);
    }
    return trip.finally(makeRoom);
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
        if (trips < mostTrips) setImmediate(depart);
        else departNext = depart;
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
