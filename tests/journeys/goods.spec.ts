import { locales } from "@haat/i18n/locales";
import { strings } from "@haat/i18n/strings";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect, test } from "./demo-test";
import { startScripts } from "./page-parts";

/**
 * What a shop has and in what state it is: pieces come in and are counted, a price is changed in the list, a product is hidden
 * and shown again. With JavaScript and without, each in one language.
 */

/** The first product of the list that has a price of its own. */
async function firstProduct(page: Page) {
  const row = page
    .locator("[data-slot=row-list] li")
    .filter({ has: page.locator("details") })
    .first();
  const id = (await row.locator("[name=products]").getAttribute("value")) ?? "";
  const name = await row.locator("a").first().locator("[class*=font-semibold] span").first().innerText();
  return { id, name };
}

/** Opens the forms of a product in the list and sends one of them. */
async function change(page: Page, id: string, field: "price" | "pieces", value: string): Promise<void> {
  const place = page.locator(`#product-${id}`);
  // Without a new page what was opened before stays open.
  if ((await place.locator("details[open]").count()) === 0) await place.locator("summary").click();
  await place.locator(`[name=${field}]`).fill(value);
  await place
    .locator("form")
    .filter({ has: page.locator(`[name=${field}]`) })
    .locator("[data-slot=button]")
    .click();
}

/** What is told covers neither the header nor the bar at the lower edge, nor what gets the focus where it stands. */
async function expectToastBesideAll(page: Page): Promise<void> {
  const toast = page.locator("[data-slot=toast]").first();
  await toast.hover();
  await page.evaluate(focusBeneath, "[data-slot=toast]");
  await expect(toast).toBeInViewport();
  for (const other of ["[data-slot=console-header]", "[data-slot=console-nav]", ":focus"])
    await expect.poll(() => toast.evaluate(isApartFrom, other), { message: other }).toBe(true);
}

/** Runs in the page: whether an element and another one have nothing of the screen in common. */
function isApartFrom(element: Element, selector: string): boolean {
  const own = element.getBoundingClientRect();
  const other = document.querySelector(selector)?.getBoundingClientRect();
  return other !== undefined && (own.bottom <= other.top || other.bottom <= own.top);
}

/** Runs in the page: gives the focus to what lies beneath a box. */
function focusBeneath(selector: string) {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  const beneath = [...document.querySelectorAll<HTMLElement>("main :is(a, button, input, summary)")].find(
    (each) => {
      const own = each.getBoundingClientRect();
      return box && own.height > 0 && own.top < box.bottom && box.top < own.bottom && own.left < box.right;
    },
  );
  beneath?.focus({ preventScroll: true });
}

/** Runs in the page: whether a picture has come whole. */
const isDrawn = (picture: HTMLElement | SVGElement) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;

for (const [javaScriptEnabled, language] of [
  [true, "en"],
  [false, "bn"],
] as const) {
  const title = `a shop prices, counts and hides what it sells (JavaScript ${javaScriptEnabled ? "on" : "off"}, ${language})`;
  test.describe(title, () => {
    test.use({ javaScriptEnabled });
    test(title, async ({ page, port, newVisitor }) => {
      const say = strings[language].stock;
      const console = consoleAt(port, language);
      const shop = `http://localhost:${port}${locales[language].pathPrefix}/rongdhonu`;
      await signInOnce(page, console, demoPeople.pausing[language]);
      const key = shopOf(page);
      const goods = `${console}/shop/${key}/goods`;
      await page.goto(goods);
      const { id, name } = await firstProduct(page);
      const shopper = await newVisitor();
      const atShop = async () => (await shopper.goto(`${shop}/product-details/${id}`))?.status();
      expect(await atShop()).toBe(200);

      // Before they start, what is told stands above the page.
      if (javaScriptEnabled) await startScripts(page);
      await change(page, id, "price", "৭৭৭");
      await expect(page.locator("body")).toContainText(language === "bn" ? "৳৭৭৭" : "৳777");
      if (javaScriptEnabled) await expectToastBesideAll(page);
      await change(page, id, "pieces", "41");
      await expect(page.locator(`li:has(#product-${id})`)).toContainText(language === "bn" ? "৪১" : "41");
      if (javaScriptEnabled) await expectNoAxeViolations(page);

      await follow(page, page.locator(`li:has(#product-${id}) a`));
      await expect(page.locator("h1")).toContainText(name);
      const code = page.locator("main section img[src*='/qr/']");
      await expect.poll(() => code.evaluate(isDrawn)).toBe(true);
      const told = page
        .locator("main section")
        .filter({ has: page.locator("img[src*='/qr/']") })
        .locator("p[lang=en]");
      const shortLink = (await told.textContent())?.trim() ?? "";
      const { pathname } = new URL(shortLink);
      expect((await shopper.goto(`http://localhost:${port}${pathname}`))?.status()).toBe(200);
      await expect(shopper.locator("h1")).toBeVisible();
      expect(new URL(shopper.url()).pathname).toMatch(/\/product-details\/[^/]+$/);
      await follow(page, page.locator("main a[href$='/stock']"));
      await page.locator("[name=pieces]").fill("9");
      await submit(page);
      const newest = page.locator("[data-slot=row-list] li").first();
      await expect(newest).toContainText(language === "bn" ? "+৯" : "+9");
      await expect(newest).toContainText(say.reason.received);
      await expect(page.locator("main")).toContainText(language === "bn" ? "৫০" : "50");
      if (javaScriptEnabled) await expectNoAxeViolations(page);

      await page.goto(goods);
      await page.locator(`[name=products][value="${id}"]`).check();
      await page.locator("form#ticked [value=hidden]").click();
      await expect(page.locator("body")).toContainText(say.moved.hidden_one.replace("{{name}}", name));
      await expect(page.locator(`#product-${id}`)).toHaveCount(0);
      expect(await atShop()).toBe(404);
      await page.goto(`${goods}?view=hidden`);
      await page.locator(`[name=products][value="${id}"]`).check();
      await page.locator("form#ticked [value=live]").click();
      await expect(page.locator("body")).toContainText(say.moved.live_one.replace("{{name}}", name));
      expect(await atShop()).toBe(200);

      await page.goto(`${console}/shop/${key}/more`);
      await follow(page, page.locator("main a[href$='/goods/feeds']"));
      await expect(page.locator("h1")).toContainText(strings[language].productFeed.title);
      const [feed = ""] = await page.locator("main dd span[lang=en]").allTextContents();
      const { pathname: file } = new URL(feed);
      const answer = await shopper.goto(`http://localhost:${port}/rongdhonu${file}`);
      expect(await answer?.text()).toContain(`<g:id>${id}</g:id>`);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    });
  });
}
