import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { controlsOf } from "./component-controls";

const button = readFileSync(join(import.meta.dirname, "../src/primitives/button/button.tsx"), "utf8");

it("says which variant is meant where none is said", () => {
  const { variant, wide } = controlsOf(
    { variant: { name: "variant", table: {} }, wide: { name: "wide", table: {} } },
    button,
  );
  expect(variant?.table?.defaultValue).toEqual({ summary: '"primary"' });
  expect(wide?.table?.defaultValue).toEqual({ summary: "false" });
});

it("says what a prop means that has one name in the whole library, where its component says nothing", () => {
  const own = "Its own words.";
  const { formId, labels } = controlsOf({
    formId: { name: "formId", table: {} },
    labels: { name: "labels", description: own, table: {} },
  });
  expect(formId?.description).toContain("Prefix of all ids");
  expect(labels?.description).toBe(own);
});
