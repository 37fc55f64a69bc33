import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { matchingTokens, readTokens, tokenKinds } from "./token-list";

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

it("puts every token under one kind, and leaves out a kind that a search found nothing of", () => {
  const { print, tailwind, ...shown } = stylesheets;
  expect([print, tailwind]).not.toContain(undefined);
  const tokens = readTokens(shown);
  expect(tokenKinds(tokens).flatMap((kind) => kind.tokens)).toHaveLength(tokens.length);
  expect(tokenKinds(matchingTokens(tokens, "focus width")).map(({ layer }) => layer)).toEqual(["shape"]);
});
