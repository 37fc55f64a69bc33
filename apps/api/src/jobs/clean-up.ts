import { secondsAfter, type Clock } from "../process/clock";
import type { Logger } from "../process/log";
import type { JobQueue } from "./job-runner";

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

const everySeconds = 3600;

/**
 * Each as a job of its own that comes every hour: a round is one process's alone, and one that fails keeps no other from its
 * own.
 */
export function cleanUpQueues(
  jobs: readonly CleanUpJob[],
  { clock, logger }: { clock: Clock; logger: Logger },
): JobQueue[] {
  return jobs.map(({ name, run }) => ({
    name: `clean up: ${name}`,
    attempts: Infinity,
    seconds: 600,
    atStart: { key: "hourly" },
    run: async () => {
      const deleted = await runInBatches(run);
      if (deleted > 0) logger.info({ what: name, deleted }, "cleaned up");
      return { againAt: secondsAfter(clock.now(), everySeconds) };
    },
  }));
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
