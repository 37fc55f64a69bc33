import { knownCourierKeys, type KnownCourier } from "@haat/contract/shared/courier-choices";
import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import * as bookings from "./booking.repository";
import { openAccount } from "./courier-account.usecases";
import { isLastWord, meaningOf } from "./courier-news.rules";

/** How often a courier is asked about a parcel, and after how long not any more, in s. */
export const followSeconds = 3600;
const followedSeconds = 30 * 24 * 3600;

/** How often it is looked whether there is something to ask, in s, and how much is asked then. */
const everySeconds = 300;
const parcelsAtOnce = 20;
/** A courier that took so long to say nothing, in s, is let alone for so long by this process. */
const slowSeconds = 3;
const restSeconds = 300;

/** When couriers that are let alone are asked again, as far as this process knows. */
type Rests = Map<string, Date>;

/**
 * Asks couriers what has become of the parcels that they took, and keeps what they say beside the parcel. It moves neither the
 * parcel nor its order nor cash: what a courier says is news, and people act on it. A slow courier keeps no other from being
 * asked.
 */
export function courierNewsSweep(services: Services): JobQueue {
  const { db, clock } = services;
  const rests: Rests = new Map();
  const isResting = (kind: string) => (rests.get(kind) ?? clock.now()) > clock.now();
  return {
    name: "news of parcels",
    attempts: Infinity,
    seconds: 600,
    atStart: { key: "every five minutes" },
    run: async () => {
      const without = knownCourierKeys.filter(isResting);
      const due = await bookings.listToFollow(db, clock.now(), { most: parcelsAtOnce, without });
      for (const each of due) if (!isResting(each.kind)) await follow(services, each, rests);
      const isMore = due.length === parcelsAtOnce;
      return { againAt: secondsAfter(clock.now(), isMore ? 1 : everySeconds) };
    },
  };
}

type Followed = Awaited<ReturnType<typeof bookings.listToFollow>>[number];

async function follow(services: Services, each: Followed, rests: Rests): Promise<void> {
  const { db, clock, logger } = services;
  const { booking, kind } = each;
  const begun = clock.now();
  const again = isOld(booking.wantedAt, begun) ? null : secondsAfter(begun, followSeconds);
  // Before it is asked: what nobody comes back from is not the first again.
  await bookings.updateBooking(db, booking, { lookedAt: begun, lookAt: again });
  try {
    const word = kind === "own" ? undefined : await askFor(services, kind, each);
    const newsState = word === undefined ? null : meaningOf(word);
    const news = word === undefined ? {} : { newsWord: word, newsState, newsAt: clock.now() };
    const isOver = word === undefined || isLastWord(newsState);
    await bookings.updateBooking(db, booking, { ...news, lookAt: isOver ? null : again });
  } catch (error) {
    const now = clock.now();
    logger.warn({ err: error, shop: booking.shopId }, "a courier gave no news of a parcel");
    if (now >= secondsAfter(begun, slowSeconds)) rests.set(kind, secondsAfter(now, restSeconds));
  }
}

const isOld = (wantedAt: Date, now: Date) => secondsAfter(wantedAt, followedSeconds) <= now;

/** @returns the courier's word; nothing where it cannot be asked any more */
async function askFor(
  services: Services,
  kind: KnownCourier,
  { booking, number, tracking }: Followed,
): Promise<string | undefined> {
  if (!services.couriers.follows(kind)) return undefined;
  const account = await openAccount(services, services.db, { shopId: booking.shopId, kind });
  if (!account) return undefined;
  const { consignment } = booking;
  return services.couriers.follow(kind, account, { number, consignment, tracking });
}
