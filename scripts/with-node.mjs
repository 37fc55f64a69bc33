// `node scripts/with-node.mjs 22 npm test`: runs a command on another major version of Node, whose program comes from the
// npm package `node`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, run } from "./steps.mjs";

/** @returns the folder of a Node of that major version, installed once in `.cache/node-<major>` */
export function folderOfNode(major) {
  const home = join(root, `.cache/node-${major}`);
  const folder = join(home, "node_modules/node/bin");
  if (existsSync(join(folder, "node"))) return folder;
  console.log(`Installing Node ${major} …`);
  mkdirSync(home, { recursive: true });
  if (
    !run("npm", ["install", "--prefix", home, "--no-audit", "--no-fund", "--loglevel=error", `node@${major}`])
  )
    throw new Error(`Node ${major} could not be installed.`);
  return folder;
}

/** Runs a command with that Node first on the path. @returns whether it went well */
export function runWithNode(major, command, args) {
  const path = `${folderOfNode(major)}${delimiter}${process.env.PATH}`;
  return (
    spawnSync(command, args, { cwd: root, env: { ...process.env, PATH: path }, stdio: "inherit" }).status ===
    0
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [major = "", command = "", ...args] = process.argv.slice(2);
  process.exitCode = runWithNode(major, command, args) ? 0 : 1;
}
