import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { guidanceOf } from "./component-guidance";

const source = join(import.meta.dirname, "../src");

it("tells a docstring's text from its tags", () => {
  const component = Object.assign(() => null, {
    __docgenInfo: {
      description: "A button.\nWith words.\n@use To send.\n@avoid To go.\n@words A verb.",
      tags: { use: "To send.", avoid: "To go.", words: "A verb." },
    },
  });
  expect(guidanceOf(component)).toEqual({
    description: "A button.\nWith words.",
    use: "To send.",
    avoid: "To go.",
    accessibility: undefined,
    words: "A verb.",
    deprecated: undefined,
    isBeta: false,
  });
  expect(guidanceOf("main")).toBeUndefined();
});

it("finds at every component that has stories when to use it, when not, and what its page must know of accessibility", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const stories = files.filter((file) => /^(?:primitives|commerce|console)\/.*\.stories\.tsx$/.test(file));
  const lacking = stories.flatMap((file) => {
    const name = /component: (\w+)/.exec(readFileSync(join(source, file), "utf8"))?.[1] ?? "no component";
    const code = files
      .filter((each) => dirname(each) === dirname(file) && /^[\w-]+\.tsx$/.test(basename(each)))
      .map((each) => readFileSync(join(source, each), "utf8"))
      .join("\n");
    const docstring = new RegExp(
      String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:const|function) ${name}\b`,
    ).exec(code)?.[1];
    const tags = ["@use", "@avoid", "@accessibility"].filter((tag) => !docstring?.includes(` ${tag} `));
    return tags.map((tag) => `${name}: ${tag}`);
  });
  expect(stories.length).toBeGreaterThan(100);
  expect(lacking).toEqual([]);
});

it("names, where a docstring leads elsewhere, only components that there are", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /^(?:primitives|commerce|console)\/.*\.tsx$/.test(file) && !/\.(?:stories|test)\.tsx$/.test(file),
  );
  const code = files.map((file) => readFileSync(join(source, file), "utf8")).join("\n");
  const known = new Set([...code.matchAll(/export (?:const|function) ([A-Z]\w+)/g)].map(([, name]) => name));
  const named = [...code.matchAll(/@(?:use|avoid) (.*(?:\n \* {3}.*)*)/g)].flatMap(([, text = ""]) =>
    [...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it("says one number of tabs, at the component and at its prop", () => {
  const text = readFileSync(join(source, "primitives/tabs-as-links/tabs-as-links.tsx"), "utf8");
  const ranges = [...text.matchAll(/two to (\w+)/gi)].map(([, most]) => most);
  expect(ranges.length).toBe(2);
  expect(new Set(ranges).size).toBe(1);
});
