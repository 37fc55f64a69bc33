import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** Where `className` and the rest go otherwise, and why. */
const exceptions: Record<string, string> = {
  UiProvider: "has no element",
  HiddenFields: "has no root: a list of inputs",
  DefaultSubmit: "is unseen",
  FieldHint: "is a part of a field",
  FieldErrorText: "is a part of a field",
  CameraInput: "is a part of a field",
  FileChoice: "is a part of a field",
  Field: "takes a control; native attributes are the control's",
  FileField: "is a field: `className` goes to its root by Field",
  FilesField: "is a field: `className` goes to its root by Field",
  QuantityField: "is a field: `className` goes to its root by Field",
  PhoneField: "is a field, with what is spoken beside it: `className` goes to the TextField",
  SuggestionPanel: "is a part of the search field",
  CardAction: "is a part of the product card",
  CardChoice: "is a part of the product card",
  CardColours: "is a part of the product card",
  Overlay: "is a dialog, outside the page's flow",
  Dialog: "is a dialog, outside the page's flow",
  Drawer: "is a dialog, outside the page's flow",
  CartSheet: "is a dialog, outside the page's flow",
  Picture: "without an address is an empty drawing, which takes an image's class but not its attributes",
  Popover: "is a link and a panel: `className` goes to the link",
  Tooltip: "is a label of the element that it is given",
};
/** Components with a control: `className` goes to the root, native attributes to the control. */
const fields = [
  "TextField",
  "Textarea",
  "Select",
  "PasswordField",
  "CodeField",
  "Checkbox",
  "Switch",
  "SortSelect",
];
/** Hand everything on to another component, which keeps the contract. */
const handsOn = (source: string) => /\{\.\.\.props\}/.test(source);

interface Root {
  source: string;
  spreadsRest: boolean;
  hasClassName: boolean;
  /** A component's own slot is set by itself. */
  hasSlot: boolean;
}
interface Component {
  name: string;
  file: string;
  documented: boolean;
  roots: Root[];
}

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** The outermost elements that an expression may come to. */
function rootsOf(expression: ts.Node): Opening[] {
  if (ts.isParenthesizedExpression(expression)) return rootsOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...rootsOf(expression.whenTrue), ...rootsOf(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) return rootsOf(expression.right);
  if (ts.isJsxElement(expression)) return [expression.openingElement];
  return ts.isJsxSelfClosingElement(expression) ? [expression] : [];
}

/** The same for all that a function returns itself, not the functions inside it. */
function returnedRoots(body: ts.Node): Opening[] {
  if (ts.isReturnStatement(body)) return body.expression ? rootsOf(body.expression) : [];
  const roots: Opening[] = [];
  ts.forEachChild(body, (child) => {
    if (!ts.isFunctionLike(child)) roots.push(...returnedRoots(child));
  });
  return roots;
}

function readRoot(element: Opening): Root {
  const attributes = element.attributes.properties.map((attribute) => attribute.getText());
  const tag = element.tagName.getText();
  const isOwnElement = /^[a-z]/.test(tag) || tag === "Form" || tag === "Link";
  return {
    source: element.getText(),
    spreadsRest: attributes.some((text) => /^\{\.\.\.(rest|root|props)\}$/.test(text)),
    hasClassName: attributes.some((text) => /^className=.*\bclassName\b(?!\s*:)/s.test(text)),
    hasSlot: !isOwnElement || attributes.some((text) => text.startsWith("data-slot=")),
  };
}

/** The function of `export function Name` or `export const Name = forwardRef(function …)`. */
function exportedFunctions(statement: ts.Statement): { name: string; body: ts.Node }[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement))
    return statement.name && statement.body ? [{ name: statement.name.text, body: statement.body }] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    const inner = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined;
    return inner && ts.isFunctionExpression(inner) ? [{ name: name.getText(), body: inner.body }] : [];
  });
}

function componentsOf(file: string): Component[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) =>
    exportedFunctions(statement)
      .filter(({ name }) => /^[A-Z]/.test(name))
      .map(({ name, body }) => ({
        name,
        file,
        documented: ts.getJSDocCommentsAndTags(statement).length > 0,
        roots: returnedRoots(body).map(readRoot),
      })),
  );
}

/** The rules that a component breaks, as sentences for whoever wrote it. */
function brokenRules({ name, file, roots }: Component): string[] {
  if (roots.length === 0) return [`${name} (${file}) returns no element that this test can read`];
  return roots.flatMap((root) => {
    const at = `in ${file}: ${root.source.split("\n", 1)[0]}`;
    if (fields.includes(name))
      return /className|\{\.\.\.rest\}/.test(root.source)
        ? []
        : [`${name} gives its root neither className nor the rest of its props ${at}`];
    return [
      !root.spreadsRest && `${name} does not spread the rest of its props over its root ({...rest}) ${at}`,
      !(root.hasClassName || handsOn(root.source)) && `${name} does not give className to its root ${at}`,
      !root.hasSlot && `${name} has no data-slot on its root ${at}`,
    ].filter((rule) => rule !== false);
  });
}

const source = fileURLToPath(new URL("../", import.meta.url));
const components = ["primitives", "commerce"].flatMap((layer) =>
  readdirSync(join(source, layer), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/\.(stories|test)\.tsx$/.test(file))
    .flatMap((file) => componentsOf(join(source, layer, file))),
);
const others = components.filter(({ name }) => !(name in exceptions));

describe("every component", () => {
  it("is found, and so is each exception", () => {
    const names = new Set(components.map(({ name }) => name));
    expect(names.size).toBeGreaterThan(100);
    expect([...Object.keys(exceptions), ...fields].filter((name) => !names.has(name))).toEqual([]);
  });

  it("says what it is for", () => {
    const silent = components.filter(({ documented }) => !documented);
    expect(silent.map(({ name }) => `${name} has no comment that says what it is for`)).toEqual([]);
  });

  it.each(others.map((component) => [component.name, component] as const))(
    "%s gives className and the rest to its root, which bears a slot",
    (_, component) => expect(brokenRules(component)).toEqual([]),
  );
});
