import type { Clock } from "../process/clock";
import { secondsAfter } from "../process/clock";
import type { Database } from "../database/database";
import { errorForLog, type Logger } from "../process/log";
import * as jobs from "./job.repository";
import type { TakenJob } from "./job.repository";

/** A kind of later work. */
export interface JobQueue {
  name: string;
  /** How often one is tried before it is dead; Infinity for what must never stop. */
  attempts: number;
  /** Longer than any of them takes, in s: after that whoever has one is taken for dead, and it is done once more. */
  seconds: number;
  /** Each start asks for one, where there is none under this key. */
  atStart?: { key: string };
  /**
   * Does one. It may be done twice, where a process dies before it could say so.
   * @returns when it is to run again, with what; nothing where it is done
   */
  run(payload: object): Promise<{ againAt: Date; payload?: object } | void>;
}

/** What a job throws that is dead now, however often it was tried: it has counted its tries itself. */
export class GivenUp extends Error {
  override readonly name = "GivenUp";
}

export interface JobParts {
  db: Database;
  clock: Clock;
  logger: Logger;
}

export interface JobRunner {
  /** Begins to take jobs, so many at once; where it is several, one more that is short has a place of its own. */
  start(atOnce: number): Promise<void>;
  /** Looks at once whether there is something to do. */
  wake(): void;
  /** Takes no more; resolves when what is under way is done. */
  stop(): Promise<void>;
  /** Does what is due until nothing is. @returns how many jobs it ran */
  runDue(): Promise<number>;
}

/** How often a process looks although nobody told it anything, in ms: for what was put off, or left behind by the dead. */
const lookEveryMilliseconds = 5000;

/** The most `seconds` of work that need not wait for longer work: a new order is told while pictures of apps are drawn. */
const shortSeconds = 60;

/** Runs the jobs of some queues in this process. Any number of processes may, on one table. */
export function createJobRunner(parts: JobParts, queues: readonly JobQueue[]): JobRunner {
  const { db, clock, logger } = parts;
  const byName = new Map(queues.map((queue) => [queue.name, queue]));
  const secondsOf = new Map(queues.map(({ name, seconds }) => [name, seconds]));
  const shortOnly = new Map([...secondsOf].filter(([, seconds]) => seconds <= shortSeconds));
  const { sleep, wake } = createSleep();
  let lanes: Promise<void>[] = [];
  let isStopping = false;

  const runNext = async (taken = secondsOf): Promise<boolean> => {
    const job = await jobs.takeJob(db, taken, clock.now());
    const queue = job && byName.get(job.queue);
    if (!job || !queue) return false;
    await runJob(parts, queue, job);
    return true;
  };

  const takeNext = async (taken: typeof secondsOf): Promise<boolean> => {
    try {
      if (await runNext(taken)) return true;
      await jobs.deleteExpiredJobs(db, clock.now());
    } catch (error) {
      logger.error({ err: error }, "no jobs can be taken");
    }
    return false;
  };

  const lane = async (taken: typeof secondsOf) => {
    while (!isStopping) {
      const isBusy = await takeNext(taken);
      // Stopped while it looked: nobody would wake it.
      if (!isBusy && !isStopping) await sleep();
    }
  };

  return {
    start: async (atOnce) => {
      await addFirst(parts, queues);
      lanes = Array.from({ length: atOnce }, () => lane(secondsOf));
      if (atOnce > 1 && shortOnly.size > 0) lanes.push(lane(shortOnly));
    },
    wake,
    stop: async () => {
      isStopping = true;
      wake();
      await Promise.all(lanes);
    },
    runDue: async () => {
      await addFirst(parts, queues);
      let ran = 0;
      while (await runNext()) ran += 1;
      return ran;
    },
  };
}

/** Sleep until it is time to look again, or somebody wakes all who sleep. */
function createSleep() {
  const sleepers = new Set<() => void>();
  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => resume(), lookEveryMilliseconds).unref();
      const resume = () => {
        clearTimeout(timer);
        sleepers.delete(resume);
        resolve();
      };
      sleepers.add(resume);
    });
  return { sleep, wake: () => sleepers.forEach((resume) => resume()) };
}

async function addFirst({ db, clock }: JobParts, queues: readonly JobQueue[]): Promise<void> {
  for (const { name, atStart } of queues) {
    if (atStart) await jobs.ensureJob(db, { queue: name, uniqueKey: atStart.key, runAt: clock.now() });
  }
}

async function runJob({ db, clock, logger }: JobParts, queue: JobQueue, job: TakenJob): Promise<void> {
  try {
    const again = await queue.run(job.payload);
    if (again)
      await jobs.delayJob(db, job, {
        runAt: again.againAt,
        ...(again.payload && { payload: again.payload }),
      });
    else await jobs.finishJob(db, job, clock.now());
  } catch (error) {
    const now = clock.now();
    const isLast = error instanceof GivenUp || job.attempts >= queue.attempts;
    const retryAt = isLast ? undefined : secondsAfter(now, backOffSeconds(job.attempts));
    logger.error(
      { err: error, queue: queue.name, job: job.id, attempts: job.attempts, isLast },
      "a job failed",
    );
    await jobs.failJob(db, job, { error: wordsOf(error), retryAt, now });
  }
}

/** 2 s after the first failure, then twice as long each time, an hour at most. */
export function backOffSeconds(attempts: number): number {
  return Math.min(2 ** Math.min(attempts, 12), 3600);
}

/** As much as the log may say, for the table is read by people, too. */
function wordsOf(error: unknown): string {
  const { message } = errorForLog(error) as { message: string };
  return message.slice(0, 500);
}
