import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fingerprintsFile, type ModuleFingerprints } from "./module-fingerprints";

const root = join(import.meta.dirname, "../../..");

/** What a Storybook is built of, in a work tree. */
const inputs = [
  ".changeset",
  ".storybook",
  "packages/ui/src",
  "packages/ui/visual",
  "packages/i18n/src",
  "package-lock.json",
];

/**
 * Builds the Storybook of a work tree, without its documentation, and answers its folder. The last one is good as long as
 * no file that goes into it has changed. Throws with the builder's output when it fails.
 */
export function buildStorybook(tree = root): string {
  const folder = join(tree, "build/visual");
  const stamp = join(folder, "inputs.txt");
  const state = stateOfInputs(tree);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return folder;
  rmSync(stamp, { force: true });
  const { status, stdout, stderr } = spawnSync(
    join(tree, "node_modules/.bin/storybook"),
    ["build", "--test", "--output-dir", folder, "--quiet"],
    { cwd: tree, encoding: "utf8", env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" } },
  );
  if (status !== 0) throw new Error(`Storybook could not be built.\n${stdout}${stderr}`);
  writeFileSync(stamp, state);
  return folder;
}

function stateOfInputs(tree: string): string {
  const files = inputs.flatMap((input) =>
    statSync(join(tree, input)).isFile()
      ? [input]
      : readdirSync(join(tree, input), { recursive: true, encoding: "utf8" })
          .map((name) => join(input, name))
          .filter((name) => statSync(join(tree, name)).isFile()),
  );
  const hash = createHash("sha256");
  for (const name of files.sort())
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(tree, name)))
      .update("\0");
  return hash.digest("hex");
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;

/** The stories of a built Storybook: by id the file that each is in. */
export function storiesOf(folder: string): Record<string, string> {
  const { entries } = readJson(join(folder, "index.json")) as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  return Object.fromEntries(stories.map(({ id, importPath }) => [id, importPath]));
}

/** The same stories: by id a fingerprint of the modules that each is made of. */
export function modulesOf(folder: string): Record<string, string> {
  const fingerprints = readJson(join(folder, fingerprintsFile)) as ModuleFingerprints;
  return Object.fromEntries(
    Object.entries(storiesOf(folder)).map(([id, file]) => {
      const fingerprint = fingerprints[file];
      if (!fingerprint) throw new Error(`What ${file} is made of is not known.`);
      return [id, fingerprint];
    }),
  );
}

/** A Storybook that is not this work tree's. */
export interface OtherStorybook {
  folder: string;
  /** Puts everything away that it was built in. */
  remove: () => void;
}

/**
 * Builds the Storybook of a commit, in a work tree of its own with this one's packages: for a commit whose package-lock.json
 * is the same.
 */
export function buildStorybookOf(commit: string): OtherStorybook {
  const tree = join(mkdtempSync(join(tmpdir(), "haat-visual-")), "tree");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
  git("worktree", "add", "--quiet", "--detach", tree, commit);
  const remove = () => git("worktree", "remove", "--force", tree);
  try {
    // Hard links: the workspaces' links inside stay relative and lead to the other tree's sources.
    for (const folder of ["", ...workspaces()])
      spawnSync("cp", ["-al", join(root, folder, "node_modules"), join(tree, folder, "node_modules")]);
    return { folder: buildStorybook(tree), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const workspaces = () =>
  ["packages", "apps"].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));
