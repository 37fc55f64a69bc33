// Programs of the machine: where they are, and how root has the distribution's package of one.
import { spawnSync } from "node:child_process";
import { run } from "./steps.mjs";

/** @returns the path of a program; nothing where there is none */
export function onPath(name) {
  const { status, stdout } = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** Installs a package of Debian's, where this is root on a Debian. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return;
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", name], { env: { DEBIAN_FRONTEND: "noninteractive" } });
}
