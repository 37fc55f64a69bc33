// The images that `deploy/` builds on: the published ones, or, where their registry is not reached, images made of Debian's packages.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onPath } from "../scripts/debian.mjs";
import { folderOfNode } from "../scripts/with-node.mjs";

const recipes = join(import.meta.dirname, "containers");
const debianMirror = "http://deb.debian.org/debian";
const ownAuthorities = "/usr/local/share/ca-certificates";
const published = {
  node: "docker.io/library/node:24-bookworm-slim",
  postgres: "docker.io/library/postgres:15-bookworm",
  caddy: "docker.io/library/caddy:2",
};

/** @returns what was done, in words */
export async function prepareImages({ podman }, folder) {
  const pulled = await Promise.all(
    Object.values(published).map((name) =>
      podman("pull", "--quiet", name).then(
        () => true,
        () => false,
      ),
    ),
  );
  if (pulled.every(Boolean)) return "the published ones";

  const context = join(folder, "images");
  await makeBase(podman, context);
  const node = folderOfNode(24);
  cpSync(join(node, "node"), join(context, "node"), { dereference: true });
  cpSync(npmFolder(), join(context, "npm"), { recursive: true, dereference: true });
  for (const [name, tag] of Object.entries(published)) await build(podman, name, tag, context);
  return "made of Debian's packages";
}

/** Debian itself, by debootstrap. @throws where it fails */
async function makeBase(podman, context) {
  if (!onPath("debootstrap"))
    throw new Error("No image could be pulled, and there is no debootstrap to make them with.");
  const system = join(context, "debian");
  mkdirSync(system, { recursive: true });
  const { status, stdout } = spawnSync(
    "debootstrap",
    ["--variant=minbase", "--include=ca-certificates", "bookworm", system, debianMirror],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`debootstrap ended with ${status}.\n${stdout.slice(-2000)}`);
  const archive = join(context, "debian.tar");
  if (spawnSync("tar", ["-C", system, "-cf", archive, "."]).status !== 0)
    throw new Error("Debian could not be packed.");
  await podman("import", "--quiet", archive, "localhost/debian:bookworm");

  mkdirSync(join(context, "ca-certificates"));
  if (existsSync(ownAuthorities))
    cpSync(ownAuthorities, join(context, "ca-certificates"), { recursive: true });
  writeFileSync(join(context, ".containerignore"), "debian\ndebian.tar\n");
  await build(podman, "base", "localhost/base:drill", context);
}

function build(podman, name, tag, context) {
  cpSync(join(recipes, "postgres-start.sh"), join(context, "postgres-start.sh"));
  return podman("build", "--quiet", "--tag", tag, "--file", join(recipes, `${name}.Containerfile`), context);
}

/** The npm that runs this. */
function npmFolder() {
  const { stdout } = spawnSync("npm", ["root", "--global"], { encoding: "utf8" });
  const folder = join(stdout.trim(), "npm");
  if (!existsSync(folder)) throw new Error(`There is no npm in ${dirname(folder)}.`);
  return folder;
}
