// `npm test`: installs what is missing and runs everything. Quiet where it passes; a step that fails shows its output.
// Arguments name the steps to run, such as `npm test -- unit journeys`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { binary, buildAll, installPackages, run } from "./steps.mjs";

installPackages();
const { startPrivatePostgres } = await import("../apps/api/src/testing/private-postgres.mjs");
const reports = mkdtempSync(join(tmpdir(), "haat-test-"));
const totals = { passed: 0, failed: 0 };
const chosen = process.argv.slice(2);

const steps = {
  lint: async () => [count(run("npm", ["run", "--silent", "lint"]))],
  types: async () => [count(run("npm", ["run", "--silent", "typecheck"]))],
  unit: async () => [vitest("unit", ["--config", "vitest.config.ts"])],
  components: async () => [
    vitest("components", ["--config", "packages/ui/vitest.config.ts", "--project", "ui-static"]),
  ],
  api: async () => [vitest("api", ["--config", "apps/api/vitest.config.ts"])],
  "api-postgresql": apiOnPostgresql,
  pages: async () => [vitest("pages", ["--config", "apps/storefront/vitest.config.ts"])],
  stories: async () => [stories()],
  journeys: async () => [playwright()],
};

const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}.`);
  process.exit(2);
}

const needsBrowser = ["components", "stories", "journeys"];
const needsBuild = ["pages", "journeys"];
const wanted = Object.keys(steps).filter((name) => chosen.length === 0 || chosen.includes(name));
if (wanted.some((name) => needsBrowser.includes(name))) process.env.CHROMIUM_PATH = await findChromium();
if (wanted.some((name) => needsBuild.includes(name))) buildAll();

for (const name of wanted) {
  const started = Date.now();
  const results = await steps[name]().catch((error) => {
    console.error(error);
    return [count(false)];
  });
  for (const { passed, failed, note } of results) {
    totals.passed += passed;
    totals.failed += failed;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${name}: ${note ?? `${passed} passed${failed ? `, ${failed} failed` : ""}, ${seconds} s`}`);
  }
}
rmSync(reports, { recursive: true, force: true });
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);

function count(wentWell) {
  return wentWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs Vitest and counts its tests; a run that broke before its report counts as one failure. */
function vitest(name, args, env = {}) {
  const file = join(reports, `${name}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const wentWell = run(binary("vitest"), ["run", ...args, ...reporters], { env });
  return counted(wentWell, () => {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

/** The stories that are not known to be good: played, looked at by axe, and compared with the agreed pictures. */
function stories() {
  const file = join(reports, "stories.json");
  const wentWell = run(binary("tsx"), ["packages/ui/visual/run.ts", "--changed", "--counts", file]);
  return counted(wentWell, () => JSON.parse(readFileSync(file, "utf8")));
}

function playwright() {
  const file = join(reports, "journeys.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const wentWell = run(binary("playwright"), ["test", "--config", "tests/playwright.config.ts"], { env });
  return counted(wentWell, () => {
    const { stats } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

function counted(wentWell, read) {
  try {
    const { passed, failed } = read();
    return { passed, failed: wentWell ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The API's tests once more on a PostgreSQL server of our own, where the machine has one. */
async function apiOnPostgresql() {
  const postgres = await startPrivatePostgres();
  if (!postgres)
    return [{ passed: 0, failed: 0, note: "skipped, because this machine has no PostgreSQL server" }];
  try {
    return [
      vitest("api-postgresql", ["--config", "apps/api/vitest.config.ts"], {
        TEST_DATABASE_URL: postgres.url,
      }),
    ];
  } finally {
    await postgres.stop();
  }
}
