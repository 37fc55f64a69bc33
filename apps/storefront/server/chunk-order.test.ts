import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ChunkContents } from "@haat/web-forms/vite/chunk-contents";

const build = join(import.meta.dirname, "../build");
const contents = JSON.parse(readFileSync(join(build, "chunk-contents.json"), "utf8")) as ChunkContents;
const named = (name: string) => Object.keys(contents).filter((file) => file.startsWith(`assets/${name}-`));

it("the libraries need no other file, and what stands around every page needs the libraries alone", () => {
  const [libraries = ""] = named("libraries");
  const [frame = ""] = named("frame");
  expect([named("libraries").length, named("frame").length]).toEqual([1, 1]);
  expect(contents[libraries]?.imports).toEqual([]);
  expect(contents[frame]?.imports).toEqual([libraries]);
});
