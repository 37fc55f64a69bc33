// A process that makes the apps that are waited for, so that a test can kill it:
// `make-apps.ts <data folder> <hours from now> <files>`. It tells each file as it is kept, and stands still behind so many.
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "../database/open-database";
import { shopAppQueue } from "../features/shop-app/shop-app.job.usecases";
import { createJobRunner } from "../jobs/job-runner";
import { createDiskFileStore } from "../outside/disk-file-store";
import { readConfig } from "../process/config";

const [dataFolder = "", hours = "0", standsAt = "0"] = process.argv.slice(2);
const { db, close } = await openDatabase({ dataFolder });
const clock = { now: () => new Date(Date.now() + Number(hours) * 3_600_000) };
const logger = pino({ level: "silent" });
const disk = createDiskFileStore(join(dataFolder, "media"));
let kept = 0;
const files = {
  ...disk,
  put: async (key: string, bytes: Buffer, contentType: string) => {
    await disk.put(key, bytes, contentType);
    process.stdout.write(`${key}\n`);
    kept += 1;
    if (kept === Number(standsAt)) await new Promise(() => setInterval(() => undefined, 60_000));
  },
};
const config = readConfig({ HAAT_DEMO: "1" });
const queue = shopAppQueue({ db, files, logger, config, clock }, () => Promise.resolve(undefined));
await createJobRunner({ db, clock, logger }, [queue]).runDue();
await close();
