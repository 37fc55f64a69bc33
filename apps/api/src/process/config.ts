import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { business } from "@haat/contract/shared/business-constants";
import { demoRefusal, hostName, isLocalHost } from "@haat/contract/shared/deployment-rules";
import { commonSettings, databasePool, port, readSettings } from "@haat/contract/shared/deployment-settings";
import { proxySecretOf } from "@haat/contract/shared/proxy-secret";
import type { Retention } from "@haat/contract/shared/retention";
import { z } from "zod";
import { readFileStoreSettings, type FileStoreSettings } from "./file-store-settings";
import { readCourierSettings, type CourierSettings } from "./courier-settings";
import { readRetention } from "./retention-settings";
import { readSmsSettings, type SmsSettings } from "./sms-settings";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

/** The longest that a call may take unless told, in ms. */
export const usualCallMilliseconds = 10_000;

/** Of Chrome and most browsers on Android, of Firefox, of Windows, and of Safari. */
const knownPushHosts = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.notify.windows.com",
  "*.push.apple.com",
];

const listOf = (text: string) => text.split(/[\s,]+/).filter((part) => part !== "");
const addressList = z
  .string()
  .transform(listOf)
  .refine((addresses) => addresses.every((each) => isIP(each) !== 0), "must be IP addresses");
/** An address, with a port or without; one of IPv6 with a port stands in brackets. */
const serverList = z
  .string()
  .transform(listOf)
  .refine(
    (servers) =>
      servers.every(
        (each) => isIP(each.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1")) !== 0,
      ),
    "must be IP addresses, with a port or without",
  );

const environment = z.object({
  ...commonSettings,
  /** Folder of the embedded database and of the pictures. */
  DATA_FOLDER: z.string().default(".data"),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOLER_URL: z.string().optional(),
  DATABASE_READ_URL: z.string().optional(),
  DATABASE_POOL: databasePool.pipe(z.number().max(500)).optional(),
  /** Longest time a call may take, in ms, before it answers 408. */
  CALL_TIMEOUT: coercedNumber(z.number().int().min(10)).default(usualCallMilliseconds),
  /** Room for what a process keeps in memory for a while, in MB: answers, and what shops' lists look at. */
  CACHE_MEGABYTES: coercedNumber(z.number().int().min(1).max(100_000)).default(128),
  /** How long calls are still taken after `/readyz` has begun to answer 503 because the process is to end, in ms. */
  DRAIN_NOTICE: coercedNumber(z.number().int().min(0).max(60_000)).default(0),
  /** How long a one-time code is good, in s: never longer than the three minutes that were decided. */
  OTP_LIFETIME: coercedNumber(z.number().int().min(1).max(business.otpLifetimeSeconds)).default(
    business.otpLifetimeSeconds,
  ),
  /** After how many s a phone may have another code; the limits by hour and day hold all the same. */
  OTP_RESEND: coercedNumber(z.number().int().min(1).max(3600)).default(business.otpResendSeconds),
  /** Codes sent in ten minutes from which the share of those that are typed in is watched; 0: never. */
  SMS_WATCH_FROM: coercedNumber(z.number().int().min(0)).default(50),
  /** The least share of them, in percent, with which sending goes on. */
  SMS_LEAST_USED: coercedNumber(z.number().min(0).max(100)).default(20),
  /** Price of a text message and what a day may cost before the alarm, in poisha; 0: no alarm. */
  SMS_PRICE: coercedNumber(z.number().int().min(0)).default(50),
  SMS_DAY_BUDGET: coercedNumber(z.number().int().min(0)).default(500_000),
  /** Hosts of push services that are written to, with commas between them; `*.` before one for all below it. */
  PUSH_HOSTS: z.string().transform(listOf).default(knownPushHosts),
  /** Addresses at which visitors reach the platform, for domains that cannot be an alias; with commas between them. */
  DOMAIN_ADDRESSES: addressList.default([]),
  /** Whom to ask for domains, as `1.1.1.1` or `127.0.0.1:5353`, with commas between them; else this machine's own. */
  DNS_SERVERS: serverList.default([]),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3001),
});

/** Everything that is set from outside, checked once at start. */
export interface ApiConfig {
  demo: boolean;
  /** The first one makes hashes and marks, all of them are believed. */
  secrets: readonly [string, ...string[]];
  platformHost: string;
  /** Where its pages are, for links in messages; without encryption on this machine alone. */
  platformOrigin: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  /** A pooler before it, over which its transactions go. */
  databasePoolerUrl: string | undefined;
  /** Standbys of it, which are asked for what may be seconds old. */
  databaseReadUrl: string | undefined;
  poolSize: number | undefined;
  /** What our own servers show; empty: nobody is believed. */
  proxySecrets: readonly string[];
  trustProxy: boolean;
  rateLimitPerMinute: number;
  valkeyUrl: string | undefined;
  callMilliseconds: number;
  /** Room for answers and for what shops' lists look at, in this process. */
  cacheBytes: number;
  drainNoticeMilliseconds: number;
  metricsToken: string | undefined;
  /** How long a one-time code is good, and after how long another may be asked for, in s. */
  oneTimeCode: { lifetimeSeconds: number; resendSeconds: number };
  /** When sending codes pauses because hardly any are typed in. */
  codeBreaker: { watchFrom: number; leastUsedPercent: number };
  /** In poisha. */
  smsPrice: number;
  smsDayBudget: number;
  sms: SmsSettings;
  couriers: CourierSettings;
  /** Push services that are written to: hosts, with `*.` before one for all below it, or origins. */
  pushHosts: readonly string[];
  /** Whether webhooks may lead to this machine itself, as those of the demo and of tests do. */
  webhookLoopback: boolean;
  /** Where visitors reach the platform, for domains that cannot be an alias; empty: wherever its host leads. */
  domainAddresses: readonly string[];
  /** Whom to ask for domains; empty: whom this machine asks. */
  dnsServers: readonly string[];
  files: FileStoreSettings;
  /** How long what is held of people stays, in days. */
  retention: Retention;
  logLevel: string;
  host: string;
  port: number;
}

/** The demo's: it shows its codes anyway. */
const demoSecret = "haat-demo-secret-that-keeps-nothing-safe";

/**
 * Reads the environment.
 * @throws an error that names each variable that is wrong, and repeats none of their secrets; and when demo mode would be open to the public.
 */
export function readConfig(variables: Record<string, string | undefined>): ApiConfig {
  const {
    HAAT_DEMO: demo,
    HAAT_SECRET: secrets = [],
    PLATFORM_HOST: platformHost,
    ...rest
  } = readSettings(environment, variables);
  const refusal = demo ? demoRefusal(platformHost, rest.HOST) : undefined;
  if (refusal) throw new Error(refusal);
  const [first, ...older] = secrets;
  if (first === undefined && !isLocalHost(platformHost)) {
    throw new Error("HAAT_SECRET is missing: 32 characters or more that only this platform knows.");
  }
  if (rest.DATABASE_READ_URL && !rest.DATABASE_URL) {
    throw new Error("DATABASE_READ_URL needs DATABASE_URL: the embedded database has no standbys.");
  }
  if (rest.DATABASE_POOLER_URL && !rest.DATABASE_URL) {
    throw new Error(
      "DATABASE_POOLER_URL needs DATABASE_URL: tables are changed and changes heard of without a pooler.",
    );
  }
  return {
    demo,
    secrets: [first ?? (demo ? demoSecret : randomBytes(32).toString("base64url")), ...older],
    platformHost: hostName(platformHost),
    platformOrigin: `${isLocalHost(platformHost) ? "http" : "https"}://${platformHost.toLowerCase()}`,
    dataFolder: rest.DATA_FOLDER,
    databaseUrl: rest.DATABASE_URL || undefined,
    databasePoolerUrl: rest.DATABASE_POOLER_URL || undefined,
    databaseReadUrl: rest.DATABASE_READ_URL || undefined,
    poolSize: rest.DATABASE_POOL,
    proxySecrets: rest.PROXY_SECRET ?? secrets.map(proxySecretOf),
    trustProxy: rest.TRUST_PROXY,
    rateLimitPerMinute: rest.RATE_LIMIT,
    valkeyUrl: rest.VALKEY_URL || undefined,
    callMilliseconds: rest.CALL_TIMEOUT,
    cacheBytes: rest.CACHE_MEGABYTES * 1024 * 1024,
    drainNoticeMilliseconds: rest.DRAIN_NOTICE,
    metricsToken: rest.METRICS_TOKEN || undefined,
    oneTimeCode: { lifetimeSeconds: rest.OTP_LIFETIME, resendSeconds: rest.OTP_RESEND },
    codeBreaker: { watchFrom: rest.SMS_WATCH_FROM, leastUsedPercent: rest.SMS_LEAST_USED },
    smsPrice: rest.SMS_PRICE,
    smsDayBudget: rest.SMS_DAY_BUDGET,
    sms: readSmsSettings(variables),
    couriers: readCourierSettings(variables, demo),
    pushHosts: rest.PUSH_HOSTS,
    webhookLoopback: demo,
    domainAddresses: rest.DOMAIN_ADDRESSES,
    dnsServers: rest.DNS_SERVERS,
    files: readFileStoreSettings(variables),
    retention: readRetention(variables),
    logLevel: rest.LOG_LEVEL,
    host: rest.HOST,
    port: rest.PORT,
  };
}
