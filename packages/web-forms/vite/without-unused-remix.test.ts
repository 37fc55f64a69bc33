import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { withoutUnusedRemix } from "./without-unused-remix";

const remixFile = "/node_modules/@remix-run/react/dist/esm/routes.js";

/** What the plugin makes of a module, or the error with which it stops the build. */
function built(code: string, id: string): unknown {
  const { transform } = withoutUnusedRemix() as Plugin & { transform: (code: string, id: string) => unknown };
  const error = (words: string) => {
    throw new Error(words);
  };
  return transform.call({ error } as never, code, id);
}

it("stops the build where a page uses what was left out", () => {
  const page = "/app/page.view.tsx";
  expect(() => built("export const links = () => [];", page)).toThrow(page);
  expect(() => built('import { Await, Form } from "@remix-run/react";', page)).toThrow(page);
  expect(built('import { Form, Link } from "@remix-run/react";', page)).toBeUndefined();
});

it("stops the build where Remix is written otherwise than it was", () => {
  expect(() => built("function routes() {}", remixFile)).toThrow("Remix no longer says");
});
