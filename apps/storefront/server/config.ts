import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { demoRefusal, hostName, isLocalHost } from "@haat/contract/deployment-rules";
import {
  commonSettings,
  databasePool,
  leastPool,
  port,
  readSettings,
  wholeNumber,
} from "@haat/contract/deployment-settings";
import { proxySecretOf } from "@haat/contract/proxy-secret";
import { sampleOffice } from "@haat/i18n/brand";
import { z } from "zod";

export interface StorefrontConfig {
  port: number;
  logLevel: string;
  /** Address to listen on; nothing for all of them. */
  host: string | undefined;
  /** The platform's host, without a port: shops are its sub-domains. */
  platformHost: string;
  /** Whether visitors come over HTTPS: everywhere but on localhost. */
  secure: boolean;
  /** Base address of an API elsewhere; without it the API runs in this process. */
  apiUrl: string | undefined;
  /** Calls a minute from one address, on which the limits of pages depend (page-limits.ts); 0 for none. */
  rateLimitPerMinute: number;
  /** A Valkey in which all processes count limits; it matters here where the API is elsewhere. */
  valkeyUrl: string | undefined;
  /** A proxy in front sets `X-Forwarded-For`; without this the header is dropped. */
  trustProxy: boolean;
  /** A cache in front may share pages and put in what is each visitor's own (docs/decisions/026). */
  edgeCache: boolean;
  /** How many processes answer. */
  processes: number;
  /** Whether one more process watches them and can renew them: that of an embedded database cannot have another beside it. */
  isWatched: boolean;
  /** Connections to the database that each of several has. */
  poolSize: number;
  /** The first seals, all of them open. */
  secrets: readonly [string, ...string[]];
  /** Tells the API that `X-Client-Address` comes from us. */
  proxySecret: string;
  demo: boolean;
  dataFolder: string;
  /** Whom to tell of a weakness: a `mailto:`, `https:` or `tel:` address. */
  securityContact: string | undefined;
  /** The project's root, where builds and migrations are. */
  root: string;
}

/** Whom to tell of a weakness. */
const contact = z
  .string()
  .regex(
    /^(mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s]+|tel:\+?[\d-]+)$/,
    "must be an address that begins with mailto:, https:// or tel:",
  );

const apiAddress = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: "must be an address such as http://127.0.0.1:3001",
});

const environment = z.object({
  ...commonSettings,
  PORT: port.default(3000),
  HOST: z.string().optional(),
  API_URL: z.union([z.literal(""), apiAddress]).optional(),
  EDGE_CACHE: z.enum(["", "esi"]).default(""),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: databasePool.optional(),
  WEB_CONCURRENCY: z.union([z.literal("auto"), wholeNumber.pipe(z.number().min(1).max(256))]).optional(),
  DATA_FOLDER: z.string().optional(),
  SECURITY_CONTACT: z.union([z.literal(""), contact]).optional(),
  OFFICE_EMAIL: z.string().optional(),
});

/**
 * Reads the settings from the environment; README.md lists them.
 * @throws where one is wrong, and where a public server lacks a secret
 */
export function readConfig(variables: Record<string, string | undefined>, root: string): StorefrontConfig {
  const settings = readSettings(environment, variables);
  const isLocal = isLocalHost(settings.PLATFORM_HOST);
  const dataFolder = settings.DATA_FOLDER ?? join(root, ".data");
  const demo = settings.HAAT_DEMO;
  const host = settings.HOST || (isLocal ? "127.0.0.1" : undefined);
  const refusal = demo ? demoRefusal(settings.PLATFORM_HOST, host ?? "every address") : undefined;
  if (refusal) throw new Error(refusal);
  if (settings.EDGE_CACHE && !settings.TRUST_PROXY)
    throw new Error("EDGE_CACHE needs TRUST_PROXY=1: it is a proxy in front that keeps the pages.");
  const [secret = isLocal ? localSecret(dataFolder) : undefined, ...older] = settings.HAAT_SECRET ?? [];
  if (!secret) throw new Error("HAAT_SECRET must be set where PLATFORM_HOST is not localhost");
  return {
    port: settings.PORT,
    logLevel: settings.LOG_LEVEL,
    host,
    platformHost: hostName(settings.PLATFORM_HOST),
    secure: !isLocal,
    apiUrl: settings.API_URL || undefined,
    rateLimitPerMinute: settings.RATE_LIMIT,
    valkeyUrl: settings.VALKEY_URL || undefined,
    trustProxy: settings.TRUST_PROXY,
    edgeCache: settings.EDGE_CACHE === "esi",
    ...processesOf(settings),
    secrets: [secret, ...older],
    proxySecret: settings.PROXY_SECRET?.[0] ?? proxySecretOf(secret),
    demo,
    dataFolder,
    securityContact: settings.SECURITY_CONTACT || officeAddress(settings.OFFICE_EMAIL, demo),
    root,
  };
}

/** Connections to the database that all processes have together, unless told: PostgreSQL has a hundred for everybody. */
const usualConnections = 80;
/** What the pool of one process has unless told. */
const usualPool = 10;

/**
 * How many processes answer, and what each of them has of the connections.
 * @throws where there cannot be so many
 */
function processesOf({
  WEB_CONCURRENCY: wanted,
  DATABASE_POOL: connections,
  ...settings
}: Pick<
  z.output<typeof environment>,
  "WEB_CONCURRENCY" | "DATABASE_POOL" | "DATABASE_URL" | "API_URL"
>): Pick<StorefrontConfig, "processes" | "isWatched" | "poolSize"> {
  const canBeMany = Boolean(settings.DATABASE_URL || settings.API_URL);
  const processes = wanted === "auto" ? (canBeMany ? availableParallelism() : 1) : (wanted ?? 1);
  const isWatched = canBeMany && wanted !== undefined;
  if (processes === 1) return { processes, isWatched, poolSize: connections ?? usualPool };
  if (!canBeMany) {
    throw new Error(
      `WEB_CONCURRENCY=${processes} needs DATABASE_URL or API_URL: the embedded database is one process's alone.`,
    );
  }
  const all =
    connections ?? Math.max(processes * leastPool, Math.min(processes * usualPool, usualConnections));
  const poolSize = Math.floor(all / processes);
  if (poolSize < leastPool) {
    throw new Error(
      `DATABASE_POOL=${all} is too little for WEB_CONCURRENCY=${processes}: each process needs ${leastPool} connections.`,
    );
  }
  return { processes, isWatched, poolSize };
}

/** Whom to tell of a weakness where nobody is named: who runs the platform. */
function officeAddress(email: string | undefined, demo: boolean): string | undefined {
  const office = email ?? (demo ? sampleOffice.email : undefined);
  return office ? `mailto:${office}` : undefined;
}

/** A secret of this machine's own, kept so that a restart signs nobody out. */
function localSecret(dataFolder: string): string {
  const file = join(dataFolder, "secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
