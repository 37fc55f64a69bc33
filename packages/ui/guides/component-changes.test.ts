import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readChanges } from "./component-changes";

const library = join(import.meta.dirname, "..");
const changesets = join(library, "../../.changeset");
const changelog = readFileSync(join(library, "CHANGELOG.md"), "utf8");
const waiting = existsSync(changesets)
  ? readdirSync(changesets)
      .filter((file) => file.endsWith(".md"))
      .map((file) => readFileSync(join(changesets, file), "utf8"))
  : [];

/** All exported names of the library's sources. */
const exported = new Set(
  execFileSync("git", ["grep", "-hoE", "^export (const|function) \\w+", "--", "src"], {
    cwd: library,
    encoding: "utf8",
  })
    .split("\n")
    .map((line) => line.replace(/^.* /, "")),
);

it("reads versions, and what waits for the next one, with the components that each is about", () => {
  const changes = readChanges(
    "# @haat/ui\n\n## 0.3.0\n\n### Minor Changes\n\n- 1a2b3c4: Button, LinkButton: keep their width.\n\n## 0.2.0\n\n### Patch Changes\n\n- Price: one line.\n",
    ['---\n"@haat/ui": patch\n---\n\nToast: stays longer.\n'],
  );
  expect(changes).toEqual([
    { version: undefined, components: ["Toast"], text: "stays longer." },
    { version: "0.3.0", components: ["Button", "LinkButton"], text: "keep their width." },
    { version: "0.2.0", components: ["Price"], text: "one line." },
  ]);
});

it("refuses a change that names no component", () => {
  expect(() => readChanges("## 0.2.0\n\n- better in every way\n", [])).toThrow("names its components");
});

it("names components that there are, or the package", () => {
  const unknown = readChanges(changelog, waiting)
    .flatMap(({ components }) => components)
    .filter((name) => name !== "Package" && !exported.has(name));
  expect(unknown).toEqual([]);
});
