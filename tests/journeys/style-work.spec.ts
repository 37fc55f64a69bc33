import type { Browser, Page } from "@playwright/test";
import { consoleAt, demoPeople, shopOf, signInOnce } from "./console-parts";
import { expect, test } from "./demo-test";

// No journey: what a change costs a browser is read from its trace, of a page that no script of its own changes meanwhile.
test.use({ javaScriptEnabled: false, keepsVisits: false });

interface TraceEvent {
  name: string;
  /** In microseconds. */
  ts: number;
  args: { elementCount?: number };
}

/** How many elements the browser styles anew because empty ones come before and behind the page's content, and into it. */
async function styledForThese(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
  await page.evaluate(() => {
    const style = () => document.body.offsetHeight;
    style();

    performance.mark("change-begins");
    for (const where of ["beforebegin", "afterbegin", "beforeend", "afterend"] as const) {
      const added = document.createElement("div");
      added.dataset.slot = "added";
      document.querySelector("main")?.insertAdjacentElement(where, added);
    }
    style();
    performance.mark("change-ends");
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const [begun, ended] = ["change-begins", "change-ends"].map(
    (mark) => traceEvents.find(({ name }) => name === mark)?.ts,
  );
  const styled = traceEvents.filter(
    ({ name, ts }) => name === "UpdateLayoutTree" && begun! < ts && ts < ended!,
  );
  expect(styled).toHaveLength(1);
  return styled[0]?.args.elementCount ?? Number.NaN;
}

async function expectLittleStyled(browser: Browser, page: Page): Promise<void> {
  const all = await page.locator("*").count();
  expect(all, page.url()).toBeGreaterThan(150);
  expect(await styledForThese(browser, page), page.url()).toBeLessThan(all / 4);
}

test("a change in one place of a shop's page does not have the browser style all of it anew", async ({
  browser,
  page,
  port,
}) => {
  const shop = `http://localhost:${port}/rongdhonu`;
  for (const path of ["", "/all-products/all", "/product-details/tangail-cotton-saree", "/cart"]) {
    await page.goto(shop + path);
    await expectLittleStyled(browser, page);
  }
});

test("a change in one place of the console does not have the browser style all of it anew", async ({
  browser,
  page,
  port,
}) => {
  const console = consoleAt(port, "en");
  await signInOnce(page, console, demoPeople.pausing.en);
  const shop = `${console}/shop/${shopOf(page)}`;
  for (const path of ["", "/orders", "/goods", "/reports"]) {
    await page.goto(shop + path);
    await expectLittleStyled(browser, page);
  }
});
