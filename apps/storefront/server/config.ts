import { availableParallelism } from "node:os";
import {
  databasePool,
  leastPool,
  readSettings,
  wholeNumber,
} from "@haat/contract/shared/deployment-settings";
import { sampleOffice } from "@haat/i18n/brand";
import { hostConfigOf, hostSettings, type HostConfig } from "@haat/web-host/host-config";
import { z } from "zod";

export interface StorefrontConfig extends HostConfig {
  /** A cache in front may share pages and put in what is each visitor's own (docs/decisions/026). */
  edgeCache: boolean;
  /** How many processes answer. */
  processes: number;
  /** Whether one more process watches them and can renew them: that of an embedded database cannot have another beside it. */
  isWatched: boolean;
  /** Connections to the database that each of several has. */
  poolSize: number;
  /** Whom to tell of a weakness: a `mailto:`, `https:` or `tel:` address. */
  securityContact: string | undefined;
}

/** Whom to tell of a weakness. */
const contact = z
  .string()
  .regex(
    /^(mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s]+|tel:\+?[\d-]+)$/,
    "must be an address that begins with mailto:, https:// or tel:",
  );

const environment = z.object({
  ...hostSettings,
  EDGE_CACHE: z.enum(["", "esi"]).default(""),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: databasePool.optional(),
  WEB_CONCURRENCY: z.union([z.literal("auto"), wholeNumber.pipe(z.number().min(1).max(256))]).optional(),
  SECURITY_CONTACT: z.union([z.literal(""), contact]).optional(),
  OFFICE_EMAIL: z.string().optional(),
});

/**
 * Reads the settings from the environment; README.md lists them.
 * @throws where one is wrong, and where a public server lacks a secret
 */
export function readConfig(variables: Record<string, string | undefined>, root: string): StorefrontConfig {
  const settings = readSettings(environment, variables);
  if (settings.EDGE_CACHE && !settings.TRUST_PROXY)
    throw new Error("EDGE_CACHE needs TRUST_PROXY=1: it is a proxy in front that keeps the pages.");
  const hostConfig = hostConfigOf(settings, root);
  return {
    ...hostConfig,
    edgeCache: settings.EDGE_CACHE === "esi",
    ...processesOf(settings),
    securityContact: settings.SECURITY_CONTACT || officeAddress(settings.OFFICE_EMAIL, hostConfig.demo),
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
