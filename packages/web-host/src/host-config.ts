import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoRefusal, hostName, isLocalHost } from "@haat/contract/shared/deployment-rules";
import { commonSettings, port } from "@haat/contract/shared/deployment-settings";
import { proxySecretOf } from "@haat/contract/shared/proxy-secret";
import { z } from "zod";
import type { VisitSettings } from "./visit";

/** What any server of pages is set to. */
export interface HostConfig extends VisitSettings {
  port: number;
  logLevel: string;
  /** Address to listen on; nothing for all of them. */
  host: string | undefined;
  /** Base address of an API elsewhere; without it the API runs in this process. */
  apiUrl: string | undefined;
  /** Calls a minute from one address, on which the limits of pages depend (page-limits.ts); 0 for none. */
  rateLimitPerMinute: number;
  /** A Valkey in which all processes count limits; it matters here where the API is elsewhere. */
  valkeyUrl: string | undefined;
  /** Who brings it may read `/metrics`; without one nobody may. */
  metricsToken: string | undefined;
  /** The first seals, all of them open. */
  secrets: readonly [string, ...string[]];
  demo: boolean;
  dataFolder: string;
  /** The project's root, where builds and migrations are. */
  root: string;
}

const apiAddress = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: "must be an address such as http://127.0.0.1:3001",
});

/** The settings of any server of pages; README.md lists them. */
export const hostSettings = {
  ...commonSettings,
  PORT: port.default(3000),
  HOST: z.string().optional(),
  API_URL: z.union([z.literal(""), apiAddress]).optional(),
  DATA_FOLDER: z.string().optional(),
};

/**
 * What the settings of any server of pages come to.
 * @throws where a public server lacks a secret, or would run the demo
 */
export function hostConfigOf(settings: z.output<z.ZodObject<typeof hostSettings>>, root: string): HostConfig {
  const isLocal = isLocalHost(settings.PLATFORM_HOST);
  const dataFolder = settings.DATA_FOLDER ?? join(root, ".data");
  const demo = settings.HAAT_DEMO;
  const host = settings.HOST || (isLocal ? "127.0.0.1" : undefined);
  const refusal = demo ? demoRefusal(settings.PLATFORM_HOST, host ?? "every address") : undefined;
  if (refusal) throw new Error(refusal);
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
    metricsToken: settings.METRICS_TOKEN || undefined,
    trustProxy: settings.TRUST_PROXY,
    secrets: [secret, ...older],
    proxySecret: settings.PROXY_SECRET?.[0] ?? proxySecretOf(secret),
    demo,
    dataFolder,
    root,
  };
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
