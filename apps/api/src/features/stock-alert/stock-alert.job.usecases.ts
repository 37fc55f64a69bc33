import { locales } from "@haat/i18n/locales";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { ensureJob } from "../../jobs/job.repository";
import { backOffSeconds, type JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { sendMessage } from "../account/code-message.usecases";
import { shortened } from "./shortened-name";
import * as telling from "./stock-alert-telling.repository";
import type { DueAlert } from "./stock-alert-telling.repository";
import type { AwaitedChoice } from "./stock-alert.repository";
import { namedChoice } from "./stock-alert.usecases";

const queueName = "stock alerts";
const day = 24 * 3600;

/** So many people a job tells before it lets others run, and so many messages that were not taken end a run: the gateway is down. */
const peopleAtOnce = 50;
const failuresAtOnce = 3;
/** More tries, some thirty hours, change nothing: the number takes no messages. */
const mostTries = 40;

/**
 * Tells those who wait for a choice that it is there: a trigger asks for it when pieces come, whoever brought them (migration
 * `stock_alerts`), and so does the sweep.
 */
export function stockAlertQueue(services: Services): JobQueue {
  return {
    name: queueName,
    attempts: Infinity,
    seconds: 600,
    run: async (payload) => tellWaiting(services, payload as AwaitedChoice),
  };
}

/**
 * Looks every hour for those who could be told and are not: of few pieces others were told before them, their shop was
 * closed, or pieces came in a way that no trigger saw.
 */
export function stockAlertSweep({ db, clock }: Services): JobQueue {
  return {
    name: "stock alerts left over",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "hourly" },
    run: async () => {
      const now = clock.now();
      for (const choice of await telling.listChoicesToTell(db, now, 500))
        await ensureJob(db, { queue: queueName, uniqueKey: keyOf(choice), payload: choice, runAt: now });
      return { againAt: secondsAfter(now, 3600) };
    },
  };
}

/** As the trigger names it. */
const keyOf = ({ shopId, productId, combinationId }: AwaitedChoice) =>
  [shopId, productId, combinationId].filter((id) => id !== null).join("/");

/**
 * One after the other, as they asked; nobody as long as the pieces of a cancelled order may be taken again. Each is taken before the message goes, so that no two processes tell anybody twice; who
 * dies in between has told one at most, or nobody. What the gateway did not take is tried again later and later.
 */
async function tellWaiting(services: Services, choice: AwaitedChoice) {
  const { db, clock, logger } = services;
  if (await telling.mayGoAgain(db, choice))
    return { againAt: secondsAfter(clock.now(), business.orderUndoSeconds) };
  let failures = 0;
  for (let told = 0; told < peopleAtOnce; told += 1) {
    const alert = await takeNext(services, choice);
    if (!alert) break;
    try {
      const { shopId } = choice;
      await sendMessage(services, { to: alert.phone, text: textOf(services, alert), shopId });
    } catch {
      // Why is in the log already.
      failures += 1;
      await letWait(services, choice.shopId, alert);
    }
    if (failures === failuresAtOnce) break;
    if (told + 1 === peopleAtOnce) return { againAt: clock.now() };
  }
  if (failures > 0) logger.warn({ ...choice, failures }, "stock alerts were not sent");
  const againAt = await telling.nextRetry(db, choice, clock.now());
  return againAt && { againAt };
}

/**
 * Takes who is to be told next: nobody where as many were told within a day as the pieces that are there allow. A piece
 * counts once, for who waits for its choice and for who waits for any.
 */
function takeNext({ db, clock }: Services, choice: AwaitedChoice): Promise<DueAlert | undefined> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const next = await telling.holdNextAlert(tx, choice, now);
    if (!next) return undefined;
    const told = await telling.countTold(tx, choice, secondsAfter(now, -day));
    const most = (pieces: number) => pieces * business.stockAlertsPerPiece;
    if (told.ofChoice >= most(next.pieces)) return undefined;
    if (told.ofProduct >= most(next.piecesOfProduct)) return undefined;
    await telling.markTold(tx, choice.shopId, next.id, now);
    return next;
  });
}

async function letWait({ db, clock }: Services, shopId: number, { id, tries }: DueAlert): Promise<void> {
  if (tries + 1 >= mostTries) return telling.giveUp(db, shopId, id);
  const retryAt = secondsAfter(clock.now(), backOffSeconds(tries + 1));
  await telling.letWaitOn(db, shopId, id, { tries: tries + 1, retryAt });
}

/** Longer names are cut: a message costs by the part. */
const longestProduct = 40;
const longestShop = 25;

function textOf({ config }: Services, alert: DueAlert): string {
  const { language, shop } = alert;
  return translator(language)("api.sms.backInStock", {
    name: shortened(namedChoice(alert, language), longestProduct),
    shop: shortened(textIn(language, shop), longestShop),
    link: linkTo(config.platformOrigin, alert, language),
  });
}

/** The page of the choice on the shop's own host, by its number: shorter than its name, and it stays. */
function linkTo(platformOrigin: string, { shop, productId, valueIds }: DueAlert, language: Language): string {
  const origin = platformOrigin.replace("://", `://${shop.slug}.`);
  const path = `${locales[language].pathPrefix}/product-details/${productId}`;
  return `${origin}${path}${valueIds.length > 0 ? `?choice=${valueIds.join("-")}` : ""}`;
}
