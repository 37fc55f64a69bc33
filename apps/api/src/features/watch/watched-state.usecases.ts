import { statfs } from "node:fs/promises";
import { isLocalHost } from "@haat/contract/shared/deployment-rules";
import type { Services } from "../../http/call";
import { countJobs } from "../../jobs/job.repository";
import { certificateEnd } from "../../outside/certificate-end";
import { secondsAfter } from "../../process/clock";
import { within } from "../../process/deadline";
import type { WatchedState, WatchedValue } from "../../process/watched-gauges";
import { countLateCodes } from "../account/code-message.usecases";
import * as watched from "./watch.repository";

/** How long the database may take to say how things stand, in ms: less than who asks for the numbers waits. */
const databaseMilliseconds = 2500;
/** How long what a certificate says holds, in ms: nobody is asked again before. */
const certificateMilliseconds = 15 * 60_000;

const halfHour = 1800;
const week = 7 * 24 * 3600;
/** So many weeks say how many orders there usually are. */
const weeks = 4;

type WatchParts = Pick<Services, "db" | "clock" | "config" | "logger">;
type Part = Promise<WatchedState>;

/** Tells how things stand: of the database, of what waits and is owed, of the disk and of the platform's certificates. */
export function createWatchedState(parts: WatchParts): () => Promise<WatchedState> {
  const readCertificates = createCertificateEnds(parts);
  return async () => {
    const found = await Promise.all([readDatabase(parts), readDisk(parts), readCertificates()]);
    return Object.assign({}, ...found) as WatchedState;
  };
}

async function readDatabase({ db, clock, config, logger }: WatchParts): Part {
  try {
    const now = clock.now();
    const reading = Promise.all([
      readJobs({ db }, now),
      readOrders({ db }, now),
      readCodes({ db }, now),
      readUpkeep({ db }),
      readClocks({ db, clock }),
      config.databaseUrl === undefined ? {} : readReplicas({ db }),
    ]);
    const found = await within(databaseMilliseconds, reading);
    if (found === "late") return { haat_database_answers: [{ value: 0 }] };
    return Object.assign({ haat_database_answers: [{ value: 1 }] }, ...found) as WatchedState;
  } catch (error) {
    logger.error({ err: error }, "how things stand is not known");
    return { haat_database_answers: [{ value: 0 }] };
  }
}

async function readJobs({ db }: Pick<WatchParts, "db">, now: Date): Part {
  const [counts, due] = await Promise.all([countJobs(db, now), watched.longestDue(db, now)]);
  return {
    haat_jobs: Object.entries(counts).map(([label, value]) => ({ label, value })),
    haat_job_wait_seconds: [{ value: due ? (now.getTime() - due.getTime()) / 1000 : 0 }],
  };
}

async function readOrders({ db }: Pick<WatchParts, "db">, now: Date): Part {
  const spans = Array.from({ length: weeks + 1 }, (_, place) => {
    const to = secondsAfter(now, -place * week);
    return { from: secondsAfter(to, -halfHour), to };
  });
  const [recent = 0, ...before] = await watched.countOrders(db, spans);
  const usual = before.reduce((sum, orders) => sum + orders, 0) / weeks;
  return { haat_orders_recent: [{ value: recent }], haat_orders_usual: [{ value: usual }] };
}

async function readCodes({ db }: Pick<WatchParts, "db">, now: Date): Part {
  const { sent, used } = await countLateCodes(db, now);
  return {
    haat_codes: [
      { label: "sent", value: sent },
      { label: "used", value: used },
    ],
  };
}

async function readUpkeep({ db }: Pick<WatchParts, "db">): Part {
  const kept = await watched.listUpkeep(db);
  const lastOf = (work: string) => kept.find((row) => row.work === work)?.succeededAt.getTime() ?? 0;
  return {
    haat_upkeep_succeeded_timestamp_seconds: watched.upkeepWorks.map((label) => ({
      label,
      value: lastOf(label) / 1000,
    })),
  };
}

async function readClocks({ db, clock }: Pick<WatchParts, "db" | "clock">): Part {
  const ofDatabase = await watched.databaseClock(db);
  return {
    haat_clock_timestamp_seconds: [
      { label: "process", value: clock.now().getTime() / 1000 },
      { label: "database", value: ofDatabase },
    ],
  };
}

async function readReplicas({ db }: Pick<WatchParts, "db">): Part {
  const replicas = await watched.replicaLags(db);
  return {
    haat_replica_lag_seconds: replicas.map(({ name: label, seconds: value = Number.NaN }) => ({
      label,
      value,
    })),
  };
}

async function readDisk({ config: { dataFolder } }: WatchParts): Part {
  try {
    const { bavail, blocks, bsize } = await statfs(dataFolder);
    return {
      haat_disk_free_bytes: [{ label: "data", value: bavail * bsize }],
      haat_disk_size_bytes: [{ label: "data", value: blocks * bsize }],
    };
  } catch {
    // A process that was told of no folder has none.
    return {};
  }
}

/** Asks the platform's own hosts from time to time; nobody is asked where they are this machine's alone. */
function createCertificateEnds({ config: { platformHost } }: WatchParts): () => Part {
  if (isLocalHost(platformHost)) return () => Promise.resolve({});
  const hosts = [platformHost, `console.${platformHost}`];
  let kept: { at: number; ends: Promise<WatchedValue[]> } | undefined;
  return async () => {
    const now = performance.now();
    if (!kept || now - kept.at > certificateMilliseconds)
      kept = { at: now, ends: Promise.all(hosts.map(endOf)) };
    return { haat_certificate_end_timestamp_seconds: await kept.ends };
  };
}

const endOf = async (label: string): Promise<WatchedValue> => {
  const end = await certificateEnd(label).catch(() => undefined);
  return { label, value: end ? end.getTime() / 1000 : 0 };
};
