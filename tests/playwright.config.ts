import { join } from "node:path";
import { isWholeRun } from "@haat/api/testing/whole-run";
import { defineConfig } from "@playwright/test";
import type { WorkerFixtures } from "./journeys/demo-test";

/** Half of the purchases, with JavaScript and without: they are made over HTTP, where only the way to the API differs. */
const purchasesOverHttp = /buys by path in bn|buys by the shop's own host in en/;

/** Journeys through the built product; each worker has servers and shops of its own (journeys/demo-servers.ts). */
export default defineConfig<object, WorkerFixtures>({
  testDir: "journeys",
  outputDir: join(import.meta.dirname, ".cache/results"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // They only end what hangs: a busy machine is slow, not wrong.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  reporter: [["dot"], ["json"]],
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 180_000,
    launchOptions: {
      executablePath: process.env.HEADLESS_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // A page lives for seconds: what compilers gain in the speed of its scripts they cost, and more. `test:all` has them.
        ...(isWholeRun ? [] : ["--js-flags=--no-opt,--no-maglev"]),
        // No journey depends on what is not on this machine.
        "--host-resolver-rules=MAP *-bazar.com 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
      ],
    },
    locale: "bn-BD",
    viewport: { width: 360, height: 740 },
    screenshot: "off",
    // Moving parts cost a fifth of the run, and no journey is about one.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    // First, as codes grow old in it: the other steps that run beside this one have the machine meanwhile.
    {
      name: "API over HTTP",
      testMatch: ["purchase.spec.ts", "expired-code.spec.ts"],
      grep: [purchasesOverHttp, /older than its life/],
      // Two servers start for a worker: one does for four purchases.
      fullyParallel: false,
      use: { hosting: "API over HTTP" },
    },
    {
      name: "embedded API",
      testIgnore: ["expired-code.spec.ts", "whole-run.spec.ts"],
      grepInvert: isWholeRun ? undefined : purchasesOverHttp,
    },
    {
      name: "whole run",
      testMatch: "whole-run.spec.ts",
      dependencies: ["embedded API", "API over HTTP"],
    },
  ],
});
