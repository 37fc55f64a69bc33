import { pino } from "pino";
import { findOriginal } from "../features/media/media-files";
import { shopAppQueue } from "../features/shop-app/shop-app.job.usecases";
import { createJobRunner } from "../jobs/job-runner";
import { createDiskFileStore } from "../outside/disk-file-store";
import { readConfig } from "../process/config";
import { systemClock } from "../process/clock";
import type { Database } from "../database/database";

/** Makes the apps that the demo's shops wait for, as the first start does beside serving. */
export async function makeDemoApps(db: Database, mediaFolder: string): Promise<void> {
  const logger = pino({ level: "silent" });
  const files = createDiskFileStore(mediaFolder);
  const config = readConfig({ HAAT_DEMO: "1" });
  const services = { db, files, logger, config, clock: systemClock };
  const read = async (key: string) => (await findOriginal(mediaFolder, key, files))?.read();
  await createJobRunner({ db, clock: systemClock, logger }, [shopAppQueue(services, read)]).runDue();
}
