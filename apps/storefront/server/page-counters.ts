import { openCounters } from "@haat/api/security/counters";
import type { Logger } from "pino";
import type { StorefrontConfig } from "./config";

/** Where a storefront without an API of its own counts its pages: in the Valkey that it shares with others, or by itself. */
export function openPageCounters({ secrets, valkeyUrl }: StorefrontConfig, logger: Logger) {
  return openCounters({ valkeyUrl, secret: secrets[0], logger });
}
