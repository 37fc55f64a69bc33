import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const root = join(import.meta.dirname, "..");
/** Each run has databases of its own. Workers read this file too and must not make others. */
const data = (process.env.HAAT_JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), "haat-journeys-")));
const secrets = { HAAT_SECRET: "journeys-journeys-journeys-journeys" };
const demo = {
  HAAT_DEMO: "1",
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  RATE_LIMIT: "0",
  TRUST_PROXY: "1",
  ...secrets,
};

export const ports = { embedded: 4310, api: 4311, overHttp: 4312 };

const server = (
  name: string,
  entry: string,
  port: number,
  health: string,
  env: Record<string, string> = {},
) => ({
  name,
  command: `node ${join(root, entry)}`,
  url: `http://127.0.0.1:${port}${health}`,
  env: { ...demo, PORT: String(port), DATA_FOLDER: join(data, name), ...env },
  timeout: 60_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
});

export default defineConfig({
  testDir: "journeys",
  outputDir: join(tmpdir(), "haat-journey-results"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  reporter: [["dot"], ["json"]],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
    locale: "bn-BD",
    viewport: { width: 360, height: 740 },
    screenshot: "off",
  },
  webServer: [
    server("embedded", "apps/storefront/build/main.js", ports.embedded, "/healthz"),
    // Its codes live so short that a journey sees one expire.
    server("api", "apps/api/build/server/serve.js", ports.api, "/healthz", {
      OTP_LIFETIME: "15",
      OTP_RESEND: "2",
    }),
    server("over-http", "apps/storefront/build/main.js", ports.overHttp, "/healthz", {
      API_URL: `http://127.0.0.1:${ports.api}`,
    }),
  ],
  projects: [
    { name: "embedded API", testIgnore: "expired-code.spec.ts", metadata: { port: ports.embedded } },
    {
      name: "API over HTTP",
      testMatch: ["purchase.spec.ts", "expired-code.spec.ts"],
      metadata: { port: ports.overHttp },
    },
  ],
});
