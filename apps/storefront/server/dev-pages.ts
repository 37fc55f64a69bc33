import type { Server } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { unstable_setDevServerHooks as setDevServerHooks } from "@remix-run/server-runtime";
import { createServer, type Plugin, type ViteDevServer } from "vite";

type Hooks = Parameters<typeof setDevServerHooks>[0];

/** The pages of one app in development. */
export interface DevPages {
  vite: ViteDevServer;
  loadBuild: () => Promise<ServerBuild>;
}

/** What Remix's plugin for Vite leaves for its request handler: the newest one's alone. */
const left = () => (globalThis as { __remix_devServerHooks?: Hooks }).__remix_devServerHooks;
/** The hooks of each app, by what its builds and their copies have in common. */
const hooksOf = new WeakMap<ServerBuild["entry"], Hooks>();

setDevServerHooks({});

/**
 * Opens the pages of an app beside those of others on one port: Remix has one place for what it asks Vite, so there stands what
 * asks the Vite of the app whose page it is.
 * @param app its folder below `apps`
 */
export async function openDevPages(
  app: string,
  { root, server, plugins }: { root: string; server: Server; plugins: Plugin[] },
): Promise<DevPages> {
  const vite = await createServer({
    root: join(root, "apps", app),
    // The path tells apart what the apps' pages listen to.
    server: { middlewareMode: true, hmr: { server, path: `${app}-hmr` }, allowedHosts: [".localhost"] },
    appType: "custom",
    plugins,
  });
  const hooks = left();
  setDevServerHooks({
    getCriticalCss: async (build, url) => hooksOf.get(build.entry)?.getCriticalCss?.(build, url),
    // Vite's own view of an error is the same whoever asks.
    processRequestError: hooks?.processRequestError,
  });
  return {
    vite,
    async loadBuild() {
      const build = (await vite.ssrLoadModule("virtual:remix/server-build")) as unknown as ServerBuild;
      if (hooks) hooksOf.set(build.entry, hooks);
      return build;
    },
  };
}
