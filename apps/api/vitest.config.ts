import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "seed/**/*.test.ts"],
    globalSetup: ["src/testing/migrated-snapshot.setup.ts"],
    // One PGlite is half a gigabyte: files run one behind the other.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
