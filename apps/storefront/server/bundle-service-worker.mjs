// The service worker is a file of its own beside the pages' scripts; it knows what this build wants kept from the start.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/** Writes build/client/sw.js. */
export async function bundleServiceWorker(folder) {
  const client = join(folder, "build/client");
  const hash = createHash("sha256");
  // The offline pages are new when what makes them is.
  hash.update(readFileSync(join(folder, "build/server/index.js")));
  const revision = hash.digest("hex").slice(0, 16);
  const styles = readdirSync(join(client, "assets")).filter(
    (name) => name.endsWith(".css") && !name.startsWith("server-build"),
  );
  const precached = [
    { url: "/offline", revision },
    { url: "/en/offline", revision },
    { url: "/icon.svg", revision },
    ...styles.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
  await build({
    absWorkingDir: folder,
    entryPoints: { sw: "service-worker/service-worker.ts" },
    outdir: "build/client",
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { __PRECACHED__: JSON.stringify(precached), "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
}
