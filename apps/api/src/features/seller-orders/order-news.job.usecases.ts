import { business } from "@haat/contract/shared/business-constants";
import { defaultLanguage } from "@haat/contract/shared/languages";
import { shownState } from "@haat/contract/shared/order-choices";
import { formatMoney } from "@haat/i18n/money";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { addJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { addTextMessage } from "../account/text-message.job.usecases";
import { findNewsOfOrder, type NewsRow } from "./order-news.repository";
import { stageOf } from "./order-stage.rules";
import { takeUndo, type UndoRow } from "./order-undo.repository";

const queueName = "news of an order";

interface NewsJob {
  shopId: number;
  orderId: number;
  /** Of what was kept to take the move back. */
  undoId: number;
}

type Parts = Pick<Services, "clock" | "config">;

/** Lets the customer be told of a move when it cannot be taken back any more. */
export async function tellLater(
  { clock }: Pick<Services, "clock">,
  tx: Queryable,
  job: NewsJob,
): Promise<void> {
  await addJob(tx, {
    queue: queueName,
    payload: job,
    runAt: secondsAfter(clock.now(), business.orderUndoSeconds),
  });
}

/**
 * Tells the customer of a move that stands now, by a text message; what is packed only the shop has to know. Where somebody
 * has moved the order on otherwise, such as the customer who cancelled it, there is nothing to tell any more.
 */
export async function tellOfMove(
  parts: Parts,
  tx: Queryable,
  { shopId, orderId, toStage }: Pick<UndoRow, "shopId" | "orderId" | "toStage">,
): Promise<void> {
  const order = await findNewsOfOrder(tx, shopId, orderId);
  if (!order || stageOf(order) !== toStage || toStage === "packed" || toStage === "pending") return;
  const text = newsOf(order, toStage);
  await addTextMessage(parts, tx, { to: order.recipientPhone, text, shopId });
}

function newsOf(order: NewsRow, stage: "accept" | "in_store" | "shipped" | "delivered" | "cancel"): string {
  const language = order.language ?? defaultLanguage;
  const translate = translator(language);
  const reason = order.reason && translate(`orderDesk.sms.reasons.${order.reason}`);
  return translate(`orderDesk.sms.${shownState(stage, order.isReturned)}`, {
    shop: textIn(language, order.shopTitle),
    order: order.number,
    due: formatMoney(order.paymentStatus === "cash_on_delivery" ? order.grandTotal : 0, language),
    reason: [reason, order.note].filter(Boolean).join(" "),
  }).trim();
}

/** Tells of moves whose time to be taken back is over. */
export function orderNewsQueue(services: Services): JobQueue {
  return {
    name: queueName,
    attempts: 12,
    seconds: 30,
    run: async (payload) => {
      const { shopId, orderId, undoId } = payload as NewsJob;
      await inTransaction(services.db, async (tx) => {
        const kept = await takeUndo(tx, shopId, orderId, undoId);
        if (kept) await tellOfMove(services, tx, kept);
      });
    },
  };
}
