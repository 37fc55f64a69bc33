/**
 * Writes `examples.generated.json`: every call made once in each language on the demo shops, over HTTP as anybody would
 * make it. After a change of a call: `npx tsx apps/api/src/record-examples.ts`.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callHeaders } from "@haat/contract/shared/client";
import { languages, type Language } from "@haat/contract/shared/languages";
import { pino } from "pino";
import { takeOutQueue } from "./features/take-out/take-out.job.usecases";
import { createJobRunner } from "./jobs/job-runner";
import { format, resolveConfig } from "prettier";
import { applySeed } from "../seed/apply-seed";
import { createApi, type Api } from "./app";
import { readConfig } from "./process/config";
import { ownCounters } from "./security/counters";
import { openDatabase } from "./database/open-database";
import { migrate } from "./database/migrations";
import { createDemoCourier } from "./outside/demo-courier";
import { createDiskFileStore } from "./outside/disk-file-store";
import { addFailedJob } from "./testing/failed-job";
import { createHttpClient } from "./testing/http-client";
import { patientCallMilliseconds } from "./testing/patience";
import { walkThroughCalls } from "./features/documentation/example-walk";
import type { RecordedExample } from "./features/documentation/examples";

/** How many entries of a list an example shows. */
const mostEntries = 2;

type Recorded = Record<string, RecordedExample[]>;

function recordingClient(api: Api, language: Language, recorded: Recorded) {
  const send = async (request: Request, call: string) => {
    const sent = request.clone();
    const response = await api.fetch(request);
    const examples = (recorded[call] ??= []);
    const isNew = !examples.some((example) => example.language === language);
    if (isNew && response.ok) examples.push(await exampleOf(language, sent, response.clone()));
    return response;
  };
  return (headers: Record<string, string> = {}) =>
    createHttpClient(send, { [callHeaders.language]: language, ...headers });
}

async function exampleOf(language: Language, request: Request, response: Response): Promise<RecordedExample> {
  const { pathname, search } = new URL(request.url);
  const contentType = response.headers.get("content-type") ?? "";
  const headers = Object.fromEntries(
    [...request.headers].filter(([name]) => name !== "content-type" || request.method !== "GET"),
  );
  const isJson = (type: string | null) => type?.includes("json") === true;
  const asked = isJson(request.headers.get("content-type")) ? await request.text() : "";
  return {
    language,
    request: {
      method: request.method,
      path: decodeURI(pathname + search),
      headers,
      ...(asked && { body: JSON.parse(asked) as unknown }),
    },
    response: {
      status: response.status,
      contentType: contentType.split(";")[0] ?? "",
      ...(isJson(contentType) && { body: shortened(await response.json()) }),
    },
  };
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}

async function record(language: Language, recorded: Recorded): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "haat-examples-"));
  const { db: database, close } = await openDatabase({ dataFolder: folder });
  try {
    await migrate(database);
    let now = new Date("2026-03-02T06:00:00Z");
    const clock = { now: () => (now = new Date(now.getTime() + 1000)) };
    await applySeed(database, { mediaFolder: folder, now });
    await addFailedJob(database, now);
    const config = readConfig({
      HAAT_DEMO: "1",
      RATE_LIMIT: "0",
      DATA_FOLDER: folder,
      CALL_TIMEOUT: String(patientCallMilliseconds),
    });
    const logger = pino({ level: "silent" });
    const api = createApi({
      database,
      config,
      clock,
      sms: { send: () => Promise.resolve() },
      couriers: createDemoCourier(),
      push: { send: () => Promise.resolve("taken") },
      names: { texts: noRecords, alias: noRecords, addresses: noRecords },
      files: createDiskFileStore(folder),
      counters: ownCounters({ secret: config.secrets[0], logger }),
      logger,
    });
    const files = createDiskFileStore(folder);
    const parts = { db: database, clock, logger };
    const work = createJobRunner(parts, [
      takeOutQueue({ ...parts, files }, () => Promise.resolve(undefined)),
    ]);
    const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
    await walkThroughCalls(recordingClient(api, language, recorded), language, pass, () => work.runDue());
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** No domain is in DNS here. */
async function noRecords(): Promise<string[]> {
  return [];
}

const recorded: Recorded = {};
for (const language of languages) await record(language, recorded);
const file = join(import.meta.dirname, "features/documentation/examples.generated.json");
const options = await resolveConfig(file);
writeFileSync(file, await format(JSON.stringify(recorded), { ...options, filepath: file }));
