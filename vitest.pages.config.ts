import { configDefaults, defineConfig } from "vitest/config";

const common = {
  include: ["apps/{console,storefront}/{app,server,service-worker,testing}/**/*.test.ts"],
  // The unit tests', which all run whenever a file that it reads has changed.
  exclude: [...configDefaults.exclude, "apps/storefront/server/deploy.test.ts"],
  environment: "node" as const,
  // Modules are loaded once a worker: every file has a storefront of its own. The timeouts only end what hangs.
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
  server: { deps: { inline: [/^@haat\//] } },
  // Pages are drawn by the React that shoppers' pages are drawn by, which takes a third of the other's time.
  env: { NODE_ENV: "production" },
  // Pages are many short-lived strings and objects: with a larger nursery few of them outlive it (MiB).
  execArgv: ["--max-semi-space-size=64"],
};

/** What tests draw themselves is written for that React, too. */
const esbuild = { jsxDev: false };

/**
 * The tests of both apps of pages. Those of the routes post real forms through Remix into the real API, so the build must be there
 * (`npm run build`). `pages`: on a PostgreSQL server; `pages-embedded`: on the embedded database.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    projects: [
      { esbuild, test: { ...common, name: "pages", globalSetup: ["apps/storefront/testing/demo.setup.ts"] } },
      { esbuild, test: { ...common, name: "pages-embedded" } },
    ],
  },
});
