import type { Queryable } from "../../database/database";
import { secondsAfter, type Clock } from "../../process/clock";
import type { Logger } from "../../process/log";
import type { WatchOrders } from "../../http/change-stream";
import { listOrderChanges } from "./order-watch.repository";

/** How often the database is asked while somebody watches, in ms. */
const lookMilliseconds = 1000;
/** How far back it is asked each time, in s: what another transaction began before may be there later. */
const windowSeconds = 30;

interface WatchParts {
  db: Queryable;
  clock: Clock;
  logger: Logger;
}

/**
 * Tells who watches a shop's desk that an order has come or was moved, by whichever process, once a second at most. One
 * statement a second asks for all shops that are watched in this process, and none where nobody watches: a trigger that
 * notifies would have every order wait for the one before (PostgreSQL takes a lock of all databases for it).
 */
export function createOrderWatch({ db, clock, logger }: WatchParts): WatchOrders {
  const listeners = new Map<string, Set<() => void>>();
  /** What was told lately. */
  let told = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isFailing = false;

  const look = async () => {
    const since = secondsAfter(clock.now(), -windowSeconds);
    const changes = await listOrderChanges(db, [...listeners.keys()], since);
    const fresh = changes.filter((change) => !told.has(keyOf(change)));
    told = new Set(changes.map(keyOf));
    for (const sellerKey of new Set(fresh.map((change) => change.sellerKey)))
      listeners.get(sellerKey)?.forEach((tell) => tell());
  };
  const goOn = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (listeners.size === 0) return;
      isLooking = true;
      look()
        .then(
          () => {
            isFailing = false;
          },
          (error: unknown) => {
            if (!isFailing) logger.warn({ err: error }, "orders of open desks cannot be looked for");
            isFailing = true;
          },
        )
        .finally(() => {
          isLooking = false;
          goOn();
        });
    }, lookMilliseconds).unref();
  };

  /** @param tell may be called once too often, never once too few @returns ends the watching */
  return (sellerKey, tell) => {
    const ofShop = listeners.get(sellerKey) ?? new Set();
    listeners.set(sellerKey, ofShop.add(tell));
    if (!timer && !isLooking) goOn();
    return () => {
      ofShop.delete(tell);
      if (ofShop.size === 0 && listeners.get(sellerKey) === ofShop) listeners.delete(sellerKey);
    };
  };
}

const keyOf = ({ sellerKey, orderId, status }: { sellerKey: string; orderId: number; status: number }) =>
  `${sellerKey} ${orderId} ${status}`;
