import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./demo-test";

// No journey: what a change costs a browser is read from its trace, of a page that no script of its own changes meanwhile.
test.use({ javaScriptEnabled: false, keepsVisits: false });

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements the browser styles anew because an empty one comes before and behind the page's content, and into it. */
async function styledForOne(browser: Browser, page: Page): Promise<number> {
  await page.evaluate(() => document.body.offsetHeight);
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(() => {
    for (const where of ["beforebegin", "afterbegin", "beforeend", "afterend"] as const) {
      const added = document.createElement("div");
      added.dataset.slot = "added";
      document.querySelector("main")?.insertAdjacentElement(where, added);
    }
    return document.body.offsetHeight;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" && args.elementCount !== undefined ? [args.elementCount] : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

test("a change in one place of a page does not have the browser style all of it anew", async ({
  browser,
  page,
  port,
}) => {
  const shop = `http://localhost:${port}/rongdhonu`;
  for (const path of ["", "/all-products/all", "/product-details/tangail-cotton-saree", "/cart"]) {
    await page.goto(shop + path);
    const all = await page.locator("*").count();
    expect(all, path).toBeGreaterThan(150);
    expect(await styledForOne(browser, page), path).toBeLessThan(all / 10);
  }
});
