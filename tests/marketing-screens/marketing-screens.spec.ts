import { locales } from "@haat/i18n/locales";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import {
  heaviestScreen,
  screens,
  screenSizes,
  type ScreenName,
  type ScreenSize,
} from "@haat/storefront/app/server/content/screen-names";
import sharp, { type Sharp } from "sharp";
import { arrive } from "../journeys/arrival";
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

/** What the shop's owner photographs, and what they write to it. */
const photographed = {
  file: "himsagar-mango",
  bn: { name: "হিমসাগর আম, ১ কেজি", price: "১২০", stock: "২০" },
  en: { name: "Himsagar mango, 1 kg", price: "120", stock: "20" },
};

/** A photograph becomes a draft, which gets a name and a price; nothing is put on sale. */
async function enterProduct(page: Page, form: string, language: JourneyLanguage): Promise<void> {
  const { file, [language]: written } = photographed;
  const buffer = await sharp(join(photographs, `${file}.webp`))
    .jpeg({ quality: 90 })
    .toBuffer();
  await page.goto(form);
  await page
    .locator("[name=pictures]")
    .setInputFiles({ name: `${file}.jpg`, mimeType: "image/jpeg", buffer });
  await expect(page.locator("[data-slot=upload-list] img")).toHaveCount(1);
  await page.locator("[data-slot=console-form] [data-slot=button]").click();
  await arrive(page, /\/goods\/drafts\/\d+$/);
  // What was just done is told once.
  const draft = page.url();
  await page.goto(form);
  await page.goto(draft);
  await page.locator(`main [name=name_${language}]`).fill(written.name);
  await page.locator("main [name=price]").fill(written.price);
  await page.locator("main [name=stock]").fill(written.stock);
  // From its name to its photo.
  await page.locator(`main [name=name_${language}]`).evaluate((field) => {
    window.scrollTo(0, field.getBoundingClientRect().top + window.scrollY - 72);
  });
}

/** The browser of somebody with a phone or at a desk, as the pictures are large. */
async function openScreen(browser: Browser, size: Exclude<ScreenSize, "card">): Promise<Page> {
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

/** Takes what stands on the screen, in the size of each name, as good as the weight of a picture allows. */
async function take(page: Page, language: JourneyLanguage, ...names: ScreenName[]): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ scale: "device" });
  for (const name of names) await write(sharp(shot).resize(screenSizes[screens[name]]), name, language);
}

async function write(picture: Sharp, name: ScreenName, language: JourneyLanguage): Promise<void> {
  for (let quality = 82; quality >= 40; quality -= 6) {
    const file = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length > heaviestScreen) continue;
    writeFileSync(join(folder, `${name}.${language}.webp`), file);
    return;
  }
  throw new Error(`${name}.${language} is heavier than ${heaviestScreen} bytes in the least quality`);
}

for (const language of ["bn", "en"] as const) {
  const prefix = locales[language].pathPrefix;

  test(`the shops of a phone in ${language}`, async ({ browser, port }) => {
    const page = await openScreen(browser, "phone");
    const platform = `http://localhost:${port}${prefix}`;
    for (const trade of Object.keys(shops) as (keyof typeof shops)[]) {
      await page.goto(`${platform}/${shops[trade]}`);
      await take(page, language, `shop-${trade}`, `card-${trade}`);
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
    await take(newcomer, language, "opening");

    const phone = await openScreen(browser, "phone");
    await signInOnce(phone, console, owner);
    const shop = `${console}/shop/${shopOf(phone)}`;
    await phone.goto(shop);
    await take(phone, language, "today");
    await enterProduct(phone, `${shop}/goods/new`, language);
    await take(phone, language, "product-entry");
    await phone.goto(`${shop}/cash`);
    await take(phone, language, "cash");

    const desk = await openScreen(browser, "desk");
    await signInOnce(desk, console, owner);
    await desk.goto(`${shop}/orders`);
    await take(desk, language, "orders");
    const order = await desk
      .getByRole("link", { name: /^[A-Z0-9]{4}-[A-Z0-9]{5}/ })
      .first()
      .getAttribute("href");
    await phone.goto(new URL(order ?? "", shop).href);
    await take(phone, language, "order");
    for (const page of [newcomer, phone, desk]) await page.context().close();
  });
}
