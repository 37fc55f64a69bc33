// What the steps that can run in part are made of: their units, how to run some of them, and how each one went.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { binary, root } from "./steps.mjs";

/** @typedef {import("./affected-tests.mjs").TestUnit} TestUnit */

const isTest = (file) => /\.(test|spec|stories)\.tsx?$/.test(file);

/**
 * Files of Vitest. One that stands in a feature's or a page's folder begins at all that is there.
 * @param {RegExp} scope the files that they may touch
 * @param {(file: string) => boolean} isWanted
 * @param {RegExp} ownFolder what the folder of a feature or a page is called
 */
const vitestFiles = (scope, isWanted, ownFolder) => ({
  scope,

  /** @returns {TestUnit[]} */
  list(modules) {
    const files = [...modules.keys()];
    return files
      .filter((file) => isWanted(file) && file.endsWith(".test.ts"))
      .map((file) => {
        const folder = `${dirname(file)}/`;
        const besides = files.filter((other) => other.startsWith(folder) && !isTest(other));
        return { name: file, file, starts: ownFolder.test(folder) ? besides : undefined };
      });
  },

  narrow: (chosen) => chosen.map(({ file }) => file),

  results(report) {
    const results = new Map();
    for (const { name, startTime, endTime, status, assertionResults } of report.testResults) {
      const file = relative(root, name);
      const before = results.get(file) ?? { hasPassed: true, seconds: 0, tests: 0 };
      results.set(file, {
        hasPassed: before.hasPassed && status === "passed",
        seconds: before.seconds + (endTime - startTime) / 1000,
        tests: before.tests + assertionResults.length,
      });
    }
    return results;
  },
});

/** Journeys begin at the pages that they visited when they last ran; without such a record they may touch anything. */
const journeys = {
  scope: /^/,

  /** @returns {TestUnit[]} */
  list(modules, ledger) {
    const { stdout } = spawnSync(
      binary("playwright"),
      ["test", "--config", "tests/playwright.config.ts", "--list", "--reporter=json"],
      { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    );
    return specsOf(JSON.parse(stdout))
      .filter(({ projects }) => !projects.includes("whole run"))
      .map(({ name, file }) => ({ name, file, starts: ledger?.passed[name]?.starts }));
  },

  narrow: (chosen) => [
    "--grep",
    chosen.map(({ name }) => `${escape(name.replaceAll(" › ", " "))}$`).join("|"),
    "--project=embedded API",
    "--project=API over HTTP",
  ],

  results(report) {
    return new Map(
      specsOf(report).map(({ name, hasPassed, seconds, tests }) => [name, { hasPassed, seconds, tests }]),
    );
  },

  /** A test with the pages that it has visited just now. */
  afterRun(unit) {
    const file = join(root, "tests/.cache/results/visits", visitsFileOf(unit.name));
    if (!existsSync(file)) return unit;
    const routes = readFileSync(file, "utf8").split("\n").filter(Boolean);
    const names = new Set(["shop", ...routes.map((line) => line.split(" ")[1])]);
    const starts = routesFolders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true })
        .filter((path) => names.has(/([^/]+)\.route\.tsx?$/.exec(path)?.[1]))
        .map((path) => `${folder}/${path}`),
    );
    return { ...unit, starts };
  },
};

const routesFolders = ["apps/storefront/app/routes", "apps/console/app/routes"];

/** Where a journey notes its visits (tests/journeys/visits.ts). */
const visitsFileOf = (name) => `${createHash("sha256").update(name).digest("hex").slice(0, 16)}.txt`;

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The specs of Playwright's report, over all projects. */
function specsOf({ suites }) {
  return suites.flatMap((suite) =>
    specsIn(suite, []).map(({ titles, tests }) => ({
      name: titles.join(" › "),
      file: `tests/journeys/${suite.title}`,
      hasPassed: tests.every(({ status }) => status === "expected"),
      projects: tests.map(({ projectName }) => projectName),
      seconds: tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration / 1000, 0),
      tests: tests.length,
    })),
  );
}

function specsIn({ title, specs = [], suites = [] }, outer) {
  const titles = [...outer, title];
  return [
    ...specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...suites.flatMap((suite) => specsIn(suite, titles)),
  ];
}

/** It stands among the pages' tests and is none of theirs (vitest.config.ts). */
const ofTheUnits = "apps/storefront/server/deploy.test.ts";

/** By step. The other steps run whole: they are short, or know themselves what is unchanged. */
export const testUnits = {
  api: vitestFiles(
    /^(apps\/api|packages\/(api-client|contract|i18n|ui\/src\/theme))\//,
    (file) => file.startsWith("apps/api/"),
    /\/features\//,
  ),
  pages: vitestFiles(
    /^(apps|packages)\//,
    (file) => /^apps\/(console|storefront)\//.test(file) && file !== ofTheUnits,
    /\/app\//,
  ),
  journeys,
};
