import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface StorefrontConfig {
  port: number;
  /** Address to listen on; nothing for all of them. */
  host: string | undefined;
  /** The platform's host, without a port: shops are its sub-domains (decisions.md, "Which shop"). */
  platformHost: string;
  /** Whether visitors come over HTTPS: everywhere but on localhost. */
  secure: boolean;
  /** Base address of an API elsewhere; without it the API runs in this process. */
  apiUrl: string | undefined;
  /** A proxy in front sets `X-Forwarded-For`; without this the header is dropped. */
  trustProxy: boolean;
  secret: string;
  /** Tells the API that `X-Client-Address` comes from us. */
  proxySecret: string;
  demo: boolean;
  dataFolder: string;
  /** The project's root, where builds and migrations are. */
  root: string;
}

const secretLength = 32;

/** Reads the settings from the environment; README.md lists them. Throws where a public server lacks a secret. */
export function readConfig(environment: Record<string, string | undefined>, root: string): StorefrontConfig {
  const platformHost = environment.PLATFORM_HOST ?? "localhost";
  const isLocal = platformHost === "localhost" || platformHost.endsWith(".localhost");
  const dataFolder = environment.DATA_FOLDER ?? join(root, ".data");
  const secret = environment.HAAT_SECRET ?? (isLocal ? localSecret(dataFolder) : undefined);
  if (!secret) throw new Error("HAAT_SECRET must be set where PLATFORM_HOST is not localhost");
  if (secret.length < secretLength)
    throw new Error(`HAAT_SECRET must have ${secretLength} characters or more`);
  const demo = environment.HAAT_DEMO === "1";
  if (demo && environment.NODE_ENV === "production" && !(isLocal && isLoopback(environment.HOST)))
    throw new Error("HAAT_DEMO=1 shows sign-in codes: refused on a public host in production");
  return {
    port: Number(environment.PORT ?? 3000),
    host: environment.HOST ?? (isLocal ? "127.0.0.1" : undefined),
    platformHost,
    secure: !isLocal,
    apiUrl: environment.API_URL || undefined,
    trustProxy: environment.TRUST_PROXY === "1",
    secret,
    proxySecret:
      environment.PROXY_SECRET ?? createHmac("sha256", secret).update("haat proxy").digest("base64url"),
    demo,
    dataFolder,
    root,
  };
}

/** Nothing set means loopback on localhost. */
function isLoopback(host = "127.0.0.1"): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** A secret of this machine's own, kept so that a restart signs nobody out. */
function localSecret(dataFolder: string): string {
  const file = join(dataFolder, "secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataFolder, { recursive: true });
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
