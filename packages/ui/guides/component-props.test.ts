import { readdirSync } from "node:fs";
import { join } from "node:path";
import { withCustomConfig } from "react-docgen-typescript";
import { expect, it } from "vitest";
import { commonProps } from "./common-props";

const library = join(import.meta.dirname, "..");
const files = ["primitives", "commerce", "console"].flatMap((layer) =>
  readdirSync(join(library, "src", layer), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/\.(?:stories|test)\.tsx$/.test(file))
    .map((file) => join(library, "src", layer, file)),
);

/** Read as Storybook's table of props reads them (`.storybook/main.ts`): native attributes stay out of it. */
const parser = withCustomConfig(join(library, "tsconfig.json"), {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: (prop) => !prop.parent?.fileName.includes("node_modules/@types/react"),
});
const components = parser.parse(files).filter(({ displayName }) => /^[A-Z]/.test(displayName));
const props = components.flatMap(({ displayName, props }) =>
  Object.values(props).map(({ name, description }) => ({ name, description, of: displayName })),
);

it("says of every prop of every component what it is", () => {
  expect(components.length).toBeGreaterThan(150);
  const silent = props.filter(({ name, description }) => !description && !commonProps[name]);
  expect(silent.map(({ name, of }) => `${of}: ${name} has no words in the table of props`)).toEqual([]);
});

it("keeps no word for a prop that no component has", () => {
  const names = new Set(props.map(({ name }) => name));
  expect(Object.keys(commonProps).filter((name) => !names.has(name))).toEqual([]);
});
