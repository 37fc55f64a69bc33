import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  demoRefusal,
  hostName,
  isLocalHost,
  listSecrets,
  weaknessOfAny,
} from "@haat/contract/deployment-rules";
import { sampleOffice } from "@haat/i18n/brand";

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

/** Reads the settings from the environment; README.md lists them. Throws where a public server lacks a secret. */
export function readConfig(environment: Record<string, string | undefined>, root: string): StorefrontConfig {
  const platformHost = hostName(environment.PLATFORM_HOST || "localhost");
  const isLocal = isLocalHost(platformHost);
  const dataFolder = environment.DATA_FOLDER ?? join(root, ".data");
  const setting = environment.HAAT_SECRET ?? (isLocal ? localSecret(dataFolder) : undefined);
  if (!setting) throw new Error("HAAT_SECRET must be set where PLATFORM_HOST is not localhost");
  const [secret, ...older] = listSecrets(setting);
  const weakness = weaknessOfAny(listSecrets(setting));
  if (secret === undefined || weakness) throw new Error(`HAAT_SECRET ${weakness}`);
  const demo = environment.HAAT_DEMO === "1";
  const host = environment.HOST || (isLocal ? "127.0.0.1" : undefined);
  const refusal = demo ? demoRefusal(platformHost, host ?? "every address") : undefined;
  if (refusal) throw new Error(refusal);
  return {
    port: readPort(environment.PORT),
    logLevel: readLogLevel(environment.LOG_LEVEL),
    host,
    platformHost,
    secure: !isLocal,
    apiUrl: readApiUrl(environment.API_URL),
    rateLimitPerMinute: readRateLimit(environment.RATE_LIMIT),
    valkeyUrl: environment.VALKEY_URL || undefined,
    trustProxy: environment.TRUST_PROXY === "1",
    secrets: [secret, ...older],
    proxySecret:
      listSecrets(environment.PROXY_SECRET ?? "")[0] ??
      createHmac("sha256", secret).update("haat proxy").digest("base64url"),
    demo,
    dataFolder,
    securityContact: readContact(environment, demo),
    root,
  };
}

/** Who is told of a weakness; where nobody is named, who runs the platform. @throws where it is no address */
function readContact(environment: Record<string, string | undefined>, demo: boolean): string | undefined {
  const { SECURITY_CONTACT: given, OFFICE_EMAIL: office = demo ? sampleOffice.email : undefined } =
    environment;
  if (given) {
    if (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s]+|tel:\+?[\d-]+)$/.test(given)) return given;
    throw new Error("SECURITY_CONTACT must be an address that begins with mailto:, https:// or tel:");
  }
  return office ? `mailto:${office}` : undefined;
}

/** @throws where it is no port */
function readPort(given = "3000"): number {
  const port = Number(given);
  if (given !== "" && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error("PORT must be a whole number from 0 to 65535");
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"];

/** @throws where there is no such level */
function readLogLevel(given = "info"): string {
  if (logLevels.includes(given)) return given;
  throw new Error(`LOG_LEVEL must be one of ${logLevels.join(", ")}`);
}

/** @throws where it is no address of an API */
function readApiUrl(given: string | undefined): string | undefined {
  if (!given) return undefined;
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new Error("API_URL must be an address such as http://127.0.0.1:3001");
}

/** As the API reads it. @throws where it is no whole number */
function readRateLimit(given = "600"): number {
  const limit = Number(given);
  if (!Number.isInteger(limit) || limit < 0)
    throw new Error("RATE_LIMIT must be a whole number, or 0 for no limit");
  return limit;
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
