import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import ts from "typescript";
import { build } from "vite";

/** A page as somebody writes it who has only the package. */
const page = `
import { useEffect, useState } from "react";
import {
  Button, CouponBox, Popover, Price, QuantityField, UiProvider, createTheme, themeStyleSheet, type CouponBoxProps,
} from "@haat/ui";

const words: CouponBoxProps["labels"] = {
  open: "Have a coupon?", code: "Code", apply: "Apply", applied: "Applied", remove: "Remove", offers: "Offers",
};

export const theme = themeStyleSheet(createTheme({ version: 1, seed: "#8a2be2" }));

export function Page() {
  const [presses, setPresses] = useState(0);
  const [takenOver, setTakenOver] = useState(false);
  // Drawn together with whatever the parts add once scripts have them.
  useEffect(() => setTakenOver(true), []);
  return (
    <UiProvider>
      <main id="main" data-taken-over={takenOver ? "" : undefined}>
        <h1>A shop of somebody else</h1>
        <Price price="৳100" oldPrice="৳120" labels={{ oldPrice: "Old price", nowPrice: "Now" }} />
        <QuantityField formId="buy" name="quantity" label="Quantity"
          labels={{ decrease: "Less", increase: "More", digits: "0123456789" }} />
        <Button type="button" onClick={() => setPresses(presses + 1)}>Pressed {presses}</Button>
        <CouponBox formId="coupon" action="/coupon" method="get" labels={words} errors={["No such coupon"]} />
        <Popover opener="Delivery" title="Delivery" href="/delivery" labels={{ close: "Close" }}>In three days</Popover>
      </main>
    </UiProvider>
  );
}
`;

const client = (stylesheets: string[]) => `
${stylesheets.map((name) => `import "@haat/ui/${name}";`).join("\n")}
import { hydrateRoot } from "react-dom/client";
import { Page } from "./page.js";
hydrateRoot(document.getElementById("app")!, <Page />);
`;

/** The examples of the package's README, each as a module. */
const examples = [
  ...readFileSync(join(import.meta.dirname, "README.md"), "utf8").matchAll(/```tsx\n([\s\S]*?)```/g),
].map(([, code = ""], at) => [`example-${at + 1}.tsx`, code] as const);

const whole = ["styles/haat.css"];
/** The base first, which says how layers rank; the others in no order that means anything. */
const parts = [
  "styles/base.css",
  "primitives/quantity-field/quantity-field.css",
  "primitives/popover/popover.css",
  "primitives/price/price.css",
  "commerce/coupon-box/coupon-box.css",
  "primitives/button/button.css",
];

const server = `
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Page, theme } from "./page.mjs";
process.stdout.write(JSON.stringify({ theme, markup: renderToString(createElement(Page)) }));
`;

/** Writes a project of somebody else, and installs the packed file into it with a React of its own. */
export async function writeProject(folder: string, packed: string, react: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const files = {
    "package.json": JSON.stringify({ name: "foreign-shop", private: true, type: "module" }),
    "page.tsx": page,
    "whole.tsx": client(whole),
    "parts.tsx": client(parts),
    // A bundler's types say what the import of a stylesheet is; here none stands before the compiler.
    "stylesheets.d.ts": `declare module "*.css";`,
    "button.tsx": `export { Button } from "@haat/ui";`,
    "server.mjs": server,
    "page.mjs": (await transform(page, { loader: "tsx", jsx: "automatic", format: "esm" })).code,
  };
  for (const [name, text] of [...Object.entries(files), ...examples]) writeFileSync(join(folder, name), text);
  const major = react.split(".")[0];
  const wanted = [
    `react@${react}`,
    `react-dom@${react}`,
    `@types/react@${major}`,
    `@types/react-dom@${major}`,
  ];
  const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  execFileSync("npm", ["install", ...quietly, packed, ...wanted], { cwd: folder, stdio: "pipe" });
}

/** What its own TypeScript would complain of, with the strictest way to find a module's types. */
export function typeErrorsIn(folder: string): string[] {
  const program = ts.createProgram(
    ["stylesheets.d.ts", "whole.tsx", "button.tsx", ...examples.map(([name]) => name)].map((name) =>
      join(folder, name),
    ),
    {
      strict: true,
      noEmit: true,
      skipDefaultLibCheck: true,
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      types: [],
    },
  );
  const faults = ts.getPreEmitDiagnostics(program);
  return faults.map(
    ({ file, messageText }) =>
      `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
  );
}

/** What its server answers: Node alone reads the package, as no bundler stands before it. */
export function renderOnServer(folder: string): { theme: string; markup: string } {
  const text = execFileSync(process.execPath, ["server.mjs"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  return JSON.parse(text) as { theme: string; markup: string };
}

/** What a bundler makes of one entry for browsers. */
export interface Bundle {
  script: string;
  css: string;
  /** Fonts, by the address that the stylesheet names. */
  assets: Map<string, Uint8Array>;
}

/** An entry of it as its bundler makes it for browsers. React's development build comes in, for its warnings. */
export async function bundled(folder: string, entry: string): Promise<Bundle> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    esbuild: { jsx: "automatic" },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: join(folder, entry), preserveEntrySignatures: "strict" },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Extract<
    typeof result,
    { output: unknown }
  >;
  const bundle: Bundle = { script: "", css: "", assets: new Map() };
  for (const file of output) {
    if (file.type === "chunk") bundle.script += file.code;
    else if (file.fileName.endsWith(".css")) bundle.css += String(file.source);
    else bundle.assets.set(`/${file.fileName}`, Buffer.from(file.source));
  }
  return bundle;
}
