import { addJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import type { Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { secondsAfter } from "../../process/clock";
import { sealed, unsealed } from "../../security/secrets";
import type { ShopMessage } from "../test-shop/test-message.usecases";
import { sendMessage } from "./code-message.usecases";

const queueName = "text message";

/** News that nobody got in a day is none any more, in s. */
const usefulSeconds = 24 * 3600;

interface MessageJob {
  /** Number and words, readable with the server's secret alone. */
  sealed: string;
}

/**
 * Sends a message that bears no code as soon as the transaction is through, and again later where the gateway is down.
 * @param uniqueKey keeps it single: asked for once more before it went, it goes once, with the newer words
 */
export async function addTextMessage(
  { clock, config }: Pick<Services, "clock" | "config">,
  tx: Queryable,
  message: ShopMessage,
  uniqueKey?: string,
): Promise<void> {
  const now = clock.now();
  const payload: MessageJob = { sealed: sealed(JSON.stringify(message), config.secrets[0]) };
  await addJob(tx, {
    queue: queueName,
    payload,
    runAt: now,
    expiresAt: secondsAfter(now, usefulSeconds),
    ...(uniqueKey === undefined ? {} : { uniqueKey }),
  });
}

/** Sends what waits. */
export function textMessageQueue(services: Services): JobQueue {
  return {
    name: queueName,
    attempts: 12,
    seconds: 30,
    run: async (payload) => {
      const { sealed: text } = payload as MessageJob;
      await sendMessage(services, JSON.parse(unsealed(text, services.config.secrets)) as ShopMessage);
    },
  };
}
