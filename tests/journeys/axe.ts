import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The page as it stands has no violation of WCAG 2.2 A and AA. Needs a page with JavaScript on: axe waits on timers. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const violations = await page.evaluate(async (code) => {
    // The debugger evaluates this, so the page's policy against foreign scripts does not apply.
    (0, eval)(code);
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          root: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // What passes is not described: half of the work.
    const options = { resultTypes: ["violations"], selectors: false };
    const result = await axe.run(document, { ...options, runOnly: { type: "tag", values: tags } });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }, source);
  expect.soft(violations, page.url()).toEqual([]);
}
