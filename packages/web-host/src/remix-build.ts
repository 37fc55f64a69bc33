import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";

/** The Remix build in an app's `build` folder. @returns what hands it out, as `RemixPagesParts.loadBuild` */
export async function loadRemixBuild(folder: string): Promise<() => Promise<ServerBuild>> {
  const build = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, "server/index.js")).href
  )) as ServerBuild;
  return () => Promise.resolve(build);
}
