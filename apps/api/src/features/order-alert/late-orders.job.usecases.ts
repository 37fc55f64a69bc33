import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { addTextMessage } from "../account/text-message.job.usecases";
import { linkToDesk } from "./desk-link.rules";
import { seesOrders } from "./order-push.job.usecases";
import * as late from "./order-push.repository";
import type { LateOrders } from "./order-push.repository";

/** So many people are told in one look; the others in the next. */
const peopleAtOnce = 200;
const everySeconds = 30;

/**
 * Looks twice a minute for orders that nobody has accepted for ten minutes, and has those told who asked for it: each order
 * once, several in one message, and nobody more often than every ten minutes. What is told is noted in the transaction in which
 * the message is written.
 */
export function lateOrderSweep(services: Services): JobQueue {
  const { db, clock } = services;
  return {
    name: "orders that wait too long",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "twice a minute" },
    run: async () => {
      const now = clock.now();
      const before = secondsAfter(now, -business.orderTextSeconds);
      const found = await late.listLateOrders(db, {
        cameBefore: before,
        toldBefore: before,
        most: peopleAtOnce,
      });
      for (const each of found) await tell(services, each);
      return { againAt: secondsAfter(now, everySeconds) };
    },
  };
}

function tell(services: Services, each: LateOrders): Promise<void> {
  const { db, clock, config } = services;
  const { language, orders: count } = each;
  return inTransaction(db, async (tx) => {
    const isNoted = await late.noteTold(tx, each, clock.now());
    // Who may see no orders any more is noted like the others: they would stand before those who may, look after look.
    if (!isNoted || !seesOrders(each)) return;
    const text = translator(language)("orderAlerts.text", {
      count,
      formatted: formatNumber(count, language),
      shop: textIn(language, each.title),
      link: linkToDesk(config.platformOrigin, each.sellerKey, language),
    });
    await addTextMessage(services, tx, { to: each.phone, text, shopId: each.shopId });
  });
}
