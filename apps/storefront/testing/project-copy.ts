import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
const workspaces = ["apps/api", "apps/console", "apps/storefront", ...packages];
const source = ["app", "drawing", "migrations", "public", "reference", "seed", "server", "src", "vite"];
const settings = ["package.json", "tsconfig.json", "vite.config.ts"];

/** Copies the source that development runs into a folder of its own, for a test to change; packages from npm are the same. */
export function copyProject(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "haat-source-")));
  for (const file of ["package.json", "tsconfig.json"]) cpSync(join(root, file), join(folder, file));
  linkPackages(root, folder);
  mkdirSync(join(folder, "node_modules/@haat"));
  for (const workspace of workspaces) {
    const [from, to] = [join(root, workspace), join(folder, workspace)];
    for (const name of readdirSync(from).filter((name) => [...source, ...settings].includes(name)))
      cpSync(join(from, name), join(to, name), { recursive: true });
    linkPackages(from, to);
    symlinkSync(to, join(folder, "node_modules/@haat", workspace.replace(/.*\//, "")));
  }
  return folder;
}

/** Links what npm has installed there, one by one: what is kept beside it, such as Vite's cache, is the copy's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, "node_modules"));
  const installed = readdirSync(from).includes("node_modules") ? readdirSync(join(from, "node_modules")) : [];
  for (const name of installed.filter((name) => !name.startsWith(".") && name !== "@haat"))
    symlinkSync(join(from, "node_modules", name), join(to, "node_modules", name));
}
