import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { themeHomeLayout, type HomeLayout } from "@haat/contract/shared/choices";
import { eq } from "drizzle-orm";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../../../../testing/open-storefront";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const built = join(import.meta.dirname, "../../../../build/client");
const shops = ["kacha-bazar", "rongdhonu", "bijli-ghar", "boi-para", "mishti-mukh"];
const widths = [360, 768, 1280, 1920];

let storefront: TestStorefront;
let browser: Browser;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = await chromium.launch({
    executablePath:
      process.env["HEADLESS_CHROMIUM_PATH"] ?? process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(async () => {
  await browser.close();
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

type Scheme = "light" | "dark";
const opened = new Map<Scheme, Promise<Page>>();

/** The page in a scheme, the same for all tests: a browser that opens another one begins anew with fonts and styles. */
function pageIn(scheme: Scheme): Promise<Page> {
  const page = opened.get(scheme) ?? openPage(scheme);
  opened.set(scheme, page);
  return page;
}

/** A page whose every request the storefront answers, listening nowhere; scripts and pictures are left out, their room is kept. */
async function openPage(colorScheme: Scheme): Promise<Page> {
  const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
  await context.route("**/*", async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (["image", "script"].includes(request.resourceType())) return route.abort();
    if (url.pathname.startsWith("/assets/")) return route.fulfill({ path: join(built, url.pathname) });
    const headers = { ...request.headers(), host: url.host };
    const answer = await storefront.fetch(new Request(url, { headers }));
    return route.fulfill({
      status: answer.status,
      headers: { "content-type": answer.headers.get("content-type") ?? "text/html" },
      body: await answer.text(),
    });
  });
  return context.newPage();
}

/** Has a shop wear a layout of the first page, its other choices staying. */
async function wear(slug: string, homeLayout: HomeLayout): Promise<void> {
  const { database } = storefront;
  const [shop] = await database.select().from(shopTable).where(eq(shopTable.slug, slug));
  if (!shop) throw new Error(`There is no shop ${slug}.`);
  await database
    .update(shopTable)
    .set({ theme: { ...shop.theme, homeLayout } })
    .where(eq(shopTable.id, shop.id));
  storefront.tellChange(shop.id);
}

/** What tells each layout from the others: the look of its rows. */
const rowOf: Record<HomeLayout, string> = {
  shelves: "dense",
  showcase: "tall",
  catalogue: "facts",
  bookshelf: "covers",
  occasions: "occasion",
};

/** Opens a shop's home as soon as this process has heard of its layout. */
async function openIn(page: Page, address: string, layout: HomeLayout): Promise<void> {
  const look = page.locator("main [data-slot=product-shelf]").first();
  await expect
    .poll(
      async () => {
        await page.goto(address);
        return look.getAttribute("data-look");
      },
      { interval: 300 },
    )
    .toBe(rowOf[layout]);
}

/** What is wrong with a page as it is laid out: wider than the screen, cut off, text on a picture, a heading out of order. */
function faultsOfLayout(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px wider than the screen`);
  const main = document.querySelector("main");
  for (const text of main?.querySelectorAll<HTMLElement>("h2, h3, p, [data-slot=price], button, li a") ?? [])
    if (text.checkVisibility() && text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 1)
      faults.push(`wider than its box: ${text.innerText}`);
  for (const image of main?.querySelectorAll("[data-slot=banner] img, [data-slot=product-media] img") ?? [])
    if (getComputedStyle(image).objectFit !== "contain") faults.push("a picture is cut off");
  for (const banner of main?.querySelectorAll("[data-slot=banner]") ?? []) {
    const picture = banner.querySelector("img")?.getBoundingClientRect();
    const words = banner.querySelector(":scope > div")?.getBoundingClientRect();
    if (!picture || !words) faults.push("a banner lacks its picture or its words");
    else if (
      words.left < picture.right - 1 &&
      words.right > picture.left + 1 &&
      words.top < picture.bottom - 1 &&
      words.bottom > picture.top + 1
    )
      faults.push("words lie on a picture");
  }
  let last = 0;
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3, h4)")) {
    const level = Number(heading.tagName.slice(1));
    if (level > last + 1) faults.push(`${heading.tagName} follows H${last}`);
    last = level;
  }
  return faults;
}

/** Violations of WCAG 2.2 A and AA. */
async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: {
        run(
          root: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const runOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] };
    const { violations } = await checker.run(document, {
      resultTypes: ["violations"],
      selectors: false,
      runOnly,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

describe.each(shops)("the home of %s", (shop) => {
  // Languages, schemes and the width that axe looks at take turns, so that each meets each layout.
  const turn = shops.indexOf(shop);

  it.each(themeHomeLayout.options)(
    "fits every screen in the layout %s, whole and in order",
    async (layout) => {
      const at = turn + themeHomeLayout.options.indexOf(layout);
      const page = await pageIn(at % 2 === 0 ? "light" : "dark");
      await wear(shop, layout);
      await openIn(page, shopOrigin(shop) + (at % 4 < 2 ? "/" : "/en"), layout);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 768 ? 640 : 900 });
        expect([shop, layout, width, await page.evaluate(faultsOfLayout)]).toEqual([shop, layout, width, []]);
        if (width === widths[at % widths.length])
          expect([shop, layout, width, await axeFaults(page)]).toEqual([shop, layout, width, []]);
      }
    },
  );
});

it("is a list without pictures in lite mode, whatever the layout", async () => {
  const headers = { "save-data": "on" };
  for (const shop of shops) {
    const page = await storefront.visit(shopOrigin(shop)).send("/", { headers });
    const rows = page.root.querySelectorAll("main [data-slot=product-shelf]");
    expect(rows.length, shop).toBeGreaterThan(1);
    expect(new Set(rows.map((row) => row.getAttribute("data-look"))), shop).toEqual(new Set(["lines"]));
    const blank = page.root.querySelectorAll("main [data-slot=picture], main [data-slot=picture-on-tap]");
    expect(blank.length, shop).toBe(0);
    expect(page.root.querySelectorAll("main [data-slot=banner] h2").length, shop).toBeGreaterThan(0);
  }
});

it("leads in lite mode to lists in words, each line with what matters of it and what puts it in the cart", async () => {
  const headers = { "save-data": "on" };
  for (const path of ["/all-products/all", "/search-product?q=charger"]) {
    const page = await storefront.visit(shopOrigin("bijli-ghar")).send(path, { headers });
    const lines = page.root.querySelectorAll("main [data-slot=product-card]");
    expect(lines.length, path).toBeGreaterThan(0);
    expect(page.root.querySelectorAll("main [data-slot^=picture]").length, path).toBe(0);
    const charger = lines.find((line) => line.text.includes("33 W") || line.text.includes("৩৩"));
    expect(charger?.querySelector("p")?.text ?? "", path).not.toBe("");
    expect(page.root.querySelectorAll("main [data-slot=product-card] button").length, path).toBeGreaterThan(
      0,
    );
  }
});
