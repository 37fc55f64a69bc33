import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withBundledFontsOnly } from "./bundled-fonts";

describe("the fonts of the stories", () => {
  it("are none of the reader's own", () => {
    const product = readFileSync(new URL("../src/styles/fonts.css", import.meta.url), "utf8");
    expect(product).toContain("local(");
    const css = withBundledFontsOnly(product);
    expect(css).not.toContain("local(");
    expect(css.match(/src:\s*url\("\.\.\/fonts\//g)).toHaveLength(product.match(/@font-face/g)?.length ?? 0);
  });

  it("are waited for, so that no picture shows another font in their place", () => {
    expect(withBundledFontsOnly("font-display: swap; src: local(Arial), url(a.woff2)")).toBe(
      "font-display: block; src: url(a.woff2)",
    );
  });
});
