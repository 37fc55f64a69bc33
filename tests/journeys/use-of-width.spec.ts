import { locales } from "@haat/i18n/locales";
import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { addAddress, pressOnProduct, signUp } from "./combinations";
import { expect, test } from "./demo-test";

test.use({ javaScriptEnabled: true });

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on ${page.url()}`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height, width: box.width };
};

for (const language of ["bn", "en"] as const) {
  const home = (port: number) => `http://localhost:${port}${locales[language].pathPrefix}`;

  test(`a form and what stands beside it share a wide screen's page (${language})`, async ({
    page,
    port,
  }) => {
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${home(port)}/contact`);
      const form = await boxOf(page, "[data-slot=contact-form]");
      const beside = await boxOf(page, "main section + section");
      const columns = await boxOf(page, "[data-slot=footer-columns]");
      expect(beside.right, `${width}`).toBeCloseTo(columns.right, 0);
      expect(beside.left - form.right, `${width}`).toBeLessThan(form.width / 3);
    }
  });

  test(`what there is to press is neither drawn out nor cut in two (${language})`, async ({ page, port }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${home(port)}/rongdhonu/app`);
      const open = await boxOf(page, "main [data-slot=inline-alert] [data-slot=link-button]");
      expect(open.width, `${width}`).toBeLessThan(240);
      const more = page.locator("[data-slot=data-note] a");
      expect(await more.evaluate((link) => link.getClientRects().length), `${width}`).toBe(1);
    }
  });

  test(`a foot's groups of links stand in one row on a tablet (${language})`, async ({ page, port }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const path of ["/contact", "/rongdhonu"]) {
      await page.goto(home(port) + path);
      const groups = page.locator("[data-slot=footer-columns] > div");
      const tops = await groups.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(tops.length, path).toBeGreaterThan(2);
      expect(new Set(tops).size, path).toBe(1);
    }
  });

  test(`the ground of a page's last part goes on into its foot (${language})`, async ({ page, port }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${home(port)}/find-store`);
      const part = await boxOf(page, "main > section:last-of-type");
      const foot = await boxOf(page, "[data-slot=visitor-choices], [data-slot=site-footer]");
      expect(foot.top, `${width}`).toBeCloseTo(part.bottom, 0);
    }
  });

  test(`a stage's words have a third of it (${language})`, async ({ page, port }) => {
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto(`${home(port)}/rongdhonu`);
    const stage = await boxOf(page, "[data-slot=banner]");
    const picture = await boxOf(page, "[data-slot=banner] img");
    expect((stage.right - picture.right) / stage.width).toBeCloseTo(1 / 3, 2);
  });

  test(`on a tablet an order's course stands beside what may be done about it (${language})`, async ({
    page,
    port,
  }) => {
    const shop = `${home(port)}/rongdhonu`;
    await page.goto(`${shop}/login`);
    await signUp(page);
    await page.goto(`${shop}/shipping-address/new`);
    await addAddress(page, language);
    await pressOnProduct({ page, shop }, "monipuri-saree", "buy");
    await arrive(page, /direct\/buy/);
    await page.locator("main [data-slot=button][value=place]").first().click();
    await arrive(page, /\/placed/);
    const order = page.url().replace(/\/placed.*/, "");

    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(order);
    const course = await boxOf(page, "section[aria-labelledby=timeline]");
    const again = await boxOf(page, "[data-slot=order-again]");
    expect(again.left).toBeGreaterThan(course.right);
    expect(again.top).toBeCloseTo(course.top, 0);
    const facts = page.locator("[data-slot=order-facts] > div");
    const tops = await facts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size, "facts beside each other").toBeLessThan(tops.length);

    // What was ordered is counted on a line of its own where both have no room, so that no dot ends the line above.
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await page.locator("h1 ~ p").last().innerText()).not.toMatch(/·/);
  });
}
