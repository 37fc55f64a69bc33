import { expect, it } from "vitest";
import { exportedComponents, importsOf, pasteable } from "./component-imports";

const known = exportedComponents([
  "export function Button() {}\nexport const LinkButton = 1;\nfunction Inner() {}\nexport const TOKENS = 2;",
  "export function Dialog() {}",
]);

it("knows the components that sources export, and nothing else of them", () => {
  expect([...known]).toEqual(["Button", "LinkButton", "Dialog"]);
});

it("puts one line before a source, which imports every component in it", () => {
  const source = "<div>\n  <LinkButton />\n  <Button />\n  <Button />\n  <Local />\n</div>";
  const text = pasteable(source, known);
  expect(text).toBe(`import { Button, LinkButton } from "@haat/ui";\n\n${source}`);
  expect(pasteable(text, known)).toBe(text);
});

it("leaves out what a story only opens its component by, and the names of functions that do nothing", () => {
  const source =
    '<OpenedBy\n  opener="Clear"\n  variant="danger"\n>\n  <Dialog\n    onOpenChange={function FCe(){}}\n    open\n  />\n</OpenedBy>';
  expect(pasteable(source, known)).toBe(
    'import { Dialog } from "@haat/ui";\n\n<Dialog\n  onOpenChange={() => {}}\n  open\n/>',
  );
});

it("says a component's import for others and for this repository, each to be pasted alone", () => {
  expect(importsOf("Button", "./packages/ui/src/primitives/button/button.stories.tsx")).toBe(
    [
      '```tsx\nimport { Button } from "@haat/ui";\n```',
      "In an app of this repository:",
      '```tsx\nimport { Button } from "@haat/ui/primitives/button/button";\n```',
    ].join("\n\n"),
  );
});
