// A Chromium for the browser tests: the one named by CHROMIUM_PATH, an installed one, the distribution's package, or
// Playwright's own download; the first that can be had. The journeys run in its headless shell where there is one: the same
// engine without a browser's own windows, for two thirds of the CPU.
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

/** Path of a headless shell of Chromium, installing one where it can be had; else of `chromium`. */
export function findHeadlessShell(chromium) {
  const shell = "chromium-headless-shell";
  // Who names a Chromium means that one.
  if (process.env.CHROMIUM_PATH) return chromium;
  if (!onPath(shell)) installDebianPackage(shell);
  return onPath(shell) ?? chromium;
}

function installed() {
  return names.map(onPath).find(Boolean) ?? (existsSync(macPath) ? macPath : undefined);
}
