// `npm test`: installs what is missing and runs what is not proved already, of some tests a sample (docs/decisions/019).
// Quiet where it passes: it says every few seconds where it is, and what each step took; a step that fails shows its output.
// Arguments name the steps to run, such as `npm test -- unit journeys`. `--fresh` runs of each step what it would on a fresh
// clone, not only what a change affects; `--whole` runs everything, also what is otherwise a sample.
import { spawn, spawnSync } from "node:child_process";
import { findChromium, findHeadlessShell } from "./chromium.mjs";
import { installPostgres } from "./postgres.mjs";
import { clearNotes, readOutput, readProgress, readResult } from "./step-notes.mjs";
import { binary, installPackages, root } from "./steps.mjs";
import { installValkey } from "./valkey.mjs";

/** What `npm test` runs. */
const usual = ["journeys", "api", "pages", "stories", "lint", "components", "types", "unit"];

/** The steps that only `npm run test:all` runs: the embedded database and every picture. */
const rare = ["every-story", "api-embedded", "pages-embedded"];

const runsWhole = process.argv.includes("--whole");
const runsFresh = process.argv.includes("--fresh");
const chosen = process.argv.slice(2).filter((argument) => argument !== "--whole" && argument !== "--fresh");
const unknown = chosen.filter((name) => !usual.includes(name) && !rare.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(", ")}. There are: ${[...usual, ...rare].join(", ")}.`);
  process.exit(2);
}

/** What else the journeys' servers are made of. */
const journeyServers = ["@haat/api#demo-data", "@haat/api#build"];

const wanted = chosen.length > 0 ? chosen : usual;
const needs = (...names) => wanted.some((name) => names.includes(name));
const began = Date.now();

installPackages();
if (needs("api", "pages")) installPostgres();
if (needs("api")) installValkey();
const env = { TEST_DAY: new Date().toISOString().slice(0, 10), TEST_NODE: process.version };
if (runsWhole) env.TEST_WHOLE = "1";
if (runsFresh) env.TEST_FRESH = "1";
if (needs("components", "stories", "every-story", "journeys")) {
  const versionOf = (program) => spawnSync(program, ["--version"], { encoding: "utf8" }).stdout.trim();
  env.CHROMIUM_PATH = await findChromium();
  env.TEST_CHROMIUM = versionOf(env.CHROMIUM_PATH);
  if (needs("journeys")) {
    env.HEADLESS_CHROMIUM_PATH = findHeadlessShell(env.CHROMIUM_PATH);
    env.TEST_HEADLESS_CHROMIUM = versionOf(env.HEADLESS_CHROMIUM_PATH);
  }
}

wanted.forEach(clearNotes);
const said = new Set();
const watch = setInterval(sayProgress, 10_000);
// Where a build fails, the steps that need it try it again, and say so.
if (needs("journeys", "pages", "pages-embedded"))
  await runTasks(["@haat/storefront#build", ...(needs("journeys") ? journeyServers : [])]);
// Turbo puts what waits for most behind all others. Journeys wait minutes for codes to grow old, so they begin at once, beside
// two of the others.
const together = [wanted.filter((name) => name === "journeys"), wanted.filter((name) => name !== "journeys")];
const outputs = await Promise.all(together.map((names) => runTasks(names.map((name) => `//#test:${name}`))));
const broken = outputs.filter(Boolean).join("\n");
clearInterval(watch);
sayEnds();
process.exitCode = summarise(broken);

/** Runs tasks of Turbo, two at a time. @returns what Turbo printed where it failed */
async function runTasks(tasks) {
  if (tasks.length === 0) return undefined;
  const options = ["--continue", "--concurrency=2", "--output-logs=errors-only", "--no-update-notifier"];
  const child = spawn(binary("turbo"), ["run", ...tasks, ...options], {
    cwd: root,
    env: { ...process.env, ...env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code) => resolve(code === 0 ? undefined : output));
  });
}

function sayProgress() {
  sayEnds();
  const running = wanted.filter((name) => readProgress(name) !== undefined && !readResult(name));
  const parts = running.map((name) => `${name} (${readProgress(name)} so far)`);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${seconds} s: ${parts.length > 0 ? parts.join(", ") : "building"}`);
}

/** Says of each step that has ended since it was last asked how it went. */
function sayEnds() {
  for (const name of wanted) {
    const result = readResult(name);
    if (!result || said.has(name)) continue;
    said.add(name);
    const { passed, failed, seconds, cpuSeconds, unchanged = 0, left = 0 } = result;
    const work = cpuSeconds === undefined ? "" : ` (${cpuSeconds} s of a processor)`;
    // A step that is not run again gets its notes back from Turbo, and never said how far it was.
    const time = readProgress(name) === undefined ? "unchanged since it passed" : `${seconds} s${work}`;
    const parts = [
      `${passed} passed${unchanged > 0 ? ` (${unchanged} of them before, and nothing they touch has changed)` : ""}`,
      failed > 0 ? `${failed} failed` : "",
      left > 0 ? `${left} that a change touches left to \`npm run test:all\`` : "",
      time,
    ];
    console.log(`${name}: ${parts.filter(Boolean).join(", ")}`);
    if (failed > 0) process.stderr.write(readOutput(name));
  }
}

/** Prints the last line. @returns the exit code */
function summarise(broken) {
  const totals = { passed: 0, failed: 0 };
  for (const name of wanted) {
    const result = readResult(name);
    totals.passed += result?.passed ?? 0;
    totals.failed += result?.failed ?? 0;
    if (!result) console.log(`${name}: did not run`);
  }
  const hasMissing = wanted.some((name) => !readResult(name));
  // A build that fails keeps steps from running: what Turbo said of it is all there is.
  if (broken && (hasMissing || totals.failed === 0)) {
    process.stderr.write(broken);
    totals.failed = Math.max(totals.failed, 1);
  }
  if (!runsWhole && needs("api", "pages", "journeys"))
    console.log(
      "Of odd values, migrations, mixed requests, journeys and looks of axe a sample ran: `npm test -- --whole` runs all.",
    );
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed > 0 || totals.passed === 0 ? 1 : 0;
}
