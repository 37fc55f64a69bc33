import { setTimeout as passed } from "node:timers/promises";
import { strings } from "@haat/i18n/strings";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { consoleAt, follow, openDraft, shopOf, submit } from "./console-parts";
import { expect, test } from "./demo-test";
import type { JourneyLanguage } from "./journey-words";
import { startScripts } from "./page-parts";

/**
 * A seller photographs a shelf, names what is on it, sells it, gives one thing colours, changes what is sold and copies it;
 * a shopper sees each. With JavaScript and without, each in one language.
 */

const photo = async (background: string) => ({
  name: `${background.slice(1)}.jpg`,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 480, height: 640, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** With scripts each photo is sent by itself; the one whose connection breaks is sent again by its button. */
async function sendOneByOne(page: Page): Promise<void> {
  const photos = page.locator("[data-slot=upload-list] li");
  await expect(photos).toHaveCount(2);
  const failed = photos.filter({ has: page.locator("button") });
  await expect(failed).toHaveCount(1);
  await failed.locator("button").first().click();
  await expect(photos.locator("img")).toHaveCount(2);
  await expectNoAxeViolations(page);
}

/** Breaks the connection of one photo on its way. */
async function breakOnePhoto(page: Page): Promise<void> {
  await page.route(
    /\/goods\/new/,
    (route) => (route.request().method() === "POST" ? route.abort("connectionreset") : route.fallback()),
    { times: 1 },
  );
}

/** As another app of the phone does: it posts a photo to the address that the manifest names. */
async function sharePhoto(page: Page, console: string): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
  });
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement("form"), { action, method: "post", id: "sharing" });
    form.enctype = "multipart/form-data";
    form.append(Object.assign(document.createElement("input"), { type: "file", name: "photos" }));
    document.body.append(form);
  }, `${console}/share`);
  await page.locator("#sharing input").setInputFiles(await photo("#6a1b9a"));
  await page.locator("#sharing").evaluate((form: HTMLFormElement) => form.submit());
  await arrive(page, /\/goods\/new\?shared=1$/);
  await startScripts(page);
  await expect(page.locator("[data-slot=upload-list] img")).toHaveCount(1);
  await page.locator("[data-slot=console-form] [data-slot=button]").click();
  await arrive(page, /\/goods\/drafts\/\d+$/);
  await expect(page.locator("[data-slot=draft-pictures] > li")).toHaveCount(1);
}

/** Two photos become two drafts; the first is named, priced and put on sale in the sheet. */
async function sellFromSheet(page: Page, goods: string, name: string, isScripted: boolean): Promise<void> {
  await page.goto(`${goods}/new`);
  if (isScripted) await breakOnePhoto(page);
  await page.locator("[name=pictures]").setInputFiles([await photo("#2e7d32"), await photo("#c62828")]);
  if (isScripted) await sendOneByOne(page);
  await page.locator("[data-slot=console-form] [data-slot=button]").click();
  await arrive(page, /\/goods\/drafts$/);
  const rows = page.locator("[data-slot=draft-sheet] > li");
  await expect(rows).toHaveCount(2);
  await rows.first().locator("[name^=name_]").fill(name);
  await rows.first().locator("[name^=price_]").fill("১২০");
  await rows.first().locator("[name^=stock_]").fill("5");
  await page.locator("[name=intent][value=publish]").click();
  await expect(rows).toHaveCount(1);
}

/** With scripts: what was typed is saved by the page itself, and its answer is still on its way back. */
async function untilSavedUnanswered(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    void page.route(/\/goods\/drafts\/\d+/, async (route) => {
      const request = route.request();
      if (!request.postData()?.includes("autosave")) return route.fallback();
      // Only browsers know that each name below localhost is this machine.
      const { host, port } = new URL(request.url());
      const headers = { ...request.headers(), host };
      const response = await route.fetch({ url: request.url().replace(host, `127.0.0.1:${port}`), headers });
      resolve();
      await passed(1500);
      return route.fulfill({ response });
    });
  });
}

/** The other draft gets a name, two colours and their pieces, and is put on sale. */
async function sellInColours(
  page: Page,
  language: JourneyLanguage,
  name: string,
  isScripted: boolean,
): Promise<void> {
  await follow(page, page.locator("[data-slot=draft-sheet] a"));
  const saved = isScripted && untilSavedUnanswered(page);
  await page.locator(`[name=name_${language}]`).fill(name);
  await page.locator("[name=price]").fill("900");
  await saved;
  await page.locator("[name=intent][value=options]").click();
  await arrive(page, /\/options$/);
  await page.locator("[name=name_0]").fill(language === "bn" ? "রং" : "Colour");
  await page.locator("[name=values_0]").fill(language === "bn" ? "লাল\nনীল" : "Red\nBlue");
  await submit(page);
  await arrive(page, /\/variants$/);
  await page.locator("[name=stock_of_all]").fill("3");
  await page.locator("[name=price_1]").fill("950");
  await submit(page);
  await arrive(page, /\/goods\/drafts\/\d+$/);
  await page.locator("[name=intent][value=publish]").click();
  await arrive(page, /\/goods$/);
}

/** What customers ask of it: a row is added by a button of the page, one is filled, and the draft names it. */
async function sayFacts(page: Page, language: JourneyLanguage, isScripted: boolean): Promise<void> {
  await page.locator("[name=intent][value=facts]").click();
  await arrive(page, /\/facts$/);
  const rows = page.locator("[data-slot=fact-row]");
  const offered = await rows.count();
  await page.locator(`[name=fact_0_name_${language}]`).fill(language === "bn" ? "ওজন" : "Weight");
  await page.locator(`[name=fact_0_value_${language}]`).fill(language === "bn" ? "১ কেজি" : "1 kg");
  await page.locator("[name=intent][value=add]").click();
  await expect(rows).toHaveCount(offered + 1);
  await expect(page.locator(`[name=fact_0_value_${language}]`)).toHaveValue(
    language === "bn" ? "১ কেজি" : "1 kg",
  );
  if (isScripted) await expectNoAxeViolations(page);
  await page.locator("[name=intent][value=save]").last().click();
  await arrive(page, /\/goods\/drafts\/\d+$/);
  await expect(page.locator("main")).toContainText(language === "bn" ? "১টি তথ্য: ওজন" : "1 fact: Weight");
}

/** The upper edge of the first photo is what has to be seen: without scripts the page says so when it is there again. */
async function holdPhoto(page: Page, isScripted: boolean): Promise<void> {
  const spot = page.locator("[name=intent][value='focus:0:50:0']");
  await page.locator("[data-slot=picture-focus] summary").first().click();
  if (isScripted) await expectNoAxeViolations(page);
  await spot.click();
  await expect(spot).toHaveAttribute("aria-pressed", "true");
}

for (const [javaScriptEnabled, language] of [
  [true, "bn"],
  [false, "en"],
] as const) {
  const title = `a shelf is photographed, named and sold, and what is sold is changed (JavaScript ${javaScriptEnabled ? "on" : "off"}, ${language})`;
  test.describe(title, () => {
    test.use({ javaScriptEnabled });
    test(title, async ({ page, port }) => {
      const console = consoleAt(port, language);
      await openDraft(page, console, language);
      const goods = `${console}/shop/${shopOf(page)}/goods`;
      const [first, second] = language === "bn" ? ["কাঁচা আম", "পাটের ব্যাগ"] : ["Green mango", "Jute bag"];
      await sellFromSheet(page, goods, first, javaScriptEnabled);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await sellInColours(page, language, second, javaScriptEnabled);
      const rows = page.locator("[data-slot=row-list] li");
      await expect(rows.filter({ hasText: second }).first()).toBeVisible();

      await follow(page, rows.filter({ hasText: first }).first().locator("a"));
      await page.locator("[name=intent][value=edit]").click();
      await arrive(page, /\/goods\/drafts\/\d+$/);
      await sayFacts(page, language, javaScriptEnabled);
      await holdPhoto(page, javaScriptEnabled);
      await page.locator("[name=price]").fill("১৩০");
      if (javaScriptEnabled) {
        const { saved } = strings[language].productDraft;
        await expect(page.getByRole("status").filter({ hasText: saved.split("{{")[0] })).toBeVisible();
        await page.locator("[name=picture]").setInputFiles(await photo("#1565c0"));
        await expect(page.locator("[data-slot=upload-list] img")).toHaveCount(1);
      }
      await page.locator("[name=intent][value=publish]").click();
      await arrive(page, /\/goods$/);
      await expect(rows.filter({ hasText: first }).first()).toContainText(language === "bn" ? "১৩০" : "130");

      await follow(page, rows.filter({ hasText: first }).first().locator("a"));
      await page.locator("[name=intent][value=copy]").click();
      await arrive(page, /\/goods\/drafts\/\d+$/);
      await expect(page.locator(`[name=name_${language}]`)).toHaveValue(first);
      await page.locator("[name=intent][value=discard]").click();
      await arrive(page, /\/goods$/);
      // Only scripts can take what another app shares.
      if (javaScriptEnabled) await sharePhoto(page, console);
    });
  });
}
