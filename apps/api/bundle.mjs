// Bundles the API's own process: Node 20 cannot run TypeScript. Our packages go in; those from npm stay outside.
import { build } from "esbuild";

const outsideOurs = {
  name: "packages-from-npm-stay-outside",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@haat/") ? undefined : { path, external: true },
    );
  },
};

await build({
  absWorkingDir: import.meta.dirname,
  // As deep below the workspace as the source is, for it finds the migrations from where it stands.
  entryPoints: { "server/serve": "src/serve.ts" },
  outdir: "build",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: "linked",
  logLevel: "warning",
  plugins: [outsideOurs],
});
