// What start, dev and test have in common: run a command, and install what is missing. Node's own modules only.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isInstalled } from "./install-stamp.mjs";

export const root = join(import.meta.dirname, "..");
export const binary = (name) => join(root, "node_modules/.bin", name);

/** Runs a command and shows its output only when it fails (or always, with `show`). Answers whether it went well. */
export function run(command, args, { show = false, env = {}, cwd = root } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", ...env },
    stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0 && !show)
    process.stderr.write(`${stdout ?? ""}${stderr ?? ""}${error ? `${error.message}\n` : ""}`);
  return status === 0;
}

/** Installs the packages of package-lock.json unless these very ones are there. */
export function installPackages() {
  if (isInstalled(root)) return;
  console.log("Installing packages …");
  if (!run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"])) process.exit(1);
}

/** Builds what changed since the last build. */
export function buildAll() {
  if (!existsSync(join(root, "apps/storefront/build/main.js"))) console.log("Building …");
  if (!run(binary("turbo"), ["run", "build", "--output-logs=errors-only", "--no-update-notifier"]))
    process.exit(1);
}
