// `npm run demo-data -w apps/api`: the data folder that a first start with HAAT_DEMO=1 makes, for the journeys to copy.
// Orders are dated from the day it is written: delete the folder to have them newer.
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openApi } from "./open-api";
import { readConfig } from "./process/config";
import { createLogger } from "./process/log";
import { migrationsFolder } from "./database/migrations";

const folder = join(import.meta.dirname, "../.cache/demo-data");
// A run that is cut off leaves nothing half in the place where it is looked for.
const unfinished = `${folder}.unfinished`;

rmSync(unfinished, { recursive: true, force: true });
const config = readConfig({ HAAT_DEMO: "1", DATA_FOLDER: unfinished, LOG_LEVEL: "warn" });
const api = await openApi(config, createLogger(config.logLevel), migrationsFolder);
// Everything that the first start does beside serving, done.
await api.jobs.runDue();
await api.close();
rmSync(folder, { recursive: true, force: true });
renameSync(unfinished, folder);
