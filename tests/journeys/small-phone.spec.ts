import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { pressOnProduct } from "./combinations";
import { expect, test } from "./demo-test";

const shops = ["kacha-bazar", "rongdhonu", "bijli-ghar", "mishti-mukh", "boi-para"];

test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false });

interface Card {
  /** Upper edge of the picture, which tells rows apart. */
  row: number;
  /** Edges of its last line, a button or what says that there is something to choose. */
  line: { top: number; bottom: number } | undefined;
  picture: number;
  soldOut: boolean;
}

/** The cards of each list of the page, by list. */
const readCards = (page: Page) =>
  page.locator("main ul:has(> li [data-slot=product-card])").evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll("[data-slot=product-card]")].map((card): Card => {
        const picture = card.querySelector("[data-slot=product-media]")?.getBoundingClientRect();
        const line = card.querySelector(".quick-add")?.getBoundingClientRect();
        return {
          row: Math.round(picture?.top ?? 0),
          picture: Math.round(picture?.height ?? 0),
          line: line && { top: Math.round(line.top), bottom: Math.round(line.bottom) },
          soldOut: card.textContent.includes("স্টক শেষ"),
        };
      }),
    ),
  );

test("every card of what is in stock has a last line, and cards of a row have pictures and last lines of one height", async ({
  page,
  port,
}) => {
  for (const shop of shops)
    for (const path of ["", "/all-products/all"]) {
      await page.goto(`http://localhost:${port}/${shop}${path}`);
      const lists = await readCards(page);
      expect(lists.length, shop).toBeGreaterThan(0);
      for (const cards of lists) {
        const there = cards.filter(({ soldOut }) => !soldOut);
        expect(
          there.filter(({ line }) => !line),
          `${shop}${path}`,
        ).toEqual([]);
        for (const row of new Set(there.map((card) => card.row))) {
          const beside = there.filter((card) => card.row === row);
          expect(new Set(beside.map(({ picture }) => picture)).size, `${shop}${path}`).toBe(1);
          const edges = beside.map(({ line }) => (line ? `${line.top} ${line.bottom}` : ""));
          expect(new Set(edges).size, `${shop}${path}: ${edges.join(", ")}`).toBe(1);
        }
      }
    }
});

test("pressing where a card says that there is something to choose leads to the choice", async ({
  page,
  port,
}) => {
  await page.goto(`http://localhost:${port}/rongdhonu/all-products/all`);
  const line = page.locator("[data-slot=product-card] .quick-add[aria-hidden]").first();
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await arrive(page, /product-details\//);
  await expect(page.locator("[data-slot=attribute-value]").first()).toBeVisible();
});

test("what a line of the cart comes to ends where the line ends", async ({ page, port }) => {
  const shop = `http://localhost:${port}/rongdhonu`;
  await pressOnProduct({ page, shop }, "monipuri-saree", "add");
  await page.goto(`${shop}/cart`);
  const edges = await page.locator("[data-slot=cart-line]").evaluate((line) => ({
    line: line.getBoundingClientRect().right,
    sum: line.querySelector(".text-title")?.getBoundingClientRect().right,
  }));
  expect(edges.sum).toBeCloseTo(edges.line, 0);
});
