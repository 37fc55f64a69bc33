import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { ExpectedCarts, GuestOfCustomer, LeftOutPieces, Services } from "../../http/call";
import { addJob, finishJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { mergeGuestCart } from "./cart-merge.usecases";
import { listShopsOfGuest } from "./cart.repository";

const queueName = "carts of guests";
/** How long whoever signs somebody in has for the carts before any process takes them over. */
const mergingSeconds = 20;

/**
 * Writes down, in the transaction that signs somebody in, that what they gathered as a guest is to become theirs.
 * @returns nothing where the guest has no cart
 */
export async function expectGuestCarts(
  tx: Queryable,
  guest: GuestOfCustomer,
  now: Date,
): Promise<ExpectedCarts | undefined> {
  if ((await listShopsOfGuest(tx, guest.guestKeyHash)).length === 0) return undefined;
  const lockedUntil = secondsAfter(now, mergingSeconds);
  return { ...guest, jobId: await addJob(tx, { queue: queueName, payload: guest, runAt: now, lockedUntil }) };
}

/**
 * Brings a guest's carts into the customer's, each shop's in a transaction of its own. Who signed in is signed in whatever
 * happens: what cannot be brought now is brought later.
 * @returns what of them found no place
 */
export async function bringGuestCarts(
  services: Services,
  { jobId, ...guest }: ExpectedCarts,
): Promise<LeftOutPieces[]> {
  try {
    const { leftOut, failed } = await mergeShopByShop(services, guest);
    if (failed.length === 0)
      await finishJob(services.db, { id: jobId, attempts: 0, asked: 1 }, services.clock.now());
    return leftOut;
  } catch (error) {
    services.logger.error({ err: error }, "a guest's carts wait for their job");
    return [];
  }
}

/** Brings the carts that were not brought at sign-in. */
export function guestCartsQueue(services: Services): JobQueue {
  return {
    name: queueName,
    attempts: 12,
    seconds: mergingSeconds,
    run: async (payload) => {
      const { failed } = await mergeShopByShop(services, payload as GuestOfCustomer);
      if (failed.length > 0) throw failed[0];
    },
  };
}

/** One shop's trouble is not another's. */
async function mergeShopByShop({ db, clock, logger }: Services, guest: GuestOfCustomer) {
  const leftOut: LeftOutPieces[] = [];
  const failed: unknown[] = [];
  for (const shopId of await listShopsOfGuest(db, guest.guestKeyHash)) {
    try {
      const merge = (tx: Queryable) => mergeGuestCart(tx, shopId, guest, clock.now());
      leftOut.push(...(await inTransaction(db, merge)));
    } catch (error) {
      logger.error({ err: error, shop: shopId }, "a guest's cart was not brought to its customer");
      failed.push(error);
    }
  }
  return { leftOut, failed };
}
