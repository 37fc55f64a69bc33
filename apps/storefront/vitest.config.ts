import { defineConfig } from "vitest/config";

/**
 * The storefront's tests. Those of the routes post real forms through Remix into the real API, so the build must be there
 * (`npm run build`); they share a server a file.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "pages",
    include: ["{app,server,testing}/**/*.test.ts"],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    server: { deps: { inline: [/^@haat\//] } },
  },
});
