import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { matchingTokens, readTokens } from "./token-list";

const folder = join(import.meta.dirname, "../styles/tokens");
const stylesheets = Object.fromEntries(
  readdirSync(folder).map((file) => [file.replace(".css", ""), readFileSync(join(folder, file), "utf8")]),
);

it("knows each token once, by its first value, with what is said above it", () => {
  const tokens = readTokens({
    shape:
      "/* The page. */ :root { /* Between\n columns. */ --gutter: 1rem; --gutter: 2rem; --ring: var(--x); }",
  });
  expect(tokens).toEqual([
    { name: "--gutter", layer: "shape", value: "1rem", note: "Between columns." },
    { name: "--ring", layer: "shape", value: "var(--x)", note: undefined },
  ]);
});

it("finds a token by words of its name, its layer, its value or its note", () => {
  const tokens = readTokens(stylesheets);
  expect(matchingTokens(tokens, "").length).toBeGreaterThan(100);
  expect(matchingTokens(tokens, "focus width").map(({ name }) => name)).toEqual(["--focus-width"]);
  expect(matchingTokens(tokens, "touch finger")).toHaveLength(1);
  expect(matchingTokens(tokens, "nothing-like-this")).toEqual([]);
});
