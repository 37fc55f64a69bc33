import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withBundledFontsOnly } from "./bundled-fonts";

describe("the fonts of the stories", () => {
  it("are none of the reader's own", () => {
    const product = ["fonts.css", "late-fonts.css"]
      .map((name) => readFileSync(new URL(`../src/styles/${name}`, import.meta.url), "utf8"))
      .join("");
    expect(product).toContain("local(");
    const css = withBundledFontsOnly(product);
    expect(css).not.toContain("local(");
    const faces = css.match(/@font-face/g) ?? [];
    expect(css.match(/src:\s*url\("\.\.\/fonts\//g)).toHaveLength(faces.length);
    expect(faces).toHaveLength(product.match(/url\(/g)?.length ?? 0);
  });

  it("are waited for, so that no picture shows another font in their place", () => {
    expect(withBundledFontsOnly("font-display: swap; src: local(Arial), url(a.woff2)")).toBe(
      "font-display: block; src: url(a.woff2)",
    );
  });
});
