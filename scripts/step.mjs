// One step of the tests, as a task of Turbo: `node scripts/step.mjs api`. Runs its command, counts what passed, and leaves
// notes in `.cache/steps` that `npm test` reads. Where everything of it has run before, it runs what a change affects.
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chooseTests, fingerprintUnits, noteRun, readLedger, writeLedger } from "./affected-tests.mjs";
import { readModules } from "./module-graph.mjs";
import { followProcesses } from "./step-cpu.mjs";
import { clearNotes, noteOutput, noteProgress, noteResult, reportFile } from "./step-notes.mjs";
import { binary, root } from "./steps.mjs";
import { testUnits } from "./test-units.mjs";

const name = process.argv[2] ?? "";
const report = reportFile(name);

/** A test runner's mark for a test that passed, and those for one that did not. */
const marks = /[·x×F]/g;

/** Tests that Vitest counts. */
const vitest = (...args) => ({
  command: binary("vitest"),
  args: ["run", ...args, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
  counts: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
});

const apiTests = (...projects) =>
  vitest("--config", "apps/api/vitest.config.ts", ...projects.flatMap((project) => ["--project", project]));

const pageTests = (project) => vitest("--config", "vitest.pages.config.ts", "--project", project);

/** They know themselves which of them are as they passed before. */
const stories = (...options) => ({
  command: binary("tsx"),
  args: ["packages/ui/visual/run.ts", ...options, "--counts", report],
  counts: (counts) => counts,
});

/** Something that goes well or not; it counts as one. */
const check = (command, ...args) => ({ command, args });

const steps = {
  lint: check("npm", "run", "--silent", "lint"),
  types: check("node", "scripts/typecheck.mjs"),
  unit: vitest("--config", "vitest.config.ts"),
  components: vitest("--config", "packages/ui/vitest.config.ts"),
  stories: stories("--changed"),
  "every-story": stories(),
  api: apiTests("api", "embedded"),
  "api-embedded": apiTests("embedded-all"),
  pages: pageTests("pages"),
  "pages-embedded": pageTests("pages-embedded"),
  journeys: {
    command: binary("playwright"),
    args: ["test", "--config", "tests/playwright.config.ts"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    counts: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  },
};

const step = steps[name];
if (!step) {
  console.error(`No such step: ${name}. There are: ${Object.keys(steps).join(", ")}.`);
  process.exit(2);
}

clearNotes(name);
rmSync(report, { force: true });
noteProgress(name, 0);
const started = Date.now();
const processes = followProcesses(name);
const secondsSince = () => Math.round((Date.now() - started) / 1000);
const { output, ...result } = testUnits[name] ? await runAffected(testUnits[name]) : await runWhole();
noteOutput(name, output);
noteResult(name, { ...result, seconds: secondsSince(), cpuSeconds: processes.end() });
process.exitCode = result.failed > 0 ? 1 : 0;

async function runWhole() {
  const { wentWell, output } = await runCommand(step);
  return { ...countsOf(step, wentWell), output };
}

/** Runs all units the first time or when told to, later those that a change affects; remembers what passed. */
async function runAffected({ scope, list, narrow, results, afterRun = (unit) => unit }) {
  const file = join(root, `.cache/affected/${name}.json`);
  const ledger = process.env.TEST_WHOLE || process.env.TEST_FRESH ? undefined : readLedger(file);
  const modules = new Map([...readModules(root)].filter(([path]) => scope.test(path)));
  const units = fingerprintUnits(modules, list(modules, ledger));
  const { chosen, unchanged, left } = ledger
    ? chooseTests(modules, units, ledger)
    : { chosen: units, unchanged: [], left: [] };
  const kept = { unchanged: testsOf(unchanged, ledger), left: testsOf(left, ledger) };
  if (chosen.length === 0) return { passed: kept.unchanged, failed: 0, ...kept, output: "" };

  const { wentWell, output } = await runCommand(
    ledger ? { ...step, args: [...step.args, ...narrow(chosen)] } : step,
  );
  const { passed, failed } = countsOf(step, wentWell);
  const report = readReport();
  if (report) {
    const ran = fingerprintUnits(modules, chosen.map(afterRun));
    writeLedger(file, noteRun(modules, ledger, ran, results(report), secondsSince()));
  }
  return { passed: passed + kept.unchanged, failed, ...kept, output };
}

function testsOf(units, ledger) {
  return units.reduce((sum, { name: unit }) => sum + (ledger?.passed[unit]?.tests ?? 1), 0);
}

/** Runs the command, noting how many marks it has printed. */
function runCommand({ command, args, env = {} }) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1", ...processes.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let ended = 0;
  const hear = (text) => {
    output += text;
    const more = text.match(marks)?.length ?? 0;
    if (more > 0) noteProgress(name, (ended += more));
  };
  child.stdout.setEncoding("utf8").on("data", hear);
  child.stderr.setEncoding("utf8").on("data", (text) => (output += text));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ wentWell: false, output: `${output}${error.message}\n` }));
    child.once("close", (code) => resolve({ wentWell: code === 0, output }));
  });
}

/** A run that broke before its report, or failed beside its tests, counts as one failure. */
function countsOf({ counts }, wentWell) {
  const least = wentWell ? 0 : 1;
  if (!counts) return { passed: wentWell ? 1 : 0, failed: least };
  const found = readReport();
  if (!found) return { passed: 0, failed: 1 };
  const { failed, ...others } = counts(found);
  return { ...others, failed: Math.max(failed, least) };
}

/** What the test runner says of its run; nothing where it broke before. */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return undefined;
  }
}
