import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** The workspace of the design system. */
export const libraryRoot = resolve(import.meta.dirname, "..");
export const sourceRoot = join(libraryRoot, "src");

/** What of `src` others get: the components, and the theme that they are drawn with. */
const layers = ["primitives", "commerce", "console", "theme"];

/** The files of the package, below `src`, such as `primitives/button/button.tsx`; stories and tests stay here. */
export function packagedSources(): string[] {
  return layers
    .flatMap((layer) =>
      readdirSync(join(sourceRoot, layer), { recursive: true, encoding: "utf8" }).map((file) =>
        join(layer, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
    .sort();
}

/** What others name a file by: `primitives/button/button`. */
export const moduleName = (file: string): string => file.replace(/\.tsx?$/, "");
