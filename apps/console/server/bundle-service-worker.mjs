// The service worker is a file of its own beside the pages' scripts; it knows what this build wants kept from the start.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/** Writes build/client/sw.js. */
export async function bundleServiceWorker(folder) {
  const client = join(folder, "build/client");
  // The offline pages are new when what makes them is.
  const server = readFileSync(join(folder, "build/server/index.js"));
  const version = createHash("sha256").update(server).digest("hex").slice(0, 16);
  const styles = readdirSync(join(client, "assets")).filter(
    (name) => name.endsWith(".css") && !name.startsWith("server-build"),
  );
  const kept = ["/offline", "/en/offline", "/icon.svg", ...styles.map((name) => `/assets/${name}`)];
  await build({
    absWorkingDir: folder,
    entryPoints: { sw: "service-worker/service-worker.ts" },
    outdir: "build/client",
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { __VERSION__: JSON.stringify(version), __KEPT__: JSON.stringify(kept) },
    logLevel: "warning",
  });
}
