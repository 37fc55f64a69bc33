import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Components as plain HTML, and in a browser without scripts; how pictures are judged. The stories have a run of their own (visual/run.ts). */
export default defineConfig({
  root: fileURLToPath(new URL("./", import.meta.url)),
  esbuild: { jsx: "automatic" },
  test: {
    name: "ui-static",
    environment: "node",
    // They only end what hangs: a busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    include: ["src/**/*.test.{ts,tsx}", "visual/*.test.ts", "package/*.test.ts", "guides/*.test.{ts,tsx}"],
  },
});
