import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { recordEvent } from "../audit/audit.usecases";
import { dropAccountsOfShop } from "../courier/courier-account.usecases";
import { dismissStaff, listStaffPhones } from "../member/member.usecases";
import { countOpenOrders } from "../order/order-status.usecases";
import { endOrderAlerts } from "../order-alert/order-alert.usecases";
import { countUndoable } from "../seller-orders/order-undo.usecases";
import { releaseDomains } from "../shop-domain/shop-domain.usecases";
import { findOwner, holdOpening, moveShop } from "../shop-opening/shop-decision.usecases";
import type { OpeningRow } from "../shop-opening/shop-decision.usecases";
import { dropAlertsOfShop } from "../stock-alert/stock-alert.usecases";
import { tellPhones } from "./closing-news";
import * as closings from "./shop-closing.repository";

export const shopClosingQueueName = "closing of a shop";

/** How often a closing that waits for open orders is looked at, in s. */
const lookAgainSeconds = 24 * 3600;
/** When moves that can be taken back now no longer can, in s. */
const undoSeconds = 60;

type JobParts = Pick<Services, "db" | "clock" | "config">;

/** Makes the closings of shops final when their time is over and no order of theirs is open. */
export function shopClosingQueue(services: JobParts): JobQueue {
  return {
    name: shopClosingQueueName,
    attempts: 12,
    seconds: 60,
    run: async (payload) => {
      const { shopId } = payload as { shopId: number };
      const againAt = await inTransaction(services.db, (tx) => lookAtClosing(services, tx, shopId));
      return againAt && { againAt };
    },
  };
}

/** @returns when it is to be looked at again; nothing where it is final, or was taken back */
async function lookAtClosing(services: JobParts, tx: Queryable, shopId: number): Promise<Date | undefined> {
  const now = services.clock.now();
  const row = await holdOpening(tx, shopId);
  const closing = await closings.findClosing(tx, shopId);
  if (row?.status !== "closing" || !closing) return undefined;
  // It was taken back and closed anew since this was asked for.
  if (closing.finalFrom > now) return closing.finalFrom;
  const openOrders = await countOpenOrders(tx, shopId);
  if (openOrders === 0)
    // An order that was delivered just now may be open again in a moment.
    return (await countUndoable(tx, shopId)) > 0
      ? secondsAfter(now, undoSeconds)
      : finish(services, tx, row, now);
  if (closing.heldUpAt === null) {
    await closings.changeClosing(tx, shopId, { heldUpAt: now });
    const owner = await findOwner(tx, shopId);
    const phones = owner ? [owner.phone] : [];
    await tellPhones(services, tx, { row, phones }, { news: "heldUp", openOrders });
  }
  return secondsAfter(now, lookAgainSeconds);
}

/**
 * Ends what a shop has that is for selling: its staff but the owner, its domains, what tells of new orders, customers'
 * waiting for its goods, and its accounts at couriers. Its goods, orders and books stay.
 */
async function finish(services: JobParts, tx: Queryable, row: OpeningRow, now: Date): Promise<undefined> {
  const { shopId } = row;
  const phones = await listStaffPhones(tx, shopId);
  const status = await moveShop(tx, row, "finish");
  await closings.changeClosing(tx, shopId, { finalAt: now });
  await dismissStaff(tx, shopId, now);
  await endOrderAlerts(tx, shopId);
  await releaseDomains(tx, shopId, now);
  await dropAlertsOfShop(tx, shopId);
  await dropAccountsOfShop(tx, shopId);
  const change = { before: { status: row.status }, after: { status } };
  await recordEvent(tx, { action: "shop_close_final", shopId, requestId: undefined, ...change }, now);
  await tellPhones(services, tx, { row, phones }, { news: "final" });
  return undefined;
}
