import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { Part } from "../src/samples/in-docs";
import { sampleOf, type Sample } from "../src/samples/in-language";

// What is modal stands at the end of the page, where a server writes nothing.
vi.mock("radix-ui", async (original) => {
  const radix = await original<{ Dialog: object }>();
  const Portal = ({ children }: { children?: ReactNode }) => <>{children}</>;
  return { ...radix, Dialog: { ...radix.Dialog, Portal } };
});
vi.mock("../src/primitives/overlay/style-nonce", () => ({ shareNonce: () => {} }));

const source = join(import.meta.dirname, "../src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".stories.tsx"))
  .filter((file) => readFileSync(join(source, file), "utf8").includes("anatomy("));

interface Drawn {
  parameters?: { draw?: (sample: Sample) => ReactElement; anatomy?: readonly Part[] };
}

it.each(files)(
  "%s numbers parts that are there, in both languages, each told in a sentence",
  async (file) => {
    const stories = Object.values((await import(join(source, file))) as Record<string, Drawn>);
    const numbered = stories.flatMap(({ parameters }) => (parameters?.anatomy ? [parameters] : []));
    expect(numbered).toHaveLength(1);
    const [{ draw, anatomy: parts = [] } = {}] = numbered;
    for (const language of ["bn", "en"]) {
      const root = parse(renderToStaticMarkup(draw?.(sampleOf({ language })) ?? <></>));
      expect(parts.filter(({ at }) => !root.querySelector(at)).map(({ name }) => name)).toEqual([]);
    }
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.filter(({ text }) => !text.endsWith("."))).toEqual([]);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  },
);

it("shows the parts of the components that are made of most", () => {
  expect(files.length).toBeGreaterThan(13);
});
