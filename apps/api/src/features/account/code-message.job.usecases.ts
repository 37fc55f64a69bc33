import { addJob, finishJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import type { Queryable } from "../../database/database";
import { sealed, unsealed } from "../../security/secrets";
import type { ShopMessage } from "../test-shop/test-message.usecases";
import { MessageRefused, sendMessage, type MessageRank } from "./code-message.usecases";
import { voidRefusedCode } from "./one-time-code.repository";

const queueName = "code message";

/** Longer than a gateway may take, in s. */
const sendingSeconds = 20;

interface MessageJob {
  codeId: number;
  /** The message, readable with the server's secret alone: it bears a code. */
  sealed: string;
  rank?: MessageRank;
}

/**
 * Adds the job of a code's message, for whoever adds it to do at once. It goes with the code's life.
 * @returns the job's id
 */
export function addMessageJob(
  { clock, config }: Services,
  tx: Queryable,
  {
    codeId,
    message,
    rank,
    expiresAt,
  }: { codeId: number; message: ShopMessage; rank: MessageRank; expiresAt: Date },
): Promise<number> {
  const now = clock.now();
  const payload: MessageJob = { codeId, sealed: sealed(JSON.stringify(message), config.secrets[0]), rank };
  const lockedUntil = secondsAfter(now, sendingSeconds);
  return addJob(tx, { queue: queueName, payload, runAt: now, lockedUntil, expiresAt });
}

/** Says that whoever added the job has done it, well or not: the shopper has heard. */
export async function endMessageJob({ db, clock }: Services, jobId: number): Promise<void> {
  await finishJob(db, { id: jobId, attempts: 0, asked: 1 }, clock.now());
}

/** Sends the messages whose process died before it could. */
export function codeMessageQueue(services: Services): JobQueue {
  return {
    name: queueName,
    attempts: 3,
    seconds: sendingSeconds,
    run: async (payload) => {
      const { codeId, sealed: text, rank } = payload as MessageJob;
      const message = JSON.parse(unsealed(text, services.config.secrets)) as ShopMessage;
      try {
        await sendMessage(services, message, rank);
      } catch (error) {
        if (!(error instanceof MessageRefused)) throw error;
        // Nobody can have got it, so that another may be asked for at once.
        await voidRefusedCode(services.db, codeId);
      }
    },
  };
}
