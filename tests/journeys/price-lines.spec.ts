import type { Page } from "@playwright/test";
import { expect, test } from "./demo-test";

/** Of each trade a shop's first page and its whole list, and the row below a product with choices. */
const pages = [
  ...["kacha-bazar", "rongdhonu", "bijli-ghar", "boi-para", "mishti-mukh"].flatMap((shop) => [
    shop,
    `${shop}/all-products/all`,
  ]),
  "rongdhonu/product-details/tangail-cotton-saree",
];

/** Where the prices of cards beside each other end, px from the page's top, by row. */
async function priceRows(page: Page): Promise<number[][]> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll("main ul:has(> li > [data-slot=product-card])")];
    return lists.flatMap((list) => {
      const rows = new Map<number, number[]>();
      for (const card of list.querySelectorAll("[data-slot=product-card]:has(img)")) {
        if (!card.checkVisibility()) continue;
        const top = Math.round(card.getBoundingClientRect().top);
        const price = card.querySelector("[data-slot=price] > :first-child");
        rows.set(top, [...(rows.get(top) ?? []), price?.getBoundingClientRect().bottom ?? 0]);
      }
      return [...rows.values()].filter((prices) => prices.length > 1);
    });
  });
}

for (const width of [360, 1280])
  test(`all prices of a row stand on one line, whatever else its cards say (${width} px)`, async ({
    browser,
    port,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    let seen = 0;
    for (const path of pages) {
      await page.goto(`http://localhost:${port}/${path}`);
      for (const prices of await priceRows(page)) {
        // A price beside an old one is a pixel smaller on a phone.
        expect.soft(Math.max(...prices) - Math.min(...prices), path).toBeLessThan(2);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(pages.length);
    await page.close();
  });
