// `npm run release`: builds, and packs what a server runs into `build/haat-<version>.tar.gz`; its packages from npm are
// installed where it runs. `-- --folder /opt/haat` lays it out there instead.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildAll, installPackages, root } from "./steps.mjs";

const workspaceFolders = ["packages", "apps"];
const lone = ["tests", "bench"];
const whole = [
  "package.json",
  "package-lock.json",
  "README.md",
  "CHANGELOG.md",
  "LICENSE",
  "SECURITY.md",
  "deploy",
];
/** What the API reads beside its code; the photographs where it runs with the demo's shops. */
const data = ["apps/api/migrations", "apps/api/seed/photographs"];
/** What the first install runs (`postinstall`). */
const scripts = ["scripts/install-stamp.mjs"];

/** Of migrations, what a database is moved by; the snapshots are for those who write the next one. */
const isForDevelopers = (path) => /_snapshot\.json$/.test(path) || path.endsWith(".map");

/** @returns {string} the version that is packed, as `package.json` says */
export const versionOf = (folder = root) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;

/** Lays out in a folder what a server runs, without its packages from npm. */
export function layOut(folder) {
  const workspaces = workspaceFolders.flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const manifests = [...workspaces, ...lone].map((workspace) => `${workspace}/package.json`);
  const built = readdirSync(join(root, "apps")).map((app) => `apps/${app}/build`);
  for (const path of [...whole, ...scripts, ...manifests, ...built, ...data]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !isForDevelopers(source),
    });
  }
}

/** Packs what `layOut` lays out. @returns {string} the archive, `<into>/haat-<version>.tar.gz` */
export function pack(into, { version = versionOf(), change = () => undefined } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), "haat-release-"));
  const name = `haat-${version}`;
  try {
    layOut(join(scratch, name));
    change(join(scratch, name));
    mkdirSync(into, { recursive: true });
    const file = join(into, `${name}.tar.gz`);
    const { status } = spawnSync("tar", ["-czf", file, "--owner=0", "--group=0", "-C", scratch, name], {
      stdio: "inherit",
    });
    if (status !== 0) throw new Error("tar did not pack the release.");
    return file;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  installPackages();
  buildAll();
  const [option, folder] = process.argv.slice(2);
  if (option === "--folder" && folder) layOut(folder);
  else if (option === undefined) console.log(`Packed: ${pack(join(root, "build"))}`);
  else throw new Error("npm run release [-- --folder <folder>]");
}
