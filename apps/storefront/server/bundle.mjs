// Bundles the server's entry: Node 20 cannot run TypeScript. Our own packages go in; those from npm stay outside.
import { join } from "node:path";
import { build } from "esbuild";
import { precompress } from "./precompress.mjs";

const folder = join(import.meta.dirname, "..");

const outsideOurs = {
  name: "packages-from-npm-stay-outside",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@haat/") ? undefined : { path, external: true },
    );
  },
};

await build({
  absWorkingDir: folder,
  entryPoints: { main: "server/main.ts" },
  outdir: "build",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: "linked",
  logLevel: "warning",
  plugins: [outsideOurs],
});
precompress(join(folder, "build/client"));
