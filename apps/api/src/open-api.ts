import { join } from "node:path";
import { applyReference } from "../reference/apply-reference";
import { referencePictures } from "../reference/reference-pictures";
import { changesPath } from "@haat/contract/shared/client";
import { applySeed } from "../seed/apply-seed";
import { writePictures } from "../drawing/write-pictures";
import { createApi, type Api } from "./app";
import {
  createDerivatives,
  prepareDerivatives,
  withDerivatives,
  type DerivativeOf,
} from "./features/media/derivatives";
import { findOriginal } from "./features/media/media-files";
import { createMediaRoutes } from "./features/media/media.routes";
import { systemClock } from "./process/clock";
import { within } from "./process/deadline";
import type { ApiConfig } from "./process/config";
import { followChanges } from "./database/change-feed";
import { createChangeStream, type ChangeListener, type WatchOrders } from "./http/change-stream";
import { openCounters, type Counters } from "./security/counters";
import type { Database } from "./database/database";
import { openDatabase, openReplicaOf } from "./database/open-database";
import { migrate } from "./database/migrations";
import type { ReadReplica } from "./database/read-replica";
import type { FileStore } from "./outside/file-store";
import type { PictureWork } from "./job-queues";
import { openFileStore } from "./outside/open-file-store";
import type { Logger } from "./process/log";
import { dnsLookup } from "./outside/name-lookup";
import { httpPush } from "./outside/push";
import { createOrderWatch } from "./features/order-alert/order-watch";
import { createCouriers } from "./outside/create-couriers";
import { createSms } from "./outside/sms";

/** Two, so that one that is long keeps none from running; the embedded database does one thing at a time anyway. */
const jobsAtOnce = 2;

/** How long the end waits for calls that are still being answered to visitors who have gone, in ms: they need the database. */
const callsEndMilliseconds = 5000;

/** How often it is written down what was answered, in ms. */
const countingMilliseconds = 60_000;

/** Limits are counted where all processes of the platform can. */
function countersOf(db: Database, { valkeyUrl, secrets }: ApiConfig, logger: Logger): Promise<Counters> {
  return openCounters({
    valkeyUrl,
    pool: db.engine.kind === "server" ? db.engine.pool : undefined,
    secret: secrets[0],
    logger,
  });
}

/** What later work does with the pictures of a folder and a store. */
function pictureWork(folder: string, files: FileStore, derivativeOf: DerivativeOf): PictureWork {
  return {
    prepare: async (key) => prepareDerivatives(derivativeOf, await findOriginal(folder, key, files), key),
    read: async (key) => (await findOriginal(folder, key, files))?.read(),
  };
}

/** Fills the demo's shops; their photographs lie beside the migrations. */
const openDemo = (db: Database, mediaFolder: string, migrations: string) =>
  applySeed(db, {
    mediaFolder,
    now: systemClock.now(),
    photographs: join(migrations, "../seed/photographs"),
  });

/** What the API reaches outside of this platform. */
const outsideOf = (config: ApiConfig, logger: Logger) => ({
  sms: createSms(config.sms, logger),
  push: httpPush,
  couriers: createCouriers(config.couriers),
  names: dnsLookup(config.dnsServers),
  clock: systemClock,
});

export interface OpenApi extends Api {
  /** Where its limits are counted, for who has others of its own. */
  counters: Counters;
  /** Tells of every change of what shoppers see: of one shop, or without one of anything. */
  onChange(listener: ChangeListener): void;
  /** Tells of a shop's orders, in this process: that one has come or was moved. */
  watchOrders: WatchOrders;
  close(): Promise<void>;
}

/**
 * The API as it runs, in a process of its own or in the storefront's: the database is opened and brought up to date, in
 * demo mode filled with the demo shops, and `fetch` answers `/media/…` too.
 * @param migrations the folder of the checked-in migrations, beside which the demo's seed is: a bundle lies elsewhere than the source
 * @param kept a database that is open already, and stays open; else that of the configuration is opened
 * @throws when another process holds the data folder, or the database does not answer
 */
export async function openApi(
  config: ApiConfig,
  logger: Logger,
  migrations: string,
  kept?: Database,
): Promise<OpenApi> {
  const { db, close } = kept ? { db: kept, close: () => Promise.resolve() } : await openDatabase(config);
  try {
    await migrate(db, migrations);
    await applyReference(db);
    const mediaFolder = join(config.dataFolder, "media");
    await writePictures(mediaFolder, "reference-pictures", referencePictures);
    if (config.demo) await openDemo(db, mediaFolder, migrations);
    const files = withDerivatives(openFileStore(config.files, mediaFolder), mediaFolder);
    const derivativeOf = createDerivatives(mediaFolder);
    const pictures = pictureWork(mediaFolder, files, derivativeOf);
    const counters = await countersOf(db, config, logger);
    const outside = outsideOf(config, logger);
    const replica = await openReplicaOf(db, config);
    const databases = { database: db, readDatabase: replica?.db };
    const api = createApi({ ...outside, ...databases, config, files, logger, counters, pictures });
    const watchOrders = createOrderWatch({ db, clock: systemClock, logger });
    const changes = createChangeStream(config.proxySecrets, watchOrders);
    const stopListening = await hearChanges({ db, replica, api, changes });
    const stopCounting = keepCounting(api, logger);
    await api.jobs.start(config.databaseUrl ? jobsAtOnce : 1);
    const media = createMediaRoutes({ folder: mediaFolder, uploads: files, derivativeOf });
    return {
      ...api,
      counters,
      drain: () => {
        api.drain();
        changes.end();
      },
      onChange: (listener) => void changes.onChange(listener),
      watchOrders,
      fetch: (request, bindings) => {
        const { pathname } = new URL(request.url);
        if (isBelow(changesPath, pathname)) return changes.fetch(request);
        return (isBelow("/media", pathname) ? media : api).fetch(request, bindings);
      },
      close: async () => {
        changes.end();
        await stopListening();
        await within(callsEndMilliseconds, api.callsEnded());
        await api.jobs.stop();
        await stopCounting();
        await counters.close();
        await replica?.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes answers old that a change may have made so, here and for who listens. @returns ends the listening */
function hearChanges({ db, replica, api, changes }: HeardBy): Promise<() => Promise<void>> {
  changes.onChange((shopId) => {
    // Before anything is read anew.
    replica?.noteChange();
    api.forget(shopId);
  });
  return followChanges(db, {
    onChange: (shopId) => changes.tell(shopId),
    onAnyChange: () => changes.tell(),
    onJob: () => api.jobs.wake(),
  });
}

interface HeardBy {
  db: Database;
  replica: ReadReplica | undefined;
  api: Api;
  changes: ReturnType<typeof createChangeStream>;
}

/** Writes down each minute what was answered. @returns writes the rest and ends it */
function keepCounting(api: Api, logger: Logger): () => Promise<void> {
  const keep = () =>
    api.keepServiceCounts().catch((error: unknown) => {
      // The database does not answer: what was not counted is a gap, and the page about the service says so.
      logger.error({ err: error }, "what was answered is not written down");
    });
  const timer = setInterval(() => void keep(), countingMilliseconds).unref();
  return () => {
    clearInterval(timer);
    return keep();
  };
}

/** Whether a path is another one, or stands below it. */
const isBelow = (place: string, path: string) => path === place || path.startsWith(`${place}/`);
