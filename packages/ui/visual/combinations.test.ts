import { describe, expect, it } from "vitest";
import { coverOf, fullProduct, nameOf, type Combination } from "./combinations";

/** All pairs of values that two of a look's choices have together. */
function pairsOf(looks: readonly Combination[], keys: readonly (keyof Combination)[]): Set<string> {
  const pairs = looks.flatMap((look) =>
    keys.flatMap((first, at) => keys.slice(at + 1).map((second) => `${look[first]} ${look[second]}`)),
  );
  return new Set(pairs);
}

describe("the pictures of a story", () => {
  const ids = Array.from({ length: 60 }, (_, index) => `commerce-component--state-${index}`);

  it("show every pair of language and scheme, every width, and four themes", () => {
    const keys = ["language", "scheme"] as const;
    for (const id of ids) {
      const cover = coverOf(id);
      expect(pairsOf(cover, keys)).toEqual(pairsOf(fullProduct, keys));
      expect(new Set(cover.map(({ width }) => width)).size).toBe(3);
      expect(new Set(cover.map(({ theme }) => theme)).size).toBe(4);
    }
  });

  it("show every pair with a width and with a theme, over a few stories", () => {
    const keys = ["language", "scheme", "width", "theme"] as const;
    expect(pairsOf(ids.flatMap(coverOf), keys)).toEqual(pairsOf(fullProduct, keys));
  });

  it("keep their names whatever other stories there are, so that a new story renames no picture", () => {
    expect(coverOf("primitives-button--sizes").map(nameOf)[0]).toBe("bn-light-320-default");
  });

  it("are 72 in the full product, each with a name of its own", () => {
    expect(new Set(fullProduct.map(nameOf)).size).toBe(72);
  });
});
