import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { secondsAfter, secondsToNextDay } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { MessageNotTaken } from "../../outside/sms";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import { keepTestMessage, type ShopMessage } from "../test-shop/test-message.usecases";
import * as codes from "./one-time-code.repository";

/** How far back the share of codes that are typed in is looked at. */
const watchedSeconds = 600;
/** How long a message and its reader may take: a younger code says nothing yet. */
const graceSeconds = 90;

/**
 * Which messages a message comes before when the day's are used up: one for the platform's people before a code that proves a
 * session, and that before any other.
 */
export type MessageRank = "ordinary" | "proof" | "office";

/** How many messages a day has for a rank; undefined where there is no end. */
const mostFor = (rank: MessageRank, smsPerDay: number | undefined) =>
  smsPerDay === undefined ? undefined : smsPerDay + business.smsReservePerDay[rank];

/**
 * Refuses to send where the day has had all its messages, or hardly any of the codes sent lately are typed in: somebody has
 * messages sent that nobody waits for. Codes that are typed in later open the way again. Of that nobody has to suffer who is
 * signed in, or whom the platform cannot do without: their rank has a reserve of its own.
 * @throws sms_paused with `retry_after`
 */
export async function refuseWhilePaused(services: Services, rank: MessageRank): Promise<void> {
  const { db, clock, config, logger, metrics } = services;
  await refuseOnSpentDay(services, rank);
  const { watchFrom, leastUsedPercent } = config.codeBreaker;
  if (watchFrom === 0 || rank !== "ordinary") return;
  const { sent, used } = await countLateCodes(db, clock.now());
  if (sent < watchFrom || used * 100 >= sent * leastUsedPercent) return;
  logger.error({ sent, used, seconds: watchedSeconds }, "sending codes is paused: hardly any are typed in");
  metrics.countEvent("text_message_paused");
  throw new DomainError("sms_paused", { retry_after: business.otpResendSeconds });
}

/** How many codes were sent lately, but for those that may still be on their way, and how many of them were typed in. */
export function countLateCodes(db: Queryable, now: Date): Promise<{ sent: number; used: number }> {
  return codes.countCodes(db, secondsAfter(now, -watchedSeconds), secondsAfter(now, -graceSeconds));
}

/** The gateway surely did not take a message; where it is silent, nobody knows. */
export class MessageRefused extends DomainError {
  constructor() {
    super("sms_not_sent");
  }
}

/**
 * Sends a message, but for one of a test shop, which is kept. What it may cost is counted first: also for one that is not taken, for it may have gone out.
 * @throws sms_paused where the day has had as many as the platform's people allow; sms_not_sent where the gateway did not
 * take it, as a `MessageRefused` where that is sure
 */
export async function sendMessage(
  services: Services,
  message: ShopMessage,
  rank: MessageRank = "ordinary",
): Promise<void> {
  const { clock, db, logger, metrics, sms } = services;
  if (await keepTestMessage(services, message)) return;
  const { smsPerDay } = await platformFacts(services);
  const most = mostFor(rank, smsPerDay);
  const messages = await codes.countMessageOfDay(db, dayInBangladesh(clock.now()), most);
  if (messages === undefined) throw spentDay(services, most);
  watchBudget(services, messages);
  try {
    await sms.send({ to: message.to, text: message.text });
  } catch (error) {
    logger.error({ err: error }, "a text message was not sent");
    metrics.countEvent("text_message_failed");
    throw error instanceof MessageNotTaken ? new MessageRefused() : new DomainError("sms_not_sent");
  }
  metrics.countEvent("text_message_sent");
}

/** @throws sms_paused where the day has had as many messages as the platform's people allow */
async function refuseOnSpentDay(services: Services, rank: MessageRank): Promise<void> {
  const { smsPerDay } = await platformFacts(services);
  const most = mostFor(rank, smsPerDay);
  if (most === undefined) return;
  const messages = await codes.messagesOfDay(services.db, dayInBangladesh(services.clock.now()));
  if (messages >= most) throw spentDay(services, most);
}

function spentDay({ clock, logger, metrics }: Services, most: number | undefined): DomainError {
  logger.error({ most }, "no more text messages today: the platform's people allow no more");
  metrics.countEvent("text_message_paused");
  return new DomainError("sms_paused", { retry_after: secondsToNextDay(clock.now()) });
}

/** Raises the alarm with the one message that spends the day's budget. */
function watchBudget({ config, logger, metrics }: Services, messages: number): void {
  const { smsPrice: price, smsDayBudget: budget } = config;
  const spent = messages * price;
  if (budget === 0 || spent < budget || spent - price >= budget) return;
  logger.error({ messages, spent, budget }, "the day's budget for text messages is spent");
  metrics.countEvent("text_message_budget_spent");
}
