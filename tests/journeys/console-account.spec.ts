import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import {
  consoleAt,
  demoPeople,
  follow,
  shopOf,
  signInToConsole,
  signOutOfConsole,
  submit,
  typeFactor,
} from "./console-parts";
import { expect, test } from "./demo-test";

/** Somebody's own account in the console, with JavaScript and without, each in one language. */

for (const [javaScriptEnabled, language] of [
  [true, "bn"],
  [false, "en"],
] as const) {
  const how = `(JavaScript ${javaScriptEnabled ? "on" : "off"}, ${language})`;
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(`an app for codes is set up, a recovery code of the newest list proves a seller without it, and the app goes again ${how}`, async ({
      page,
      port,
    }) => {
      const console = consoleAt(port, language);
      const say = strings[language].secondFactor;
      await page.goto(console);
      await page.getByRole("link", { name: strings[language].consoleShell.welcome.start }).click();
      await arrive(page, /\/login$/);
      await signInToConsole(page, console, demoPeople.ownerWithCodes[language]);
      await page.goto(`${console}/account`);
      await follow(page, page.locator("main a[href$='/account/second-factor']"));
      await follow(page, page.locator("main a[href$='/second-factor/app']"));
      await typeFactor(page);
      await expect(page.locator("main ol li")).toHaveCount(10);

      const old = await page.locator("main ol li").first().innerText();
      await page.goto(`${console}/account/second-factor/codes`);
      await submit(page);
      await expect(page.locator("main ol li").filter({ hasText: old })).toHaveCount(0);
      const code = await page.locator("main ol li").first().innerText();
      await signOutOfConsole(page, console);
      await signInToConsole(page, console, demoPeople.ownerWithCodes[language]);
      await arrive(page, /\/login\/proof$/);
      await page.locator("main [name=code]").fill(old);
      await submit(page);
      await expect(page.locator("main [role=alert]")).toBeVisible();
      await page.locator("main [name=code]").fill(code);
      await submit(page);
      await arrive(page, (url) => !url.pathname.endsWith("/login/proof"));

      await page.goto(`${console}/account/second-factor`);
      await follow(page, page.locator("main a[href$='/second-factor/app/remove']"));
      await submit(page);
      await arrive(page, /\/account\/second-factor$/);
      await expect(page.getByRole("link", { name: say.authenticatorAdd })).toBeVisible();
    });

    test(`a shop's poster and the terms are read, the console is put on a phone, and a page that is none says so ${how}`, async ({
      page,
      port,
    }) => {
      const console = consoleAt(port, language);
      const say = strings[language].consoleShell;
      await signInToConsole(page, console, demoPeople.managerOnPaper[language]);
      await arrive(page, /\/shop\/[a-z0-9]+$/);
      await page.goto(`${console}/shop/${shopOf(page)}/app`);
      const kept = page.waitForEvent("download");
      await page.locator("main a[href$='/app/poster']").click();
      expect((await kept).suggestedFilename()).toMatch(/\.pdf$/);

      await page.goto(`${console}/terms`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto(`${console}/install`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.install.title);
      const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
      const answer = await page.goto(new URL(manifest ?? "", page.url()).href);
      expect(((await answer?.json()) as { id: string }).id).toBe("/");
      expect((await page.goto(`${console}/offline`))?.status()).toBe(200);
      expect((await page.goto(`${console}/nothing`))?.status()).toBe(404);
      await expect(page.locator("main")).toContainText(say.failure[404].title);
    });
  });
}
