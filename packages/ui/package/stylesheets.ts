import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { __unstable__loadDesignSystem, compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { withItsImports, type ModuleGraph } from "./modules";
import { moduleName, packagedSources, sourceRoot } from "./sources";

const styles = join(sourceRoot, "styles");
/** The stylesheet of the apps, which looks for classes itself; here it is told of them. */
const entry = readFileSync(join(styles, "haat.css"), "utf8").replace(/^@source .*$/gm, "");

/**
 * Writes the stylesheets, for whom no Tailwind is needed: `styles/haat.css` with everything, or `styles/base.css` (tokens,
 * elements, fonts) and beside each component one with what it and its parts are drawn with. Fonts that may
 * come after the page stay apart.
 */
export async function writeStylesheets(folder: string, graph: ModuleGraph): Promise<void> {
  const classesOf = new Map(packagedSources().map((file) => [moduleName(file), classesIn(file)]));
  const all = [...new Set([...classesOf.values()].flat())];
  const whole = (await compile(entry, { base: styles, onDependency: () => undefined })).build(all);
  const rules = await layeredRules(all);

  write(join(folder, "styles/haat.css"), whole);
  write(join(folder, "styles/base.css"), orderOfLayers(rules) + withoutUtilities(whole));
  const components = packagedSources().filter((file) => file.endsWith(".tsx"));
  for (const name of components.map(moduleName)) {
    const classes = new Set(withItsImports(name, graph).flatMap((each) => classesOf.get(each) ?? []));
    const drawn = rules.filter(({ ofClass }) => classes.has(ofClass));
    if (drawn.length === 0) continue;
    write(join(folder, `${name}.css`), drawn.map(({ layer, css }) => `@layer ${layer} {${css}}`).join("\n"));
  }
  for (const name of ["late-fonts.css", "console.css"])
    cpSync(join(styles, name), join(folder, "styles", name));
  cpSync(join(sourceRoot, "fonts"), join(folder, "fonts"), { recursive: true });
}

function write(file: string, css: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, optimize(css, { minify: true }).code);
}

const classesIn = (file: string): string[] =>
  new Scanner({ sources: [] }).scanFiles([
    { content: readFileSync(join(sourceRoot, file), "utf8"), extension: "tsx" },
  ]);

/** The rules of one class, and the layer that gives them the rank which they have in the whole stylesheet. */
interface LayeredRules {
  ofClass: string;
  css: string;
  layer: string;
}

/**
 * What of two classes wins is decided by which rule comes later, and Tailwind puts them in order. In files of their own they
 * come as they are loaded: so that they rank alike, those of one kind (the same properties under the same conditions) share
 * a layer, and the layers have Tailwind's order.
 */
async function layeredRules(classes: string[]): Promise<LayeredRules[]> {
  const system = await __unstable__loadDesignSystem(entry, { base: styles });
  const ranked = system
    .getClassOrder(classes)
    .flatMap(([ofClass, rank]) => (rank === null ? [] : [{ ofClass, rank }]))
    .sort((one, other) => Number(one.rank - other.rank));
  const texts = system.candidatesToCss(ranked.map(({ ofClass }) => ofClass));
  let layer = 0;
  let kindBefore = "";
  return ranked.map(({ ofClass }, index) => {
    const css = withoutProperties(texts[index] ?? "");
    const kind = kindOf(css);
    if (kind !== kindBefore) layer += 1;
    kindBefore = kind;
    return { ofClass, css, layer: `utilities.u${layer}` };
  });
}

/** Conditions and names of properties, without the class and the values. */
const kindOf = (css: string) => css.replace(/^(\s*)\..*\{$/gm, "$1{").replace(/:\s[^;{]*;/g, ";");

/** `@property` stands in the base, once. */
const withoutProperties = (css: string) => css.replace(/@property [^{]+\{[^}]*\}/g, "");

function orderOfLayers(rules: LayeredRules[]): string {
  return `@layer theme, base, components, ${[...new Set(rules.map(({ layer }) => layer))].join(", ")};\n`;
}

/** All but the classes: Tailwind writes them as one block, indented by two spaces. */
const withoutUtilities = (css: string) => css.replace(/^@layer utilities \{$[\s\S]*?^\}$/m, "");
