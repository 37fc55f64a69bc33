import type { ServerBuild } from "@remix-run/node";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import type { StorefrontConfig } from "./config";

/** What a storefront is made of: with another API or build it is another process, or a test's. */
export interface StorefrontParts {
  config: StorefrontConfig;
  api: ApiGateway;
  /** The Remix build; asked for at every request, so that development can hand out a new one. */
  loadBuild: () => Promise<ServerBuild>;
  mode: "production" | "development";
  staticFile?: (request: Request, pathname: string) => Response | undefined;
  /** How long a page is waited for where an older one is at hand, in ms; 4 s where it is left out. */
  patienceMilliseconds?: number;
  logFault: (error: unknown, requestId: string) => void;
  /** Aborted when the API is about to close. */
  ending?: AbortSignal;
}
