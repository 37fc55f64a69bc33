import { locales } from "@haat/i18n/locales";
import { strings } from "@haat/i18n/strings";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { newPhone, shownCode } from "./combinations";
import {
  consoleAt,
  draft,
  follow,
  giveName,
  shopOf,
  signInAsAdmin,
  signInToConsole,
  startApplication,
  submit,
} from "./console-parts";
import { expect, test } from "./demo-test";
import { words, type JourneyLanguage } from "./journey-words";

/**
 * The other half of the product's main job: somebody with nothing but a phone opens a shop, puts a first product in it and
 * sends it; the platform turns it down with a reason, the seller puts that right and sends it again; the platform approves it; a
 * shopper buys the product. With JavaScript and without, each in one language.
 */

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
}

/** Opens a shop as far as it can be sent, and sends it. @returns its address label */
async function openShop(
  page: Page,
  marketing: string,
  { language, scripts }: { language: JourneyLanguage; scripts: boolean },
): Promise<string> {
  const say = strings[language].openingPages;
  await page.goto(marketing);
  await page.locator("[data-slot=marketing-hero] a").first().click();
  await arrive(page, /\/login$/);
  await signInToConsole(page, new URL(page.url()).origin + locales[language].pathPrefix, newPhone());
  await giveName(page);
  await startApplication(page, language, {
    name: draft[language].name,
    area: area[language],
  });
  if (scripts) await expectNoAxeViolations(page);

  const part = async (item: string, fill: () => Promise<void>) => {
    await page.locator(`[data-slot=task-list] a[href$='/${item}']`).click();
    await arrive(page, new RegExp(`/${item}$`));
    await fill();
    await submit(page);
    await arrive(page, /\/(opening|goods)$/);
  };
  const other: Record<string, string> =
    language === "bn" ? { name_en: "Shapla Flower House" } : { name_bn: "পদ্মা ফুল ঘর" };
  await part("name", () => fillIn(page, other));
  let label = "";
  await part("label", async () => {
    label = await page.locator("[name=label]").inputValue();
  });
  await page.locator("[data-slot=task-list] a[href$='/logo']").click();
  await page.getByRole("button", { name: say.items.logo.monogram }).click();
  await arrive(page, /\/opening$/);
  await part("colours", () => page.locator("[name=look][value=sweets]").check({ force: true }));
  await part("place", () => fillIn(page, { address: "12 Lake Road" }));
  await part("delivery", () =>
    fillIn(page, { fee_city: "60", fee_country: language === "bn" ? "১২০" : "120" }),
  );
  await part("about", async () => undefined);
  const photo = await sharp({ create: { width: 640, height: 640, channels: 3, background: "#c2185b" } })
    .jpeg()
    .toBuffer();
  await follow(page, page.locator("[data-slot=task-list] a[href$='/goods/new']"));
  await page.locator("main form[action$='/goods/new'] button").first().click();
  await arrive(page, /\/goods\/drafts\/\d+$/);
  await page
    .locator("[name=picture]")
    .setInputFiles({ name: "rose.jpg", mimeType: "image/jpeg", buffer: photo });
  await fillIn(page, { [`name_${language}`]: "Rose", price: "150", stock: "12" });
  await page.locator("[name=intent][value=publish]").click();
  await arrive(page, /\/goods$/);
  await page.goto(page.url().replace(/\/goods$/, "/opening"));
  await page.getByRole("link", { name: say.list.check }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.check.title);
  await submit(page);
  await arrive(page, /\/opening$/);
  await expect(page.locator("main")).toContainText(say.list.sentLead);
  return label;
}

/** Where the shop is, as its seller and shoppers type it. */
const area = { bn: "মিরপুর", en: "Mirpur" };

/** The platform looks at the application and turns it down, or opens the shop: three presses from the queue. */
async function decide(page: Page, console: string, key: string, reason?: string): Promise<void> {
  await signInAsAdmin(page, console);
  await page.locator(`main a[href$='/admin/shops/${key}']`).click();
  await page.locator(`main a[href*='/${key}/${reason ? "reject" : "approve"}?']`).click();
  if (reason) await fillIn(page, { reason });
  await submit(page);
  await arrive(page, /\/admin\/applications$/);
  await expect(page.locator(`main a[href$='/admin/shops/${key}']`)).toHaveCount(0);
}

/** The seller reads why, puts it right and sends the shop again. */
async function sendAgain(page: Page, language: JourneyLanguage, reason: string): Promise<void> {
  const say = strings[language].openingPages;
  await page.reload();
  await expect(page.locator("main [data-slot=inline-alert]")).toContainText(reason);
  await page.locator("[data-slot=task-list] a[href$='/place']").click();
  await arrive(page, /\/place$/);
  await fillIn(page, { address: "14 Lake Road" });
  await submit(page);
  await arrive(page, /\/opening$/);
  await page.getByRole("link", { name: say.list.check }).click();
  await arrive(page, /\/check$/);
  await submit(page);
  await arrive(page, /\/opening$/);
  await expect(page.locator("main")).toContainText(say.list.sentLead);
}

/** A shopper looks in the finder of stores by area and by district, each with the shop's trade. @returns how often it is there */
async function findShop(
  page: Page,
  platform: string,
  { language, label }: { language: JourneyLanguage; label: string },
): Promise<number[]> {
  const found: number[] = [];
  for (const by of ["area", "district"] as const) {
    await page.goto(`${platform}/find-store`);
    const form = page.locator("main form:has([name=address])");
    if (by === "area") await form.locator("[name=address]").fill(area[language]);
    else await form.locator("[name=id_city]").selectOption({ label: words[language].city });
    await form.locator("[name=id_business_category]").selectOption({ index: 1 });
    await form.locator("[data-slot=button]").last().click();
    await arrive(page, /store-search/);
    found.push(await page.locator(`#found a[href$='/${label}'], main a[href$='/${label}']`).count());
  }
  return found;
}

/** A shopper buys what there is in the shop. */
async function buy(page: Page, shop: string, language: JourneyLanguage, scripts: boolean): Promise<void> {
  const say = words[language];
  await page.goto(`${shop}/all-products/all`);
  await page.getByRole("link", { name: "Rose" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Rose" })).toBeVisible();
  await page.locator("[data-slot=button][value=buy]:visible").first().click();
  await page.getByLabel(say.mobile).fill(newPhone());
  await page.getByRole("button", { name: say.sendCode }).click();
  await page.locator("[data-slot=otp-form] input[name=otp]").fill(await shownCode(page));
  await page.locator("[data-slot=otp-form] input[name=otp]").press("Enter");
  await arrive(page, /signup/);
  await fillIn(page, {
    first_name: say.firstName,
    last_name: say.lastName,
    password: "river-boat-monsoon-9",
  });
  await page.locator("[name=terms]").check();
  await page.getByRole("button", { name: say.openAccount }).click();
  await page.getByRole("link", { name: say.addAddress }).click();
  await page.locator("[name=id_city]").selectOption({ label: say.city });
  if (!scripts) await page.getByRole("button", { name: say.refresh }).click();
  await page.locator("[name=id_area]").selectOption({ index: 1 });
  await page.locator("[name=address]").fill(say.street);
  await page.locator("[name=postal_code]").fill(say.postalCode);
  await page.getByRole("button", { name: say.saveAddress }).click();
  await page.getByRole("button", { name: say.placeOrder }).click();
  await expect(page.getByRole("heading", { name: say.placed })).toBeVisible();
}

for (const [javaScriptEnabled, language] of [
  [true, "bn"],
  [false, "en"],
] as const) {
  const title = `a shop is opened, turned down, sent again, approved and sold from (JavaScript ${javaScriptEnabled ? "on" : "off"}, ${language})`;
  test.describe(title, () => {
    test.use({ javaScriptEnabled });
    test(title, async ({ page, port, newVisitor }) => {
      // Three people's work one after the other, by some fifty pages.
      const prefix = locales[language].pathPrefix;
      const how = { language, scripts: javaScriptEnabled };
      const label = await openShop(page, `http://localhost:${port}${prefix}`, how);
      const key = shopOf(page);
      expect((await page.request.get(`http://localhost:${port}${prefix}/${label}`)).status()).toBe(420);
      const reason = "House 12 is a school.";
      await decide(await newVisitor(), consoleAt(port, language), key, reason);
      await sendAgain(page, language, reason);
      const platform = `http://localhost:${port}${prefix}`;
      const shopper = await newVisitor();
      expect(await findShop(shopper, platform, { language, label })).toEqual([0, 0]);
      await decide(await newVisitor(), consoleAt(port, language), key);
      for (const times of await findShop(shopper, platform, { language, label }))
        expect(times).toBeGreaterThan(0);
      await buy(page, `http://localhost:${port}${prefix}/${label}`, language, javaScriptEnabled);
    });
  });
}
