import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sampleOf, type Sample } from "../src/samples/in-language";

const source = join(import.meta.dirname, "../src");
const componentsOf = (file: string) =>
  readdirSync(join(source, dirname(file)), "utf8")
    .filter((name) => /(?<!\.stories|\.test)\.tsx$/.test(name))
    .map((name) => readFileSync(join(source, dirname(file), name), "utf8"))
    .join("");
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?:primitives|commerce)\/.*\.stories\.tsx$/.test(file))
  .filter((file) => /type="radio"|<RadioCards/.test(componentsOf(file)));

interface Drawn {
  parameters?: { draw?: (sample: Sample) => ReactElement };
}

it("finds the components that have one of several chosen", () => {
  expect(files.length).toBeGreaterThan(2);
});

it.each(files)(
  "%s shows on one page in each story what is chosen there, not in the last alone",
  async (file) => {
    const stories = Object.values((await import(join(source, file))) as Record<string, Drawn>);
    const page = parse(
      stories
        .map(({ parameters }) =>
          renderToStaticMarkup(parameters?.draw?.(sampleOf({ language: "en" })) ?? <></>),
        )
        .join(""),
    );
    // A form has groups of its own.
    const chosen = page
      .querySelectorAll("input[type=radio][checked]")
      .filter((input) => !input.closest("form"))
      .map((input) => input.getAttribute("name"));
    expect(chosen).toEqual([...new Set(chosen)]);
  },
);
