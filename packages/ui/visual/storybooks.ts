import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** Builds the Storybook of a work tree, without its documentation, and answers its folder. Throws with the builder's output when it fails. */
export function buildStorybook(tree = root): string {
  const folder = join(tree, "build/visual");
  const { status, stdout, stderr } = spawnSync(
    join(tree, "node_modules/.bin/storybook"),
    ["build", "--test", "--output-dir", folder, "--quiet"],
    { cwd: tree, encoding: "utf8", env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" } },
  );
  if (status !== 0) throw new Error(`Storybook could not be built.\n${stdout}${stderr}`);
  return folder;
}

/**
 * Builds the Storybook of a commit, in a work tree of its own with this one's packages: for a commit whose package-lock.json
 * is the same. Answers its folder and how to put everything away.
 */
export function buildStorybookOf(commit: string): { folder: string; remove: () => void } {
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
