import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { shapesOf } from "./component-shapes";

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, "../src", file), "utf8");

it("finds what a component is given beside its props, with what is said of each field", () => {
  const shapes = shapesOf(sourceOf("commerce/product-card/product-card.tsx"));
  expect(shapes.map(({ name }) => name)).toEqual(["ProductCardData", "ProductCardLabels"]);
  expect(shapes[0]?.source).toContain("/** Path below `/media/`, without a width. */\n  picture: string;");
  expect(shapes[0]?.source.endsWith("\n}")).toBe(true);
});

it("finds none where a component has its props alone", () => {
  expect(shapesOf(sourceOf("primitives/checkbox/checkbox.tsx"))).toEqual([]);
});
