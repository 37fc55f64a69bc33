import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".stories.tsx"))
  .filter((file) => readFileSync(join(source, file), "utf8").includes("globals: {"));

interface Told {
  globals?: object;
  parameters?: { docs?: { story?: { inline?: boolean } } };
}

it("keeps a language, a theme or a width of a story's own to its window, away from the rest of its page", async () => {
  const modules = await Promise.all(
    files.map((file) => import(join(source, file)) as Promise<Record<string, Told>>),
  );
  const own = modules.flatMap((module) => Object.entries(module).filter(([, { globals }]) => globals));
  expect(own.length).toBeGreaterThan(2);
  const onThePage = own.filter(([, { parameters }]) => parameters?.docs?.story?.inline !== false);
  expect(onThePage.map(([name]) => name)).toEqual([]);
});
