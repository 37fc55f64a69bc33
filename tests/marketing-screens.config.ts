import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** `npm run marketing-screens`: takes the marketing site's pictures of the product, of its demo in the servers that journeys have. */
export default defineConfig({
  testDir: "marketing-screens",
  outputDir: join(import.meta.dirname, ".cache/screens"),
  workers: 1,
  timeout: 180_000,
  reporter: [["line"]],
  use: journeys.use,
});
