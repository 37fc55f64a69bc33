import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sectionOf } from "./section-of";

it("finds what stands below a heading, up to the next one", () => {
  expect(sectionOf("# A\n\n## One\n\nfirst\n\n### Deeper\n\n## Two\n\nsecond\n", "One")).toBe(
    "first\n\n### Deeper",
  );
  expect(() => sectionOf("## One\n", "Three")).toThrow("Three");
});

it("finds what the guide shows of the package's README", () => {
  const readme = readFileSync(join(import.meta.dirname, "../package/README.md"), "utf8");
  expect(sectionOf(readme, "A first page")).toContain('from "@haat/ui"');
});
