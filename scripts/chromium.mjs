// A Chromium for the browser tests: the one named by CHROMIUM_PATH, an installed one, the distribution's package, or
// Playwright's own download; the first that can be had.
import { existsSync } from "node:fs";
import { installDebianPackage, onPath } from "./debian.mjs";
import { binary, run } from "./steps.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macPath = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Path of a Chromium, installing one where there is none. Throws where none can be had. */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH ?? installed();
  if (found) return found;
  console.log("Installing Chromium …");
  installDebianPackage("chromium");
  if (installed()) return installed();
  if (run(binary("playwright-core"), ["install", "chromium"])) {
    const { chromium } = await import("playwright-core");
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  }
  throw new Error("No Chromium could be found or installed. Install one, or name it in CHROMIUM_PATH.");
}

function installed() {
  return names.map(onPath).find(Boolean) ?? (existsSync(macPath) ? macPath : undefined);
}
