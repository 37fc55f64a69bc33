import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const library = join(import.meta.dirname, "..");
const filesIn = (folder: string, end: RegExp) =>
  readdirSync(join(library, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => end.test(file))
    .map((file) => readFileSync(join(library, folder, file), "utf8"));

/** The ids of all pages, as Storybook makes them from titles. */
const pages = new Set(
  [...filesIn("src", /\.(stories\.tsx|mdx)$/), ...filesIn("guides", /\.mdx$/)].flatMap((text) =>
    [...text.matchAll(/\btitle(?:: |=)"([^"]+)"/g)].map(([, title = ""]) =>
      title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    ),
  ),
);

it("every link of a guide leads to a page that there is", () => {
  const links = filesIn("guides", /\.mdx$/).flatMap((text) =>
    [...text.matchAll(/to="(?:docs|story)\/([\w-]+)--/g)].map(([, page]) => page),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((page) => !pages.has(page ?? ""))).toEqual([]);
});

it("lists in the order of the alphabet what a component is called elsewhere, each component once", () => {
  const [guide = ""] = filesIn("guides", /find-a-component\.mdx$/);
  const names = [...guide.matchAll(/^### ([^:\n]+): /gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names).toEqual([...new Set(names)].sort((one, other) => one.localeCompare(other, "en")));
});
