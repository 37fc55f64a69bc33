import { defineConfig } from "vitest/config";

/**
 * The packages without a runtime of their own, and what holds `deploy/` against the product, which no import leads to. The API,
 * the pages and the components have their own configurations.
 */
export default defineConfig({
  test: {
    name: "unit",
    include: [
      "packages/{contract,i18n,web-forms,web-host}/src/**/*.test.ts",
      "packages/web-forms/vite/*.test.ts",
      "scripts/*.test.mjs",
      "apps/storefront/server/deploy.test.ts",
    ],
    environment: "node",
    // They only end what hangs: a busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
