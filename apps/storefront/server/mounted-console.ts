import { join } from "node:path";
import { isConsoleHost } from "@haat/console/server/console-host";
import { createConsole } from "@haat/console/server/console";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import { loadRemixBuild } from "@haat/web-host/remix-build";
import { createStaticFiles } from "@haat/web-host/static-files";
import type { StorefrontConfig } from "./config";

export { createConsole, isConsoleHost };

type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>;

/** Answers the console's host by the console and every other by the storefront: two apps in one process that share the API. */
export function byHost(storefront: Fetch, console: Fetch, { platformHost }: StorefrontConfig): Fetch {
  return (request, bindings) =>
    isConsoleHost(request.headers.get("host"), platformHost)
      ? console(request, bindings)
      : storefront(request, bindings);
}

/** The built console on the API of this process. The only file of the storefront that knows it (docs/decisions/028). */
export async function openBuiltConsole(parts: {
  config: StorefrontConfig;
  api: ApiGateway;
  logFault: (error: unknown, requestId: string) => void;
}): Promise<Fetch> {
  const folder = join(parts.config.root, "apps/console/build");
  const { fetch } = createConsole({
    ...parts,
    loadBuild: await loadRemixBuild(folder),
    mode: "production",
    staticFile: createStaticFiles(join(folder, "client")),
  });
  return fetch;
}
