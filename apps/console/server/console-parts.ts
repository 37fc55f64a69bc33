import type { ServerBuild } from "@remix-run/node";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import type { HostConfig } from "@haat/web-host/host-config";

/** What of a server's settings the console depends on. */
export type ConsoleConfig = Pick<
  HostConfig,
  "platformHost" | "secure" | "trustProxy" | "proxySecret" | "secrets" | "demo" | "rateLimitPerMinute"
>;

/** What a console is made of: with another API or build it is another process, or a test's. */
export interface ConsoleParts {
  config: ConsoleConfig;
  api: ApiGateway;
  /** The Remix build; asked for at every request, so that development can hand out a new one. */
  loadBuild: () => Promise<ServerBuild>;
  mode: "production" | "development";
  staticFile?: (request: Request, pathname: string) => Response | undefined;
  logFault: (error: unknown, requestId: string) => void;
}
