import type { Plugin } from "vite";

/**
 * Takes the reader's own fonts out of a stylesheet, and has the bundled ones waited for: the product draws with a phone's
 * own font where it has one, a picture must show the same letters on every machine.
 */
export const withBundledFontsOnly = (css: string): string =>
  css
    .replace(/@font-face\s*\{[^}]*\}/g, (face) => (face.includes("url(") ? face : ""))
    .replace(/local\((?:"[^"]*"|'[^']*'|[^)"']*)\)\s*,\s*/g, "")
    .replace(/font-display:\s*(?:swap|fallback|optional|auto)/g, "font-display: block");

/** Vite plugin: bundled fonts only. It stands after Tailwind, which puts the imported stylesheets together. */
export const bundledFonts = (): Plugin => ({
  name: "haat:bundled-fonts",
  enforce: "pre",
  transform: (code, id) =>
    /\.css($|\?)/.test(id) ? { code: withBundledFontsOnly(code), map: null } : undefined,
});
