import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Leaves a function in a document that makes axe where it is called. */
const loader = `globalThis.loadAxe = () => {${source}\n};\nundefined;`;

const keepers = new WeakSet<Page>();

/**
 * Has the browser keep axe for all documents that this page opens from now on: half a megabyte goes to it and is compiled
 * once, and not for each of them.
 */
export async function keepAxe(page: Page): Promise<void> {
  if (keepers.has(page)) return;
  keepers.add(page);
  await page.addInitScript(loader);
}

/** The page as it stands has no violation of WCAG 2.2 A and AA. Needs a page with JavaScript on: axe waits on timers. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
}

/** What of WCAG 2.2 A and AA the page as it stands violates, each with the first element that does. */
export async function axeViolations(page: Page): Promise<string[]> {
  const violations = await page.evaluate(violationsHere);
  if (violations) return violations;
  // The debugger evaluates this, so the page's policy against foreign scripts does not apply.
  await page.evaluate(loader);
  return (await page.evaluate(violationsHere)) ?? ["axe is not there"];
}

/** What axe finds in the document, in which this runs; nothing where there is no axe in it. */
async function violationsHere(): Promise<string[] | undefined> {
  const here = globalThis as unknown as {
    loadAxe?: () => void;
    axe?: {
      run(
        root: Document,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
    };
  };
  if (!here.axe) here.loadAxe?.();
  if (!here.axe) return undefined;
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // What passes is not described: half of the work.
  const options = { resultTypes: ["violations"], selectors: false };
  const result = await here.axe.run(document, { ...options, runOnly: { type: "tag", values: tags } });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}
