// `npm run typecheck`: every folder that has a tsconfig.json, one after the other, by the native compiler. TypeScript 5
// stays beside it for what takes programs apart: ESLint, Storybook's tables of props, the graph of modules.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.mjs";

const compiler = join(root, "node_modules/typescript7/bin/tsc");

const below = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|build$)/.test(entry.name))
    .map(({ name }) => join(folder, name));

const groups = below(root);
const workspaces = groups.flatMap(below);
const folders = [root, ...groups, ...workspaces, ...workspaces.flatMap(below)];
const projects = folders.filter((folder) => existsSync(join(folder, "tsconfig.json")));

// One checker looks at each file once; several look at what they share again, and cost twice the time of two cores.
const options = ["--noEmit", "--checkers", "1", "--pretty"];

const wrong = projects.filter(
  (project) =>
    spawnSync(process.execPath, [compiler, "-p", project, ...options], { cwd: root, stdio: "inherit" })
      .status !== 0,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
