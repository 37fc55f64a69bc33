import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import {
  heaviestScreen,
  screenSizes,
  type ScreenName,
  type ScreenSize,
} from "@haat/storefront/app/server/content/screen-names";
import sharp from "sharp";
import { consoleAt, demoPeople, openDraft, shopOf, signInOnce } from "../journeys/console-parts";
import { expect, test } from "../journeys/demo-test";
import type { JourneyLanguage } from "../journeys/journey-words";

const folder = join(import.meta.dirname, "../../apps/storefront/app/server/content/screens");
const photographs = join(import.meta.dirname, "../../apps/api/seed/photographs/kacha-bazar");

/** The demo's shop of each trade. */
const shops = {
  grocery: "kacha-bazar",
  fashion: "rongdhonu",
  electronics: "bijli-ghar",
  books: "boi-para",
  sweets: "mishti-mukh",
} as const;

/** Who runs the demo's shop for groceries, with orders in every state. */
const owner = demoPeople.ownerWhoLooks.bn;

/** Goods that the shop's owner photographs; what is photographed last is listed first. */
const photographed = [
  { photo: "tomato", name: { bn: "দেশি টমেটো, ১ কেজি", en: "Local tomato, 1 kg" }, price: "80" },
  { photo: "himsagar-mango", name: { bn: "হিমসাগর আম, ১ কেজি", en: "Himsagar mango, 1 kg" }, price: "120" },
];

/** Photographs become drafts, which get names and prices; nothing is put on sale. */
async function enterProducts(page: Page, form: string, language: JourneyLanguage): Promise<void> {
  await page.goto(form);
  await page.locator("[name=pictures]").setInputFiles(
    await Promise.all(
      photographed.map(async ({ photo }) => ({
        name: `${photo}.jpg`,
        mimeType: "image/jpeg",
        buffer: await sharp(join(photographs, `${photo}.webp`))
          .jpeg({ quality: 90 })
          .toBuffer(),
      })),
    ),
  );
  await expect(page.locator("[data-slot=upload-list] img")).toHaveCount(photographed.length);
  await page.locator("[data-slot=console-form] [data-slot=button]").click();
  await page.waitForURL(/\/goods\/drafts$/);
  const rows = page.locator("[data-slot=draft-sheet] > li");
  for (const [at, { name, price }] of photographed.toReversed().entries()) {
    await rows.nth(at).locator("[name^=name_]").fill(name[language]);
    await rows.nth(at).locator("[name^=price_]").fill(price);
    await rows.nth(at).locator("[name^=stock_]").fill("20");
  }
  await page.locator("main [name=intent][value=save]").click();
  await page.waitForURL(/\/goods\/drafts$/);
  // What was just done is told once.
  await page.goto(page.url());
  await page.goto(page.url());
  await rows.first().evaluate((row) => row.scrollIntoView({ block: "start" }));
}

/** The browser of somebody with a phone or at a desk, as the pictures are large. */
async function openScreen(browser: Browser, size: ScreenSize): Promise<Page> {
  const { width, height } = screenSizes[size];
  const scale = size === "phone" ? 1.5 : 1;
  const context = await browser.newContext({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    locale: "bn-BD",
    colorScheme: "light",
  });
  return context.newPage();
}

/** Takes what stands on the screen, as good as the weight of a picture allows. */
async function take(page: Page, name: ScreenName, language: JourneyLanguage): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot({ scale: "device" }));
  for (let quality = 82; quality >= 40; quality -= 6) {
    const file = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length > heaviestScreen) continue;
    writeFileSync(join(folder, `${name}.${language}.webp`), file);
    return;
  }
  throw new Error(`${name}.${language} is heavier than ${heaviestScreen} bytes in the least quality`);
}

for (const language of ["bn", "en"] as const) {
  const prefix = language === "en" ? "/en" : "";

  test(`the shops of a phone in ${language}`, async ({ browser, port }) => {
    const page = await openScreen(browser, "phone");
    const platform = `http://localhost:${port}${prefix}`;
    for (const [trade, shop] of Object.entries(shops)) {
      await page.goto(`${platform}/${shop}`);
      await take(page, `shop-${trade}` as ScreenName, language);
    }
    await page.context().close();
  });

  test(`the console in ${language}`, async ({ browser, port }) => {
    const console = consoleAt(port, language);
    const newcomer = await openScreen(browser, "phone");
    await openDraft(newcomer, console, language);
    // What was just done is told once.
    await newcomer.goto(newcomer.url());
    await newcomer.goto(newcomer.url());
    await take(newcomer, "opening", language);

    const phone = await openScreen(browser, "phone");
    await signInOnce(phone, console, owner);
    const shop = `${console}/shop/${shopOf(phone)}`;
    await phone.goto(shop);
    await take(phone, "today", language);
    await enterProducts(phone, `${shop}/goods/new`, language);
    await take(phone, "product-entry", language);
    await phone.goto(`${shop}/cash`);
    await take(phone, "cash", language);

    const desk = await openScreen(browser, "desk");
    await signInOnce(desk, console, owner);
    await desk.goto(`${shop}/orders`);
    await take(desk, "orders", language);
    const order = await desk
      .getByRole("link", { name: /^[A-Z0-9]{4}-[A-Z0-9]{5}/ })
      .first()
      .getAttribute("href");
    await phone.goto(new URL(order ?? "", shop).href);
    await take(phone, "order", language);
    for (const page of [newcomer, phone, desk]) await page.context().close();
  });
}
