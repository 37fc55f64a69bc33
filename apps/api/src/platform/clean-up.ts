import type { Logger } from "./log";

/** Something that grows and has to be cut back. */
export interface CleanUpJob {
  /** What it deletes, for the log. */
  name: string;
  /** Deletes so many at most. @returns how many it deleted */
  run(most: number): Promise<number>;
}

/** Rows a statement deletes, so that none holds locks for long, and statements a job may take in one round. */
const batch = 500;
const batchesPerRound = 40;

const everyMilliseconds = 3_600_000;

/** One round: each job until it is done or has had its share. One that fails does not keep the others from theirs. */
export async function cleanUp(jobs: CleanUpJob[], logger: Logger): Promise<void> {
  for (const { name, run } of jobs) {
    try {
      const deleted = await runInBatches(run);
      if (deleted > 0) logger.info({ what: name, deleted }, "cleaned up");
    } catch (error) {
      logger.error({ err: error, what: name }, "cleaning up failed");
    }
  }
}

async function runInBatches(run: CleanUpJob["run"]): Promise<number> {
  let total = 0;
  for (let round = 0; round < batchesPerRound; round += 1) {
    const deleted = await run(batch);
    total += deleted;
    if (deleted < batch) break;
  }
  return total;
}

/**
 * Cleans up now and every hour, in this process. Several processes on one database may do so at the same time.
 * @returns a function that stops it; it resolves when a round that is under way is over
 */
export function startCleanUp(jobs: CleanUpJob[], logger: Logger): () => Promise<void> {
  let round = cleanUp(jobs, logger);
  const timer = setInterval(() => {
    round = round.then(() => cleanUp(jobs, logger));
  }, everyMilliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
