import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** A module as the builder sees it: its code after all transforms, and what it imports, at once or later. */
export interface Module {
  id: string;
  code: string;
  imports: readonly string[];
  isEntry: boolean;
}

/** By story file a fingerprint of everything its stories are made of. */
export type ModuleFingerprints = Record<string, string>;

/** Where a built Storybook keeps the fingerprints of its story files. */
export const fingerprintsFile = "module-fingerprints.json";

const isStoryFile = (id: string) => /\.stories\.tsx?$/.test(id);
/** Storybook's own list of stories and of addons: it names them by the folder they are in. What it imports counts. */
const isGlue = (id: string) => id.includes("virtual:/@storybook/");
const digestOf = (parts: readonly string[]) =>
  createHash("sha256").update(parts.join("\0")).digest("base64url").slice(0, 16);

/**
 * Fingerprints of story files: of the modules that each reaches, and of the common ground. To the ground belongs what
 * Storybook's frame reaches without going through a story (preview, decorators, axe, React). A module counts by its code
 * alone, so that the same sources have the same fingerprints in another folder.
 * @param ground what else all pictures depend on, such as stylesheets and fonts
 */
export function fingerprintStories(
  modules: readonly Module[],
  ground: readonly string[],
): ModuleFingerprints {
  const known = new Map(modules.map((module) => [module.id, module]));
  const reach = (starts: readonly Module[]) => {
    const reached = new Set(starts);
    for (const { imports } of reached)
      for (const id of imports) {
        const module = known.get(id);
        if (module && !isStoryFile(id)) reached.add(module);
      }
    return [...reached].filter(({ id }) => !isGlue(id));
  };
  const codesOf = (reached: readonly Module[]) => reached.map(({ code }) => digestOf([code])).sort();
  const shared = digestOf([...ground, ...codesOf(reach(modules.filter(({ isEntry }) => isEntry)))]);
  const stories = modules.filter(({ id }) => isStoryFile(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
  return Object.fromEntries(
    stories.map((story) => [story.id, digestOf([shared, ...codesOf(reach([story]))])]),
  );
}

/** Vite plugin: leaves the fingerprints of the story files beside the built Storybook. */
export function moduleFingerprints(root: string): Plugin {
  return {
    name: "haat:module-fingerprints",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const inTree = (text: string) => text.replaceAll(root, "");
      const modules = [...this.getModuleIds()].map((id): Module => {
        const {
          code,
          importedIds = [],
          dynamicallyImportedIds = [],
          isEntry = false,
        } = this.getModuleInfo(id) ?? {};
        return {
          id,
          code: inTree(code ?? ""),
          imports: [...importedIds, ...dynamicallyImportedIds],
          isEntry,
        };
      });
      // A stylesheet is no code: Tailwind puts it together of files that it watches, and of classes that are in the code.
      const sheets = this.getWatchFiles().filter((file) => file.endsWith(".css"));
      const assets = Object.values(bundle).flatMap((file) =>
        file.type === "asset" && !/\.(css|html)$/.test(file.fileName)
          ? [Buffer.from(file.source).toString("latin1")]
          : [],
      );
      const ground = [
        ...sheets.sort().map((file) => readFileSync(file, "utf8")),
        ...assets.sort(),
        ...photography(root),
      ];
      const fingerprints = Object.entries(fingerprintStories(modules, ground));
      const source = JSON.stringify(
        Object.fromEntries(fingerprints.map(([id, value]) => [`./${relative(root, id)}`, value])),
      );
      this.emitFile({ type: "asset", fileName: fingerprintsFile, source });
    },
  };
}

/** Who styles and who takes the pictures: this folder, how Storybook is built, and tools whose code is in no module of a story. */
function photography(root: string): string[] {
  const here = readdirSync(import.meta.dirname).filter((name) => !name.includes(".test."));
  const require = createRequire(import.meta.url);
  const tools = ["vite", "tailwindcss", "playwright-core"];
  return [
    ...here.sort().map((name) => readFileSync(join(import.meta.dirname, name), "utf8")),
    readFileSync(join(root, ".storybook/main.ts"), "utf8"),
    ...tools.map((name) => (require(`${name}/package.json`) as { version: string }).version),
  ];
}
