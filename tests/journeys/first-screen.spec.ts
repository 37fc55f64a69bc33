import { locales } from "@haat/i18n/locales";
import { expect, test } from "./demo-test";
import { startScripts } from "./page-parts";

/** Products of each shop, those of which most is said first: ratings, unit prices, old prices, ribbons, choices in rows. */
const products = {
  rongdhonu: ["leather-handbag", "girls-frock", "tangail-cotton-saree", "kids-socks"],
  "kacha-bazar": ["padma-hilsa", "rui-fish", "masoor-dal"],
  "bijli-ghar": ["nodi-8-pro-smartphone", "inverter-refrigerator", "smart-watch"],
  "boi-para": ["pather-panchali", "know-the-night-sky"],
  "mishti-mukh": ["bogura-doi", "patishapta", "rosomalai", "good-results-box"],
};
const shops = Object.entries(products);

/** The smallest phone that the pages are drawn for. */
const phone = { width: 360, height: 640 };

/** Where things of a product's page end on the screen, px from its top; `undefined` where the page has none of them. */
interface FirstScreen {
  price: number | undefined;
  stock: number | undefined;
  /** Of the first group of choices, the first row of values. */
  choice: number | undefined;
  /** Middle of the two ways to buy. */
  buttons: number | undefined;
  /** The upper edge of what can be seen: of the bar to buy, else of the screen's lower edge. */
  edge: number;
  hasBar: boolean;
  hasRating: boolean;
  hasUnitPrice: boolean;
}

const addressOf = (port: number, language: "bn" | "en", shop: string, product: string) =>
  `http://localhost:${port}${locales[language].pathPrefix}/${shop}/product-details/${product}`;

function readFirstScreen(): FirstScreen {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const boxOf = (selector: string) => find(selector)?.getBoundingClientRect();
  const bar = find("[data-slot=sticky-buy-bar]");
  const hasBar = bar !== null && getComputedStyle(bar).visibility === "visible";
  const buttons = boxOf("[data-slot=buy-box] [data-slot=buy-buttons]");
  return {
    price: boxOf("main h1 ~ div [data-slot=price]")?.bottom,
    stock: boxOf("main h1 ~ div [data-slot=badge]")?.bottom,
    choice: boxOf("main [data-slot=attribute-value]")?.bottom,
    buttons: buttons && (buttons.top + buttons.bottom) / 2,
    edge: hasBar ? bar.getBoundingClientRect().top : innerHeight,
    hasBar,
    hasRating: find("main h1 ~ div a[href$='/ratings']") !== null,
    hasUnitPrice: find("main h1 ~ div [data-slot=price] small") !== null,
  };
}

for (const language of ["bn", "en"] as const)
  test.describe(`on a small phone (${language})`, () => {
    test.use({ viewport: phone, javaScriptEnabled: false });

    test("a product's first screen has its price, its stock and the first choice, whatever else is said of it", async ({
      page,
      port,
    }) => {
      const screens: FirstScreen[] = [];
      for (const [shop, slugs] of shops)
        for (const product of slugs) {
          await page.goto(addressOf(port, language, shop, product));
          const screen = await page.evaluate(readFirstScreen);
          screens.push(screen);
          const { edge, price, stock, choice, buttons, hasBar } = screen;
          expect.soft(price, product).toBeLessThan(edge);
          expect.soft(stock, product).toBeLessThan(edge);
          if (choice !== undefined) expect.soft(choice, product).toBeLessThanOrEqual(edge);
          // The bar is there in the place of buttons that are out of view, and only then.
          if (buttons !== undefined) expect.soft(hasBar, product).toBe(buttons > phone.height);
        }
      // What takes room there is among them, alone and together.
      const withChoice = screens.filter(({ choice }) => choice !== undefined);
      for (const kind of ["hasRating", "hasUnitPrice"] as const)
        expect(new Set(withChoice.map((screen) => screen[kind])), kind).toEqual(new Set([true, false]));
      expect(withChoice.some(({ hasRating, hasUnitPrice }) => hasRating && hasUnitPrice)).toBe(true);
      expect(new Set(screens.map(({ hasBar }) => hasBar))).toEqual(new Set([true, false]));
    });
  });

for (const language of ["bn", "en"] as const)
  test.describe(`with scripts on a small phone (${language})`, () => {
    test.use({ viewport: phone });

    test("what was put in the cart is said on half of the screen, with nothing of it out of view", async ({
      page,
      port,
    }) => {
      for (const [shop, [product = ""]] of shops) {
        await page.goto(addressOf(port, language, shop, product));
        await startScripts(page);
        for (const group of await page.locator("[data-slot=attribute-group]").all()) {
          const chosen = group.locator("[data-state=selected]");
          if ((await chosen.count()) === 0) await group.locator("[data-state=available]").first().click();
          await expect(chosen).toBeVisible();
        }
        await page.locator("[data-slot=button][value=add]:visible").first().click();
        const sheet = page.getByRole("dialog");
        await expect(sheet.locator("[data-slot=cart-goals]")).toBeVisible();
        const seen = await sheet.evaluate((box) => ({
          height: box.getBoundingClientRect().height,
          hidden: [...box.children].map((part) => part.scrollHeight - part.clientHeight),
        }));
        expect(seen.height, shop).toBeLessThanOrEqual(phone.height / 2);
        expect(seen.hidden, shop).toEqual(seen.hidden.map(() => 0));
      }
    });
  });
