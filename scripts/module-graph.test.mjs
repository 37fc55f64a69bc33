import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { circlesOf, readModules } from "./module-graph.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const leading = (pairs) =>
  new Map(Object.entries(pairs).map(([file, files]) => [file, { leadsTo: new Set(files) }]));

it("finds the files that import each other in a circle, and no others", () => {
  const modules = leading({
    start: ["a", "b"],
    a: ["b"],
    b: ["c"],
    c: ["a", "end"],
    end: [],
    self: ["self"],
  });

  expect(circlesOf(modules)).toEqual([["a", "b", "c"]]);
  expect(circlesOf(leading({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toEqual([]);
});

it("a file never leads back to itself: imports go forwards only, those of types too", () => {
  expect(circlesOf(readModules(root))).toEqual([]);
});
