import DataLoader from "dataloader";
import type { Queryable } from "./database";

/** Trips of one look-up that are under way at once: however many ask, they leave the other connections to others. */
const mostTrips = 2;

/**
 * A look-up that many calls make at the same time, in few trips to the database: who asks while trips are under way goes
 * together with all the others on the next one. So every answer is of a read that began after its question.
 * @param find answers many questions in one trip, in their order; after a trip that failed the same question may occur twice among them
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
  let departNext: (() => void) | undefined;
  const loader = new DataLoader<Key, Found, string>(
    async (keys) => {
      trips += 1;
      // What is asked from now on is a new question.
      loader.clearAll();
      try {
        return await find(keys);
      } finally {
        trips -= 1;
        departNext?.();
        departNext = undefined;
      }
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
