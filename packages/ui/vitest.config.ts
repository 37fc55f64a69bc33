import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a cold start would otherwise find one after the other, reloading in the middle of the run. */
const bundledAhead = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "radix-ui",
  "class-variance-authority",
  "clsx",
  "storybook/test",
];

/** `ui-static`: components as plain HTML, and in a browser without scripts. `ui-stories`: every story in Chromium, with axe. */
export default defineConfig({
  test: {
    projects: [
      {
        root: here("./"),
        esbuild: { jsx: "automatic" },
        test: {
          name: "ui-static",
          environment: "node",
          include: ["src/**/*.test.{ts,tsx}", "visual/*.test.ts"],
        },
      },
      {
        root: here("../../"),
        plugins: [storybookTest({ configDir: here("../../.storybook") })],
        optimizeDeps: { include: bundledAhead },
        test: {
          name: "ui-stories",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
                args: [
                  "--no-sandbox",
                  "--disable-gpu",
                  "--disable-background-networking",
                  "--disable-component-update",
                  "--disable-sync",
                  "--no-first-run",
                ],
              },
            }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 860 } }],
          },
        },
      },
    ],
  },
});
