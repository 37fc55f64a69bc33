import { business } from "@haat/contract/shared/business-constants";
import { defaultLanguage } from "@haat/contract/shared/languages";
import { brand } from "@haat/i18n/brand";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import type { JobQueue } from "../../jobs/job-runner";
import { postWebhook, targetRules, type WebhookAnswer } from "../../outside/webhook-target";
import { secondsAfter } from "../../process/clock";
import { sealed, unsealed } from "../../security/secrets";
import { addTextMessage } from "../account/text-message.job.usecases";
import { recordEvent } from "../audit/audit.usecases";
import { signedHeaders } from "./signature.rules";
import * as webhooks from "./webhook.repository";
import type { DeliveryRow, EndpointWithSecrets, WhichEndpoint } from "./webhook.repository";

type Parts = Pick<Services, "db" | "clock" | "config" | "logger">;

/** After which wait a delivery is tried again, in s: a day in all. */
const waits = [5, 300, 1800, 7200, 18_000, 25_200, 32_400];

/** How often it is looked for what is due, and at once where there was more, in s. */
const everySeconds = 5;
const soonSeconds = 1;
/** Longer than any try takes, in s: after that whoever has it is taken for dead. */
const trySeconds = 60;
/** Endpoints that a process writes to at once, and deliveries that one of them gets in a row. */
const mostAtOnce = 100;
const mostInRow = 50;
/** How long the job waits for what it has begun, in ms; endpoints that take longer are waited for beside it. */
const jobMilliseconds = 1000;

/**
 * Sends what is to be told: to each endpoint one delivery after the other, to all of them at once. One that hangs holds up its own
 * deliveries and no others, nor any other job.
 */
export function webhookSweep(parts: Parts): JobQueue {
  const { db, clock } = parts;
  const busy = new Set<string>();
  return {
    name: "webhooks",
    attempts: Infinity,
    seconds: trySeconds,
    atStart: { key: "every few seconds" },
    run: async () => {
      const due = await webhooks.listDueEndpoints(db, clock.now(), mostAtOnce);
      const free = due.filter(({ id }) => !busy.has(id)).slice(0, Math.max(0, mostAtOnce - busy.size));
      const begun = free.map(async (which) => {
        busy.add(which.id);
        await tellAll(parts, which).finally(() => busy.delete(which.id));
      });
      await Promise.race([Promise.all(begun), patience()]);
      const isMore = due.length === mostAtOnce;
      return { againAt: secondsAfter(clock.now(), isMore ? soonSeconds : everySeconds) };
    },
  };
}

const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, jobMilliseconds).unref();
  });

/** Sends an endpoint what is due for it, one after the other. */
async function tellAll(parts: Parts, which: WhichEndpoint): Promise<void> {
  const { db, clock, logger } = parts;
  try {
    for (let told = 0; told < mostInRow; told += 1) {
      const endpoint = await webhooks.findSecrets(db, which);
      if (endpoint?.state !== "on") return;
      const now = clock.now();
      const delivery = await webhooks.takeDue(db, which, now, secondsAfter(now, trySeconds));
      if (!delivery) return;
      await tell(parts, endpoint, delivery);
    }
  } catch (error) {
    // What was taken is tried again when its time is over.
    logger.error({ err: error, shop: which.shopId }, "a webhook was not told");
  }
}

/** Sends a delivery, outside of any transaction, and writes down what came of it. */
async function tell(parts: Parts, endpoint: EndpointWithSecrets, delivery: DeliveryRow): Promise<void> {
  const { db, clock, config } = parts;
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const signed = { id: delivery.eventId, timestamp, body: delivery.body };
  const headers = {
    "content-type": "application/json",
    "user-agent": `${brand.en}-Webhooks/1`,
    ...signedHeaders(goodSecrets(endpoint, config, clock.now()), signed),
  };
  const answer = await postWebhook(endpoint.url, { headers, body: delivery.body }, targetRules(config));
  await inTransaction(db, (tx) => keepAnswer(parts, tx, { endpoint, delivery, answer }));
}

function goodSecrets(
  { sealedSecret, sealedOldSecret, oldSecretUntil }: EndpointWithSecrets,
  { secrets }: Parts["config"],
  now: Date,
): string[] {
  const old = oldSecretUntil && oldSecretUntil > now ? sealedOldSecret : null;
  return [sealedSecret, old].filter((each) => each !== null).map((each) => unsealed(each, secrets));
}

interface Told {
  endpoint: EndpointWithSecrets;
  delivery: DeliveryRow;
  answer: WebhookAnswer;
}

async function keepAnswer(parts: Parts, tx: Queryable, { endpoint, delivery, answer }: Told): Promise<void> {
  const now = parts.clock.now();
  const { milliseconds } = answer;
  const said =
    "status" in answer ? { status: answer.status, error: null } : { status: null, error: answer.error };
  const isTaken = said.status !== null && said.status >= 200 && said.status < 300;
  const wait = waits[delivery.attempts - 1];
  const next = wait === undefined ? { state: "failed" as const } : { nextAt: secondsAfter(now, wait) };
  const outcome = isTaken ? { state: "delivered" as const } : next;
  const kept = await webhooks.keepTry(tx, delivery, { at: now, milliseconds, ...said }, outcome);
  if (!kept) return;
  if (!isTaken) return countFailure(parts, tx, endpoint, now);
  if (endpoint.failingSince) await webhooks.changeEndpoint(tx, endpoint, { failingSince: null });
}

/** Nothing has got through for days: the endpoint is switched off, and its shop is told. */
async function countFailure(
  parts: Parts,
  tx: Queryable,
  endpoint: EndpointWithSecrets,
  now: Date,
): Promise<void> {
  const { failingSince, shopId, url, shopTitle, shopPhone: to } = endpoint;
  if (!failingSince) return void (await webhooks.changeEndpoint(tx, endpoint, { failingSince: now }));
  if (failingSince > secondsAfter(now, -business.webhookFailingDays * 24 * 3600)) return;
  await webhooks.changeEndpoint(tx, endpoint, { state: "failed" });
  await webhooks.giveUpWaiting(tx, endpoint);
  await recordEvent(tx, { action: "webhook_fail", shopId, subject: url, requestId: undefined }, now);
  const text = translator(defaultLanguage)("webhooks.sms.failed", {
    shop: textIn(defaultLanguage, shopTitle),
    host: new URL(url).host,
  });
  await addTextMessage(parts, tx, { to, text, shopId });
}

/** Seals the secrets of all endpoints under the newest of the server's secrets, so that an older one can be dropped. */
export function webhookSecretQueue({ db, clock, config }: Parts): JobQueue {
  const anew = (text: string) => {
    const [newest] = config.secrets;
    try {
      unsealed(text, [newest]);
      return text;
    } catch {
      return sealed(unsealed(text, config.secrets), newest);
    }
  };
  return {
    name: "seal secrets of webhooks anew",
    attempts: Infinity,
    seconds: 600,
    atStart: { key: "hourly" },
    run: async () => {
      for (const { sealedSecret: one, sealedOldSecret: old, ...which } of await webhooks.listSealed(db)) {
        const fresh = { sealedSecret: anew(one), sealedOldSecret: old && anew(old) };
        if (fresh.sealedSecret !== one || fresh.sealedOldSecret !== old)
          await webhooks.changeEndpoint(db, which, fresh);
      }
      return { againAt: secondsAfter(clock.now(), 3600) };
    },
  };
}
