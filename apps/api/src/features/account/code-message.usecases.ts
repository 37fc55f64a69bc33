import { business } from "@haat/contract/shared/business-constants";
import type { Services } from "../../http/call";
import { dayInBangladesh, secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { MessageNotTaken, type TextMessage } from "../../outside/sms";
import * as codes from "./one-time-code.repository";

/** How far back the share of codes that are typed in is looked at. */
const watchedSeconds = 600;
/** How long a message and its reader may take: a younger code says nothing yet. */
const graceSeconds = 90;

/**
 * Refuses to send where hardly any of the codes sent lately are typed in: somebody has messages sent that nobody waits
 * for. Codes that are typed in later open the way again.
 * @throws sms_paused with `retry_after`
 */
export async function refuseWhilePaused({ db, clock, config, logger, metrics }: Services): Promise<void> {
  const { watchFrom, leastUsedPercent } = config.codeBreaker;
  if (watchFrom === 0) return;
  const before = (seconds: number) => secondsAfter(clock.now(), -seconds);
  const { sent, used } = await codes.countCodes(db, before(watchedSeconds), before(graceSeconds));
  if (sent < watchFrom || used * 100 >= sent * leastUsedPercent) return;
  logger.error({ sent, used, seconds: watchedSeconds }, "sending codes is paused: hardly any are typed in");
  metrics.countEvent("text_message_paused");
  throw new DomainError("sms_paused", { retry_after: business.otpResendSeconds });
}

/** The gateway surely did not take a message; where it is silent, nobody knows. */
export class MessageRefused extends DomainError {
  constructor() {
    super("sms_not_sent");
  }
}

/**
 * Sends a message that bears a code, and counts what it may cost: also one that was not taken, for it may have gone out.
 * @throws sms_not_sent where the gateway did not take it, as a `MessageRefused` where that is sure
 */
export async function sendMessage(services: Services, message: TextMessage): Promise<void> {
  try {
    await services.sms.send(message);
  } catch (error) {
    services.logger.error({ err: error }, "a text message was not sent");
    services.metrics.countEvent("text_message_failed");
    await watchBudget(services);
    throw error instanceof MessageNotTaken ? new MessageRefused() : new DomainError("sms_not_sent");
  }
  services.metrics.countEvent("text_message_sent");
  await watchBudget(services);
}

/** Raises the alarm with the one message that spends the day's budget. */
async function watchBudget({ db, clock, config, logger, metrics }: Services): Promise<void> {
  const { smsPrice: price, smsDayBudget: budget } = config;
  const messages = await codes.countMessageOfDay(db, dayInBangladesh(clock.now()));
  const spent = messages * price;
  if (budget === 0 || spent < budget || spent - price >= budget) return;
  logger.error({ messages, spent, budget }, "the day's budget for text messages is spent");
  metrics.countEvent("text_message_budget_spent");
}
